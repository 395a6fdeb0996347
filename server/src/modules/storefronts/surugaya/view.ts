import type { SearchDeps } from '../../search/index.ts';
import { SEARCH_MESSAGES } from '@hako/contract/search/messages';
import type { SurugayaCard, SurugayaItem } from '@hako/contract/marketplaces/surugaya';
import type { Static } from 'typebox';
import { yenFigure } from '../../../kernel/wording.ts';
import { type Listing, type ListingCard, SITES } from '../../marketplaces/index.ts';

type Row = Static<typeof SurugayaCard>;
type Item = Static<typeof SurugayaItem>;
type Titles = Pick<SearchDeps['translation'], 'titleNow'>;

/** A card of Suruga-ya, names in Vietnamese beside the Japanese ones. */
export function surugayaRowOf(translation: Titles, card: ListingCard): Row {
  const vietnamese = (text: string) => translation.titleNow(text).text;
  const { shop, seller } = card;
  return {
    id: card.code,
    code: card.code,
    site_code: SITES.surugaya.siteCode,
    name: vietnamese(card.title),
    name_ja: card.title,
    url: card.url,
    image: card.pictures[0] ?? '',
    price: card.price.current ?? 0,
    list_price: shop?.listPrice ?? null,
    currency: 'JPY',
    stock: card.status === 'open',
    is_own: shop?.isOwn ?? false,
    seller: { id: seller.id, name: seller.name },
    condition: card.condition,
    condition_name: SEARCH_MESSAGES.conditions[card.condition],
    brand: card.brand ?? null,
    category_name: vietnamese(card.categoryPath.at(-1)?.name ?? ''),
    shipping_fee: card.shipping.fee ?? null,
    shipping_note: shippingNoteOf(card),
    isItemSavedCart: false,
  };
}

/** A product of Suruga-ya with what is written about it. */
export function surugayaItemOf(translation: Titles, listing: Listing): Item {
  const vietnamese = (text: string) => translation.titleNow(text).text;
  return {
    ...surugayaRowOf(translation, listing),
    images: [...listing.pictures],
    description: listing.descriptionText,
    quantity: listing.quantity,
    categories: listing.categoryPath.map(({ id, name }) => ({
      id,
      name: vietnamese(name),
      name_ja: name,
    })),
    attributes: (listing.attributes ?? []).map(({ name, value }) => ({
      name,
      name_vi: vietnamese(name),
      value,
    })),
    is_adult: listing.isAdultOnly ?? false,
  };
}

function shippingNoteOf({ shipping, shop }: ListingCard): string {
  const { surugaya: say } = SEARCH_MESSAGES;
  if (shipping.payer === 'seller') return say.freeDelivery;
  if (shipping.fee !== undefined) return say.mailOrderFee.replace('{fee}', yenFigure(shipping.fee));
  return shop?.isOwn === false ? say.deliveryByShop : say.deliveryInBasket;
}
