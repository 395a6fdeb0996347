import type { SearchDeps } from '../../search/index.ts';
import type { RakutenRankedRow } from '@hako/contract/marketplaces/rakuten-items';
import type { Static } from 'typebox';
import type { ListingCard } from '../../marketplaces/index.ts';
import {
  inStock,
  minuteJst,
  postageOf,
  reviewsOf,
  storeOf,
  TAKES_CARDS,
  TAX_INCLUDED,
} from './words.ts';

type RankedRow = Static<typeof RakutenRankedRow>;
type Titles = Pick<SearchDeps['translation'], 'titleNow'>;

/** A place of the ranking in the names of the web service, which the mobile client reads. */
export function rakutenRankedOf(translation: Titles, card: ListingCard, rank: number): RankedRow {
  const pictures = (size: number) =>
    (card.pictures.length > 0 ? card.pictures : ['']).map((address) => ({
      imageUrl: sized(address, size),
    }));
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
const sized = (address: string, pixels: number): string =>
  address === '' ? '' : `${address}?_ex=${pixels}x${pixels}`;
