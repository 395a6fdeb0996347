import type { SearchDeps } from '../../search/index.ts';
import { SEARCH_MESSAGES } from '@hako/contract/search/messages';
import type { MercariCard, readMercariItemEndpoint } from '@hako/contract/marketplaces/mercari';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { Static } from 'typebox';
import type { Condition, Listing, ListingCard } from '../../marketplaces/index.ts';

export type MercariRow = Static<typeof MercariCard>;
type Product = EndpointReply<typeof readMercariItemEndpoint>['data']['product'];
type Titles = Pick<SearchDeps['translation'], 'titleNow'>;

const CONDITION_IDS: Readonly<Record<Condition, number>> = {
  unknown: 0,
  new: 1,
  'like-new': 2,
  good: 3,
  fair: 4,
  poor: 5,
  junk: 6,
  used: 0,
};
/** The mobile client translates these five phrases itself; the others go out as they are. */
const CONDITION_NAMES: Readonly<Record<Condition, string>> = {
  new: '新品、未使用',
  'like-new': '未使用に近い',
  good: '目立った傷や汚れなし',
  fair: 'やや傷や汚れあり',
  poor: '傷や汚れあり',
  junk: '全体的に状態が悪い',
  used: SEARCH_MESSAGES.conditions.used,
  unknown: SEARCH_MESSAGES.conditions.unknown,
};

/** A card as the mobile client reads it. What a card does not know is 0 or ''. */
export const mercariRowOf = (translation: Titles, card: ListingCard): MercariRow => ({
  id: card.code,
  code: card.code,
  name: translation.titleNow(card.title).text,
  image: card.pictures[0] ?? '',
  price: card.price.current ?? 0,
  num_comments: 0,
  num_likes: 0,
  pager_id: 0,
  status: card.status === 'open' ? 'on_sale' : card.status === 'reserved' ? 'trading' : 'sold_out',
  url: card.url,
  item_type: card.isShopItem ? 'ITEM_TYPE_BEYOND' : 'ITEM_TYPE_MERCARI',
  isItemSavedCart: false,
});

const wholeOf = (id: string | undefined): number =>
  id !== undefined && /^\d{1,15}$/.test(id) ? Number(id) : 0;

/** An item as the mobile client reads it. */
export function mercariProductOf(translation: Titles, listing: Listing): Product {
  const row = mercariRowOf(translation, listing);
  const { seller, shipping, categoryPath } = listing;
  const own = categoryPath.at(-1);
  const parent = categoryPath.at(-2);
  const root = categoryPath[0];
  const good = seller.goodCount ?? 0;
  const bad = seller.badCount ?? 0;
  return {
    id: row.id,
    code: row.code,
    name: listing.title,
    name_vi: row.name,
    description: listing.descriptionText,
    url: row.url,
    price: row.price,
    status: row.status,
    condition: { id: CONDITION_IDS[listing.condition], name: CONDITION_NAMES[listing.condition] },
    shipping_payer: { id: shipping.payer === 'seller' ? 2 : 1, name: shipping.payer },
    shipping_from_area: { id: shipping.fromPrefecture ?? 99, name: '' },
    num_like: listing.likeCount ?? 0,
    num_comment: 0,
    liked: false,
    image: row.image,
    thumbnails: [...listing.pictures],
    seller: {
      id: wholeOf(seller.id),
      name: seller.name,
      photo_url: '',
      photo_thumbnail_url: '',
      ratings: { good, normal: 0, bad },
      num_ratings: good + bad,
      score: good - bad,
      star_rating_score: Math.round((seller.ratingPercent ?? 0) / 20),
      is_official: seller.isStore,
    },
    category: {
      id: wholeOf(own?.id),
      name: own?.name ?? '',
      root_category_id: wholeOf(root?.id),
      root_category_name: root?.name ?? '',
      parent_category_id: wholeOf(parent?.id),
      parent_category_name: parent?.name ?? '',
    },
    item_type: row.item_type,
  };
}
