import type { OutageKind } from '../../../kernel/outage.ts';
import type { Asker, LandedEstimate, PriceBasis } from '../../pricing/index.ts';
import type { ListingCard, ListingPage, Marketplace } from '../../marketplaces/index.ts';
import type { SearchDeps } from '../deps.ts';
import { type MergedSort, placeOf } from './rules/merge-order.ts';
import { type Candidate, createMergedList, type MergedList } from './rules/merged-list.ts';
import { type OwnFilters, passes } from './rules/own-filters.ts';
import type { ReadPage } from './rules/page-drift.ts';
import { ALONE } from './rules/product-identity.ts';
import { relevanceOf } from './rules/relevance.ts';
import { knownEstimate } from './known-estimates.ts';
import type { KeptPage } from '../catalog/page-cache.ts';
import type { Asked } from './title-reader.ts';
import type { Opening } from '../catalog/search-catalog.ts';
import type { Card } from '../catalog/card.ts';

/** What is asked of one list over all sites. */
export interface MergedSearch {
  readonly keyword: string;
  /** Wire names; all configured sites when undefined. */
  readonly sites: readonly string[] | undefined;
  readonly isKeywordTranslated: boolean;
  readonly sort: MergedSort;
  /** Groups a page. */
  readonly size: number;
  readonly filters: OwnFilters;
  /** Who asks; those whom everything costs the same share one search. */
  readonly asker: Asker;
}

/** A listing in a list, with what was worked out about it. */
export interface Entry extends Candidate {
  readonly listing: ListingCard;
  readonly estimate: LandedEstimate | undefined;
  /** Made when it is first shown. */
  card?: Card;
}

/** How far one site has been read for one search. */
export interface SiteRun {
  readonly marketplace: Marketplace;
  readonly order: number;
  state: 'waiting' | 'answered' | 'kept' | 'missing';
  kind: OutageKind | undefined;
  ageSeconds: number | undefined;
  total: number | undefined;
  isPartialMatch: boolean;
  leftOut: number;
  tookMs: number;
  hasMore: boolean;
  /** The last place that it told, in the order of the list. */
  frontier: number | undefined;
  /** The pages that were read, the last ones only. */
  pages: ReadPage[];
}

/** One search and everything that was told of it: a snapshot that lives some minutes. */
export interface Run {
  readonly asked: MergedSearch;
  readonly opening: Opening;
  readonly words: Asked;
  readonly prices: PriceBasis | undefined;
  readonly list: MergedList<Entry>;
  /** What each listing that was read lands at, told or waiting. */
  readonly landed: Map<string, number>;
  readonly sites: readonly SiteRun[];
  readonly startedMs: number;
}

/** What a site is asked for at once. */
export const SITE_PAGE = 40;
const PAGES_REMEMBERED = 4;

export function createRun(
  given: Omit<Run, 'list' | 'landed' | 'sites'>,
  marketplaces: readonly Marketplace[],
): Run {
  return {
    ...given,
    list: createMergedList<Entry>(given.asked.sort),
    landed: new Map(),
    sites: marketplaces.map((marketplace, order) => ({
      marketplace,
      order,
      state: 'waiting',
      kind: undefined,
      ageSeconds: undefined,
      total: undefined,
      isPartialMatch: false,
      leftOut: 0,
      tookMs: 0,
      hasMore: false,
      frontier: undefined,
      pages: [],
    })),
  };
}

/** Puts a page of a site into the list. A page that is read again adds what moved onto it and changes nothing else. */
export function addPage(
  deps: SearchDeps,
  run: Run,
  site: SiteRun,
  number: number,
  { page, readAtMs }: KeptPage,
  isAgain = false,
): void {
  const nowMs = deps.clock.now().getTime();
  const ageSeconds = Math.max(0, Math.floor((deps.clock.monotonicMs() - readAtMs) / 1_000));
  const entries: Entry[] = [];
  for (const [index, listing] of page.listings.entries()) {
    const entry = entryOf(deps, run, site, listing, {
      rank: (number - 1) * SITE_PAGE + index,
      page,
      ageSeconds,
      nowMs,
    });
    if (entry) entries.push(entry);
    else if (!isAgain) site.leftOut++;
  }
  run.list.add(entries);
  for (const { key, landed } of entries) if (landed !== undefined) run.landed.set(key, landed);
  if (isAgain) return;
  site.total = page.total;
  site.isPartialMatch ||= page.isPartialMatch;
  site.hasMore = page.hasMore;
  for (const entry of entries)
    site.frontier = Math.max(
      site.frontier ?? Number.MIN_SAFE_INTEGER,
      placeOf(entry, run.asked.sort),
    );
  site.pages = [...site.pages, { page: number, readAtMs, keys: page.listings.map(keyOf) }].slice(
    -PAGES_REMEMBERED,
  );
}

export const keyOf = ({ site, code }: ListingCard): string => `${site}:${code}`;

interface Found {
  readonly rank: number;
  readonly page: ListingPage;
  readonly ageSeconds: number;
  readonly nowMs: number;
}

/** Undefined: it does not pass the filters. */
function entryOf(
  deps: SearchDeps,
  run: Run,
  site: SiteRun,
  listing: ListingCard,
  { rank, page, ageSeconds, nowMs }: Found,
): Entry | undefined {
  const estimate = run.prices && knownEstimate(deps.pricing, listing, run.prices);
  const isBanned = estimate?.flags.some(({ rule }) => rule === 'block') ?? false;
  if (!passes(listing, { landed: estimate?.likely, isBanned }, run.asked.filters, nowMs))
    return undefined;
  const title = deps.titles.read(listing);
  const standing = {
    listing,
    rank,
    ageSeconds,
    isBanned,
    matched: run.words.countIn(title),
    isAccessory: title.isAccessory,
    isPartialMatch: page.isPartialMatch,
  };
  return {
    key: keyOf(listing),
    listing,
    estimate,
    landed: estimate?.likely,
    relevance: relevanceOf(standing, run.words, nowMs),
    rank,
    siteOrder: site.order,
    // The lowest price of several variants is not the price of the one that the title names.
    identity: listing.price.highest === undefined ? title.identity : ALONE,
    fixedPrice: listing.auction ? undefined : listing.price.current,
  };
}
