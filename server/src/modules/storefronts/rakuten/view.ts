import type { Search, SearchDeps } from '../../search/index.ts';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type {
  RakutenDealRow,
  RakutenPopularRow,
  RakutenRow,
} from '@hako/contract/marketplaces/rakuten';
import type { readRakutenItemEndpoint } from '@hako/contract/marketplaces/rakuten-items';
import type { Static } from 'typebox';
import type { Listing, ListingCard } from '../../marketplaces/index.ts';
import {
  inStock,
  minuteJst,
  postageOf,
  reviewsOf,
  storeOf,
  TAKES_CARDS,
  TAX_INCLUDED,
} from './words.ts';

type Row = Static<typeof RakutenRow>;
type PopularRow = Static<typeof RakutenPopularRow>;
type DealRow = Static<typeof RakutenDealRow>;
type Item = EndpointReply<typeof readRakutenItemEndpoint>['data'];
type Titles = Pick<SearchDeps['translation'], 'titleNow'>;

function shownOf(translation: Titles, card: ListingCard) {
  return {
    code: card.code,
    name: translation.titleNow(card.title).text,
    name_ja: card.title,
    description: card.shop?.catchcopy ?? '',
    category: card.categoryPath.at(-1)?.id ?? '',
    price: card.price.current ?? 0,
    url: card.url,
    image: card.pictures[0] ?? '',
    thumbnails: [...card.pictures],
    review: card.shop?.review?.average ?? 0,
    startTime: '',
    endTime: minuteJst(card.endsAt),
    store: storeOf(card),
  };
}
const flagsOf = (card: ListingCard) => ({
  availability: inStock(card),
  tax: TAX_INCLUDED,
  creditCard: TAKES_CARDS,
  postage: postageOf(card),
  tagIds: [],
});

/** A hit of the search as the mobile client reads it. What a card does not know is 0, '' or empty. */
export const rakutenRowOf = (translation: Titles, card: ListingCard): Row => ({
  ...shownOf(translation, card),
  ...flagsOf(card),
  reviewCount: reviewsOf(card),
});

export const rakutenPopularOf = (translation: Titles, card: ListingCard): PopularRow => ({
  ...shownOf(translation, card),
  ...flagsOf(card),
  review_count: reviewsOf(card),
  isItemSavedCart: false,
});

export const rakutenDealOf = (translation: Titles, card: ListingCard): DealRow => ({
  ...shownOf(translation, card),
  availability: inStock(card),
  tax: String(TAX_INCLUDED),
  creditCard: String(TAKES_CARDS),
  postage: String(postageOf(card)),
  tagIds: '',
  review_count: reviewsOf(card),
  isItemSavedCart: false,
  discount_rate: claimedDiscount(card.title),
  id: card.code,
  guid: '',
  review_url: '',
});

/** Percent off that a shop writes into the name of its goods; what a coupon or points would bring is not for our customer. */
export function claimedDiscount(title: string): number {
  const claims = [...title.normalize('NFKC').matchAll(/(\d{1,2})\s*%\s*(?:OFF|オフ|引き?)/gi)];
  const own = claims.find(
    ({ index }) =>
      !/クーポン|ポイント|最大/.test(title.normalize('NFKC').slice(Math.max(0, index - 8), index)),
  );
  return Number(own?.[1] ?? 0);
}

/** An item as the mobile client reads it. */
export function rakutenItemOf(translation: Titles, listing: Listing): Item {
  const vietnamese = (text: string) => translation.titleNow(text).text;
  const { categoryPath, shop } = listing;
  return {
    code: listing.code,
    url: listing.url,
    name: listing.title,
    name_vi: vietnamese(listing.title),
    price: listing.price.current ?? 0,
    startTime: '',
    endTime: minuteJst(listing.endsAt),
    description: listing.descriptionText,
    catchcopy: shop?.catchcopy ?? '',
    availability: inStock(listing),
    taxFlag: TAX_INCLUDED,
    postageFlag: postageOf(listing),
    pointRate: shop?.pointPercent ?? 1,
    category_id: categoryPath.at(-1)?.id ?? '',
    categories: categoryPath.map(({ id, name }) => ({ id, name, name_vi: vietnamese(name) })),
    tags: [],
    attributes: (listing.attributes ?? []).map(({ name, value }) => ({
      name,
      name_vi: vietnamese(name),
      value,
      value_vi: vietnamese(value),
    })),
    images: [...listing.pictures],
    store: storeOf(listing),
    ratting: { count: reviewsOf(listing), total: shop?.review?.average ?? 0 },
    jan: listing.jan ?? '',
    condition: listing.condition,
  };
}

/** A category with what lies below it; without names when the site does not know it. */
export const rakutenCategoryOf = (
  code: string,
  { current, children }: Awaited<ReturnType<Search['readCategories']>>,
) => ({
  ...(current ?? { id: code, name: '', name_vi: '' }),
  children: children.map(({ id, name, name_vi, is_leaf }) => ({ id, name, name_vi, is_leaf })),
});
