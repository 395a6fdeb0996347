import type { SearchDeps } from '../../search/index.ts';
import { SEARCH_MESSAGES } from '@hako/contract/search/messages';
import type { ShoppingCard, ShoppingItem } from '@hako/contract/marketplaces/shopping';
import type { Static } from 'typebox';
import type { Listing, ListingCard } from '../../marketplaces/index.ts';

export type ShoppingRow = Static<typeof ShoppingCard>;
type Item = Static<typeof ShoppingItem>;
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

/** An item as the specification and the mobile client read it. */
export function shoppingItemOf(translation: Titles, listing: Listing): Item {
  const vietnamese = (text: string) => translation.titleNow(text).text;
  const { seller, shop } = listing;
  const price = listing.price.current ?? 0;
  const isFree = listing.shipping.payer === 'seller';
  return {
    code: listing.code,
    name: listing.title,
    name_vi: vietnamese(listing.title),
    url: listing.url,
    condition: conditionOf(listing),
    headline: shop?.catchcopy ?? null,
    description: listing.descriptionText,
    caption: listing.descriptionHtml,
    releaseDate: shop?.releasedOn ?? null,
    additional1: null,
    additional2: null,
    additional3: null,
    images: [...listing.pictures],
    price,
    priceLabel: {
      FixedPrice: shop?.listPrice ?? null,
      DefaultPrice: shop?.listPrice ?? price,
      TaxExcludedDefaultPrice: null,
      SalePrice: shop?.listPrice === undefined ? null : String(price),
      TaxExcludedSalePrice: null,
      MemberPrice: null,
      taxExcludedMemberPrice: null,
      PeriodStart: null,
      PeriodEnd: null,
      SubscriptionPrice: null,
      TaxExcludedSubscriptionPrice: null,
    },
    shipping: {
      Code: isFree ? '2' : null,
      Name: isFree ? '送料無料' : null,
      name_vi: isFree
        ? SEARCH_MESSAGES.shopping.freeShipping
        : SEARCH_MESSAGES.shopping.unknownShipping,
    },
    point: {
      amount:
        shop?.pointPercent === undefined ? null : Math.floor((price * shop.pointPercent) / 100),
      Times: shop?.pointPercent === undefined ? null : Math.floor(shop.pointPercent),
      PremiumAmount: null,
      PremiumTimes: null,
    },
    review: {
      Rate: (shop?.review?.average ?? 0).toFixed(2),
      Count: String(shop?.review?.count ?? 0),
      Url: '',
    },
    store: {
      id: seller.id,
      name: seller.name,
      sellerType: null,
      url: storeUrl(seller.id),
      ratings: {
        Rate: seller.stars ? seller.stars.average.toFixed(2) : null,
        Count: seller.stars ? String(seller.stars.count) : null,
        Total: seller.stars ? String(seller.stars.count) : null,
        DetailRate: null,
      },
      image: null,
      point: null,
      inventoryMessage: listing.dispatch ?? null,
      sameDayDelivery: null,
      expressDelivery: null,
    },
    orders: (listing.options ?? []).map(({ name, values }) => ({
      Name: name,
      name_vi: vietnamese(name),
      Options: values.map((value) => ({ Value: value, value_vi: vietnamese(value) })),
    })),
    variants: listing.variants.map(({ id, name, quantity }) => ({
      id,
      name,
      name_vi: vietnamese(name),
      quantity,
    })),
    brand: listing.brand ?? null,
    jan: listing.jan ?? null,
    category_id: listing.categoryPath.at(-1)?.id ?? null,
    categories: listing.categoryPath.map(({ id, name }) => ({
      id,
      name,
      name_vi: vietnamese(name),
    })),
    availability: listing.status === 'open' ? 'instock' : 'outofstock',
  };
}

/** The client shows used as used and everything else as new, so what is not known is null. */
const conditionOf = ({ condition }: ListingCard): string | null =>
  condition === 'unknown' ? null : condition === 'new' ? 'new' : 'used';

const storeUrl = (id: string): string =>
  `https://store.shopping.yahoo.co.jp/${encodeURIComponent(id)}/`;
const wholeOf = (id: string): number | null => (/^\d{1,15}$/.test(id) ? Number(id) : null);
