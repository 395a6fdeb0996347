import type { EndpointReply } from '@hako/contract/endpoint';
import type { RakutenDealRow, RakutenPopularRow, RakutenRankedRow, RakutenRow, readRakutenItemEndpoint } from '@hako/contract/rakuten';
import type { Static } from 'typebox';
import type { Listing, ListingCard } from '../marketplaces/index.ts';
import type { SearchDeps } from './deps.ts';

type Row = Static<typeof RakutenRow>;
type PopularRow = Static<typeof RakutenPopularRow>;
type DealRow = Static<typeof RakutenDealRow>;
type RankedRow = Static<typeof RakutenRankedRow>;
type Item = EndpointReply<typeof readRakutenItemEndpoint>['data'];
type Titles = Pick<SearchDeps['translation'], 'titleNow'>;

const JST_MS = 9 * 3_600_000;
/** `2026-11-21 10:00`, as Rakuten writes times; empty when there is none. */
const minuteJst = (at: Date | undefined): string =>
  at === undefined ? '' : new Date(at.getTime() + JST_MS).toISOString().slice(0, 16).replace('T', ' ');

const storeOf = ({ seller }: ListingCard) => ({ code: seller.id, name: seller.name, url: `https://www.rakuten.co.jp/${seller.id}/` });
const inStock = ({ status }: ListingCard): number => (status === 'open' ? 1 : 0);
/** 0 included, 1 to pay: the flag of an answer, the other way round than that of a question. */
const postageOf = ({ shipping }: ListingCard): number => (shipping.payer === 'seller' ? 0 : 1);
/** Our prices always have the tax in them; every shop of the mall takes cards (281 of 281 recorded items). */
const TAX_INCLUDED = 0;
const TAKES_CARDS = 1;

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
const reviewsOf = ({ shop }: ListingCard): number => shop?.review?.count ?? 0;

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
  const own = claims.find(({ index }) => !/クーポン|ポイント|最大/.test(title.normalize('NFKC').slice(Math.max(0, index - 8), index)));
  return Number(own?.[1] ?? 0);
}

/** A place of the ranking in the names of the web service, which the mobile client reads. */
export function rakutenRankedOf(translation: Titles, card: ListingCard, rank: number): RankedRow {
  const pictures = (size: number) => (card.pictures.length > 0 ? card.pictures : ['']).map((address) => ({ imageUrl: sized(address, size) }));
  return {
    rank,
    itemCode: card.code,
    itemName: translation.titleNow(card.title).text,
    itemName_ja: card.title,
    itemPrice: String(card.price.current ?? 0),
    itemCaption: '',
    catchcopy: card.shop?.catchcopy ?? '',
    itemUrl: card.url,
    smallImageUrls: pictures(64),
    mediumImageUrls: pictures(128),
    imageFlag: card.pictures.length > 0 ? 1 : 0,
    availability: inStock(card),
    taxFlag: TAX_INCLUDED,
    postageFlag: postageOf(card),
    creditCardFlag: TAKES_CARDS,
    startTime: '',
    endTime: minuteJst(card.endsAt),
    reviewAverage: String(card.shop?.review?.average ?? '0.0'),
    reviewCount: reviewsOf(card),
    pointRate: card.shop?.pointPercent ?? 1,
    pointRateStartTime: '',
    pointRateEndTime: '',
    affiliateRate: '0.0',
    affiliateUrl: '',
    shopCode: card.seller.id,
    shopName: card.seller.name,
    shopUrl: storeOf(card).url,
    shopAffiliateUrl: '',
    shopOfTheYearFlag: 0,
    shipOverseasFlag: 0,
    shipOverseasArea: '',
    asurakuFlag: card.shop?.availability === undefined ? 0 : 1,
    asurakuArea: '',
    asurakuClosingTime: card.shop?.availability?.replace(/^あす楽 ?/, '') ?? '',
    carrier: 0,
    genreId: card.categoryPath.at(-1)?.id ?? '',
  };
}

/** Rakuten's picture host gives any size that it is asked for. */
const sized = (address: string, pixels: number): string => (address === '' ? '' : `${address}?_ex=${pixels}x${pixels}`);

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
    attributes: (listing.attributes ?? []).map(({ name, value }) => ({ name, name_vi: vietnamese(name), value, value_vi: vietnamese(value) })),
    images: [...listing.pictures],
    store: storeOf(listing),
    ratting: { count: reviewsOf(listing), total: shop?.review?.average ?? 0 },
    jan: listing.jan ?? '',
    condition: listing.condition,
  };
}
