import { LRUCache } from 'lru-cache';
import { Outage } from '../../../kernel/outage.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Listing, ListingPage, ListingQuery, Site } from '../../marketplaces/index.ts';
import type { SearchDeps } from '../deps.ts';
import { comparisonWordsOf, type Word, wordsOf } from './rules/comparison-words.ts';
import { type AskedWords, ofCondition, readWords } from '../catalog/read-words.ts';
import { tidyKeyword } from '../catalog/rules/keyword-rules.ts';
import { type SoldListing, soldListingOf } from './sold-listing.ts';
import { listSold, saveSold } from './sold-store.ts';
import { type SiteSold, typicalPriceReplyOf } from './typical-price-view.ts';
import { findShownListing } from '../catalog/item/read-catalog-item.ts';
import { pricesNow } from '../catalog/price-basis.ts';
import type { TypicalPriceReply } from './typical-price-view.ts';
import { upTo } from '../../../kernel/up-to.ts';

export interface TypicalPriceQuestion {
  readonly site?: string | undefined;
  readonly code?: string | undefined;
  readonly keyword?: string | undefined;
  readonly isKeywordTranslated: boolean;
}

/** Sites that keep what was sold and let it be searched. */
const SOLD_SITES: readonly Site[] = ['auction', 'mercari', 'paypay'];
const ASKED_AT_ONCE = 100;
const DEADLINE_MS = 5_000;
/** Older prices say little about today's. */
const SAMPLE_DAYS = 180;
const SAMPLE_SIZE = 400;
const DAY_MS = 86_400_000;
/** Sold goods become more by the day, not by the minute. */
const SERVES_MS = 600_000;

/** What is compared: goods with these words, of a condition that was named. */
interface Asked {
  readonly words: readonly Word[];
  readonly condition: AskedWords['condition'];
}

interface Sample {
  readonly sold: readonly SoldListing[];
  readonly sites: readonly SiteSold[];
}

/**
 * What goods like a listing, or like a keyword, were sold for. Sites are asked for what they sold, whatever they tell is kept, and what we
 * kept before counts too. A silent site is named. Refusals `request.invalid` without a question, `marketplaces.no-such-listing`.
 */
export const readTypicalPrice = (deps: SearchDeps) => {
  const samples = new LRUCache<
    string,
    { readonly sample: Promise<Sample>; readonly untilMs: number }
  >(upTo(1_000));

  const sampleOf = ({ words, condition }: Asked): Promise<Sample> => {
    const key = `${condition ?? ''} ${words.map(({ folded }) => folded).join(' ')}`;
    const known = samples.get(key);
    if (known && deps.clock.monotonicMs() < known.untilMs) return known.sample;
    const sample = gather(deps, { words, condition });
    samples.set(key, { sample, untilMs: deps.clock.monotonicMs() + SERVES_MS });
    const forget = () => samples.delete(key);
    // A sample that lacks a site is better asked for again.
    sample.then(({ sites }) => sites.some(({ outage }) => outage) && forget(), forget);
    return sample;
  };

  return async (asked: TypicalPriceQuestion): Promise<TypicalPriceReply> => {
    const { listing, words, condition } = await subjectOf(deps, asked);
    const [{ sold, sites }, prices] = await Promise.all([
      words ? sampleOf({ words, condition }) : { sold: [], sites: [] },
      pricesNow(deps, undefined),
    ]);
    return typicalPriceReplyOf(deps, {
      listing,
      words,
      sold: sold.filter(({ code }) => code !== listing?.code),
      sites,
      prices,
      days: SAMPLE_DAYS,
    });
  };
};

async function subjectOf(
  deps: SearchDeps,
  { site, code, keyword, isKeywordTranslated }: TypicalPriceQuestion,
): Promise<Partial<Asked> & { listing?: Listing }> {
  if (site !== undefined && code !== undefined) {
    const listing = await findShownListing(deps, site, code, 600_000);
    const words = comparisonWordsOf(listing.title, listing.brand);
    return { listing, ...(words && { words }) };
  }
  const typed = tidyKeyword(keyword ?? '');
  if (typed === '') throw new Refusal('request.invalid', { field: 'q' });
  const { japanese, condition } = await readWords(deps, typed, isKeywordTranslated);
  const words = wordsOf(japanese);
  return words.length > 0 ? { words, condition } : {};
}

async function gather(deps: SearchDeps, { words, condition }: Asked): Promise<Sample> {
  const narrowed = ofCondition(condition);
  const keyword = words.map(({ surface }) => surface).join(' ');
  const sites = await Promise.all(
    SOLD_SITES.flatMap((site) =>
      deps.marketplaces.find(site) ? [askSold(deps, site, { ...narrowed, keyword })] : [],
    ),
  );
  const now = deps.clock.now();
  await saveSold(
    deps.db,
    sites.flatMap(({ found }) => found),
    now,
  );
  const folded = [...new Set(words.map((word) => word.folded))];
  return {
    sold: await listSold(
      deps.db,
      { words: folded, ...narrowed },
      new Date(now.getTime() - SAMPLE_DAYS * DAY_MS),
      SAMPLE_SIZE,
    ),
    sites,
  };
}

async function askSold(
  deps: SearchDeps,
  site: Site,
  asked: Pick<ListingQuery, 'keyword' | 'conditions'>,
): Promise<SiteSold & { found: SoldListing[] }> {
  let page: ListingPage;
  try {
    page = await deps.marketplaces
      .read(site)
      .search(
        { ...asked, status: 'sold', sort: 'newest', size: ASKED_AT_ONCE },
        { timeoutMs: DEADLINE_MS },
      );
  } catch (failure) {
    if (!(failure instanceof Outage)) throw failure;
    deps.log.warn(
      { site, kind: failure.kind, missing: failure.missing },
      'a site did not tell what it sold',
    );
    return { site, total: undefined, average: undefined, outage: failure.kind, found: [] };
  }
  // What matches only some of the words is something else.
  if (page.isPartialMatch)
    return { site, total: 0, average: undefined, outage: undefined, found: [] };
  return {
    site,
    total: page.total,
    average: page.statistics?.average,
    outage: undefined,
    found: page.listings.flatMap((card) => soldListingOf(card) ?? []),
  };
}
