import type { SearchDeps } from '../../search/index.ts';
import type { ShoppingCard } from '@hako/contract/marketplaces/shopping';
import type { Static } from 'typebox';
import type { ListingCard } from '../../marketplaces/index.ts';

export type ShoppingRow = Static<typeof ShoppingCard>;
type Titles = Pick<SearchDeps['translation'], 'titleNow'>;

/** A card as the mobile client reads it. */
export function shoppingRowOf(translation: Titles, card: ListingCard): ShoppingRow {
  const vietnamese = (text: string) => translation.titleNow(text).text;
  const { seller, shop } = card;
  const category = card.categoryPath.at(-1);
  const price = card.price.current ?? 0;
  const listPrice = shop?.listPrice;
  return {
    isItemSavedCart: false,
    code: card.code,
    name: vietnamese(card.title),
    name_ja: card.title,
    description: shop?.catchcopy ?? null,
    category: category
      ? {
          id: wholeOf(category.id),
          name: category.name,
          name_vi: vietnamese(category.name),
          depth: card.categoryPath.length,
        }
      : null,
    brand: card.brand === undefined ? null : { id: null, name: card.brand },
    stock: card.status === 'open',
    price,
    priceLabel: {
      taxable: true,
      defaultPrice: listPrice ?? price,
      discountedPrice: listPrice === undefined ? null : price,
      fixedPrice: listPrice ?? null,
      premiumPrice: null,
      periodStart: null,
      periodEnd: null,
    },
    releaseDate:
      shop?.releasedOn === undefined
        ? null
        : Date.parse(`${shop.releasedOn}T00:00:00+09:00`) / 1_000,
    review: { count: shop?.review?.count ?? 0, url: '', rate: shop?.review?.average ?? 0 },
    seller: {
      sellerId: seller.id,
      name: seller.name,
      url: storeUrl(seller.id),
      isBestSeller: null,
      review: { count: seller.stars?.count ?? 0, rate: seller.stars?.average ?? 0 },
      imageId: null,
    },
    condition: conditionOf(card),
    freeship: card.shipping.payer === 'seller',
    url: card.url,
    image: card.pictures[0] ?? '',
  };
}

/** The client shows used as used and everything else as new, so what is not known is null. */
export const conditionOf = ({ condition }: ListingCard): string | null =>
  condition === 'unknown' ? null : condition === 'new' ? 'new' : 'used';

/** The page of a store. */
export const storeUrl = (id: string): string =>
  `https://store.shopping.yahoo.co.jp/${encodeURIComponent(id)}/`;
const wholeOf = (id: string): number | null => (/^\d{1,15}$/.test(id) ? Number(id) : null);
