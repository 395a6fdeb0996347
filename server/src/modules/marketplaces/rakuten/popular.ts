import type { Clock } from '../../../kernel/clock.ts';
import type { ListingCard } from '../listing.ts';
import type { DealCapability, RankingCapability } from '../marketplace.ts';
import { cardOfItem, type PathOfGenre } from './card.ts';
import type { RakutenClient } from './client.ts';
import { createMemory } from '../../../platform/memory.ts';
import { readRows } from '../reading/rows.ts';
import { sharedOptions } from '../reading/shared-options.ts';
import { HITS, PAGES } from './search-query.ts';
import { GENRE_ID, readItemSearch, readRanking } from './shapes.ts';
import type { CallOptions, ListingPage } from '../listing-query.ts';

/** The ranking of the mall is made anew every quarter of an hour at most; asked more often it would only cost calls. */
const SERVES_MS = 10 * 60_000;
/** 1,000 ranks, 30 a page. */
const RANKING_PAGES = 34;
/** A shop gives one point for 100 yen; more is a campaign. */
const CAMPAIGN_POINTS = 2;

const NOTHING: ListingPage = { listings: [], total: 0, hasMore: false, isPartialMatch: false };

/** What sells best, and what is on campaign: more points than usual, or sold only until a day. */
export function popularOf(
  client: RakutenClient,
  clock: Clock,
  pathOf: PathOfGenre,
): { rankings: RankingCapability; deals: DealCapability } {
  const kept = createMemory<ListingPage>(clock, SERVES_MS, 500);
  const rankingPage = (categoryId: string | undefined, page: number, options?: CallOptions) =>
    kept.read(`ranking ${categoryId ?? ''} ${page}`, () =>
      readRankingPage(client, pathOf, { categoryId, page }, options),
    );
  const campaignPage = (categoryId: string, page: number, options?: CallOptions) =>
    kept.read(`campaign ${categoryId} ${page}`, () =>
      readCampaignPage(client, pathOf, { categoryId, page }, options),
    );
  return {
    rankings: {
      async listRanking({ categoryId, page = 1, size = HITS }, options) {
        if (!isGenre(categoryId)) return NOTHING;
        return partOf(
          (their) =>
            their <= RANKING_PAGES
              ? rankingPage(categoryId, their, options)
              : Promise.resolve(NOTHING),
          page,
          size,
        );
      },
    },
    deals: {
      async listDeals({ categoryId, page = 1, size = HITS }, options) {
        if (!isGenre(categoryId)) return NOTHING;
        if (categoryId !== undefined)
          return partOf((their) => campaignPage(categoryId, their, options), page, size);
        if (page > RANKING_PAGES) return NOTHING;
        const ranking = await rankingPage(undefined, page, options);
        const listings = ranking.listings.filter(isOnCampaign).slice(0, size);
        return { ...ranking, listings, total: listings.length };
      },
    },
  };
}

/** One page of 30 ranks, of the whole mall when no genre is named. */
async function readRankingPage(
  client: RakutenClient,
  pathOf: PathOfGenre,
  { categoryId, page }: { readonly categoryId: string | undefined; readonly page: number },
  options?: CallOptions,
): Promise<ListingPage> {
  // Only the ranking of the whole mall is told by the hour.
  const asked = await client.ask(
    'ranking',
    { page, ...(categoryId ? { genreId: categoryId } : { period: 'realtime' }) },
    sharedOptions(options),
  );
  if (!asked) return NOTHING;
  const ranked = readRanking(asked.json);
  const read = readRows(ranked.rows, (item, index) =>
    cardOfItem(item, `Items.${index}.`, asked.readAt, pathOf),
  );
  return {
    listings: read.rows,
    setAside: [...ranked.setAside, ...read.setAside],
    total: RANKING_PAGES * HITS,
    hasMore: ranked.rows.length + ranked.setAside.length === HITS && page < RANKING_PAGES,
    isPartialMatch: false,
  };
}

/** What brings more points than usual in a genre, the most reviewed first. */
async function readCampaignPage(
  client: RakutenClient,
  pathOf: PathOfGenre,
  { categoryId, page }: { readonly categoryId: string; readonly page: number },
  options?: CallOptions,
): Promise<ListingPage> {
  const params = {
    genreId: categoryId,
    pointRateFlag: 1,
    pointRate: CAMPAIGN_POINTS,
    sort: '-reviewCount',
    hits: HITS,
    page,
    availability: 1,
  };
  const asked = await client.ask('items', params, sharedOptions(options));
  if (!asked) return NOTHING;
  const found = readItemSearch(asked.json);
  const read = readRows(found.items, (item, index) =>
    cardOfItem(item, `Items.${index}.`, asked.readAt, pathOf),
  );
  return {
    listings: read.rows,
    setAside: [...found.setAside, ...read.setAside],
    total: found.count,
    hasMore: found.page < Math.min(found.pageCount, PAGES),
    isPartialMatch: false,
  };
}

const isGenre = (id: string | undefined): boolean => id === undefined || GENRE_ID.test(id);

/** Campaigns end within a month; a later end is how shops write "no end". */
const CAMPAIGN_MS = 31 * 24 * 3_600_000;

const isOnCampaign = ({ shop, endsAt, status, readAt }: ListingCard): boolean =>
  status === 'open' &&
  ((shop?.pointPercent ?? 1) >= CAMPAIGN_POINTS ||
    (endsAt !== undefined && endsAt.getTime() - readAt.getTime() < CAMPAIGN_MS));

/** Our page of any size out of theirs of 30, so that nothing is told twice or left out. */
async function partOf(
  theirPage: (page: number) => Promise<ListingPage>,
  page: number,
  size: number,
): Promise<ListingPage> {
  const from = (page - 1) * size;
  const firstPage = Math.floor(from / HITS) + 1;
  const lastPage = Math.floor((from + size - 1) / HITS) + 1;
  const pages: ListingPage[] = [];
  for (let their = firstPage; their <= lastPage && pages.at(-1)?.hasMore !== false; their++)
    pages.push(await theirPage(their));
  const start = from - (firstPage - 1) * HITS;
  const all = pages.flatMap(({ listings }) => listings);
  const last = pages.at(-1) ?? NOTHING;
  return {
    ...last,
    listings: all.slice(start, start + size),
    hasMore: last.hasMore || all.length > start + size,
  };
}
