import { TYPICAL_PRICE_MESSAGES } from '@hako/contract/search/typical-price-messages';
import { toDong, type Yen } from '../../../kernel/money.ts';
import type { OutageKind } from '../../../kernel/outage.ts';
import { itemPathOf, type Listing, type Site, SITES } from '../../marketplaces/index.ts';
import type { Translation } from '../../translation/index.ts';
import type { PriceBasis } from '../../pricing/index.ts';
import { classOf } from './condition-class.ts';
import type { Word } from './rules/comparison-words.ts';
import type { SoldListing } from './sold-listing.ts';
import {
  LEAST_SAMPLE,
  type Quartiles,
  standingOf,
  type TypicalPrice,
  typicalPriceOf,
} from './rules/typical-price.ts';
import { priceSpreadOf } from '../spread/rules/price-spread.ts';
import type { TypicalPrice as Reply } from '@hako/contract/search/typical-price';
import type { Static } from 'typebox';

/** What one site said about what it sold. */
export interface SiteSold {
  readonly site: Site;
  readonly total: number | undefined;
  readonly average: Yen | undefined;
  readonly outage: OutageKind | undefined;
}

export interface TypicalPriceFacts {
  readonly listing: Listing | undefined;
  /** Undefined: the goods cannot be compared with others. */
  readonly words: readonly Word[] | undefined;
  readonly sold: readonly SoldListing[];
  readonly sites: readonly SiteSold[];
  readonly prices: PriceBasis | undefined;
  readonly days: number;
}

const EXAMPLES = 8;
/** The least width of a bar, whole yen. */
const UNIT_JPY = 1;

/** The typical price as the contract promises it. */
export function typicalPriceReplyOf(
  { translation }: { translation: Pick<Translation, 'titleNow'> },
  facts: TypicalPriceFacts,
): TypicalPriceReply {
  const { listing, words, sold, sites, prices, days } = facts;
  const typical = typicalPriceOf(
    sold.map(({ price, condition, soldAt }) => ({ price, class: classOf(condition), soldAt })),
  );
  const shown = (quartiles: Quartiles | undefined) => (quartiles ? rowOf(quartiles, prices) : null);
  const seen = [...new Set([...sites.map(({ site }) => site), ...sold.map(({ site }) => site)])];
  return {
    keyword: words?.map(({ surface }) => surface).join(' ') ?? '',
    is_enough: typical.quartiles !== undefined,
    price: shown(typical.quartiles),
    spread: priceSpreadOf(
      sold.map(({ price }) => price),
      UNIT_JPY,
    ),
    sample_size: typical.sampleSize,
    least_sample: LEAST_SAMPLE,
    since: typical.since?.toISOString() ?? null,
    until: typical.until?.toISOString() ?? null,
    by_condition: typical.classes.map(({ class: name, sampleSize, quartiles }) => ({
      class: name,
      label: TYPICAL_PRICE_MESSAGES.classes[name],
      sample_size: sampleSize,
      price: shown(quartiles),
    })),
    by_site: seen.map((site) => {
      const told = sites.find((one) => one.site === site);
      return {
        site,
        name: SITES[site].name,
        sample_size: sold.filter((one) => one.site === site).length,
        site_total: told?.total ?? null,
        site_average_jpy: told?.average ?? null,
      };
    }),
    listing: listing ? standingReplyOf(listing, typical) : null,
    examples: sold.slice(0, EXAMPLES).map(({ site, code, title, price, condition, soldAt }) => ({
      site,
      code,
      path: itemPathOf(site, code),
      title,
      title_vi: translation.titleNow(title).text,
      price_jpy: price,
      class: classOf(condition),
      sold_at: soldAt.toISOString(),
    })),
    note: noteOf(words !== undefined, typical, days),
    silent_sites: sites.flatMap(({ site, outage }) =>
      outage
        ? [{ site, message: TYPICAL_PRICE_MESSAGES.partial.replace('{site}', SITES[site].name) }]
        : [],
    ),
  };
}

function rowOf({ low, median, high }: Quartiles, prices: PriceBasis | undefined) {
  const vnd = (amount: Yen) => (prices ? toDong(amount, prices.rate) : null);
  return {
    low_jpy: low,
    median_jpy: median,
    high_jpy: high,
    low_vnd: vnd(low),
    median_vnd: vnd(median),
    high_vnd: vnd(high),
  };
}

/** Against goods as worn as these where enough were sold, else against all. The price of a running auction is not yet a price. */
function standingReplyOf(
  listing: Listing,
  typical: TypicalPrice,
): NonNullable<TypicalPriceReply['listing']> {
  const own = classOf(listing.condition);
  const ofClass =
    own === 'unknown'
      ? undefined
      : typical.classes.find(({ class: name }) => name === own)?.quartiles;
  const quartiles = ofClass ?? typical.quartiles;
  const price = listing.price.buyNow ?? (listing.auction ? undefined : listing.price.current);
  return {
    class: own,
    price_jpy: price ?? null,
    compared_with: quartiles ? (ofClass ? 'class' : 'all') : null,
    standing: quartiles && price !== undefined ? standingOf(price, quartiles) : null,
  };
}

function noteOf(
  isComparable: boolean,
  { quartiles, sampleSize }: TypicalPrice,
  days: number,
): string {
  const { enough, tooFew, notComparable } = TYPICAL_PRICE_MESSAGES;
  if (!isComparable) return notComparable;
  return (quartiles ? enough : tooFew)
    .replace('{count}', String(sampleSize))
    .replace('{days}', String(days))
    .replace('{least}', String(LEAST_SAMPLE));
}

export type TypicalPriceReply = Static<typeof Reply>;
