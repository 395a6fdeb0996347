import { readRows } from '../reading/rows.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Listing } from '../listing.ts';
import type {
  DealCapability,
  Marketplace,
  RankingCapability,
  SellerCapability,
} from '../marketplace.ts';
import { createMemory } from '../../../platform/memory.ts';
import { sharedOptions } from '../reading/shared-options.ts';
import { relatedBySearch } from '../reading/related.ts';
import { broken } from '../reading/shape.ts';
import { openSiteLine } from '../reading/site-line.ts';
import type { SiteBudget } from '../rules/pace.ts';
import { cardOfHit } from './card.ts';
import { categoriesOf } from './categories.ts';
import { createYahooShoppingClient, type YahooShoppingClient } from './client.ts';
import { hitOfLookup, listingOfHit } from './item.ts';
import { cardOfRankingRow } from './ranking.ts';
import { isWithinReach, searchParamsOf } from './search-query.ts';
import { ITEM_CODE, readHit, readRanking, readSearch, SOURCE, STORE_ID } from './shapes.ts';
import type { CallOptions, ListingPage, ListingQuery } from '../listing-query.ts';

export interface YahooShoppingSettings {
  readonly baseUrl: string;
  /** The site allows one call a second for an application id. */
  readonly pacePerSecond: number;
  readonly clock: Clock;
  /** What all our processes together may ask; absent: this one is alone. */
  readonly budget?: SiteBudget;
  /** The "Client ID" of our application at the developer network of Yahoo! JAPAN. */
  readonly applicationId: string;
  readonly timeoutMs?: number;
}

const NOTHING: ListingPage = { listings: [], total: 0, hasMore: false, isPartialMatch: false };

/** Yahoo! Shopping through its web service. Nothing is bought through it: purchases are made by hand at the desk. */
export function createYahooShopping({
  applicationId,
  ...settings
}: YahooShoppingSettings): Marketplace & { close(): Promise<void> } {
  const line = openSiteLine({
    source: SOURCE,
    burst: Math.max(1, settings.pacePerSecond),
    ...settings,
  });
  const client = createYahooShoppingClient(line, applicationId);

  const search = (query: ListingQuery, options?: CallOptions) =>
    searchWith(client, query, {}, options);

  async function findListing(code: string, options?: CallOptions): Promise<Listing | undefined> {
    if (!ITEM_CODE.test(code)) return undefined;
    const { json, readAt } = await client.ask(
      'lookup',
      { itemcode: code, responsegroup: 'large', image_size: '600' },
      options,
    );
    const hit = hitOfLookup(json);
    if (hit === undefined) return undefined;
    const listing = listingOfHit(hit, readAt);
    if (listing.code.toLowerCase() !== code.toLowerCase())
      throw broken(SOURCE, 'Code', `asked for ${code}, got ${listing.code}`);
    return listing;
  }

  return {
    site: 'shopping',
    search,
    findListing,
    sellers: sellersOf(search),
    categories: categoriesOf(client, settings.clock),
    rankings: rankingsOf(client, settings.clock),
    deals: dealsOf(client, settings.clock),
    related: relatedBySearch({ search, findListing }),
    standing: line.standing,
    close: () => line.close(),
  };
}

async function searchWith(
  client: YahooShoppingClient,
  query: ListingQuery,
  extra: Readonly<Record<string, string>>,
  options?: CallOptions,
): Promise<ListingPage> {
  const params = searchParamsOf(query);
  if (!params) return NOTHING;
  const { json, readAt } = await client.ask('search', { ...params, ...extra }, options);
  const { hits, totalResultsAvailable: total } = readSearch(json);
  const seen = Number(params['start']) - 1 + hits.length;
  const excluded = (query.excludedWords ?? '').split(/\s+/).filter(Boolean);
  const { rows, setAside } = readRows(hits, (hit, index) =>
    cardOfHit(readHit(hit, `hits.${index}.`), `hits.${index}`, readAt),
  );
  const listings = rows
    // A store's own bar code is sometimes another one; and words cannot be excluded there.
    .filter(
      (card) =>
        (query.jan === undefined || card.jan === query.jan) &&
        !excluded.some((word) => card.title.includes(word)),
    );
  return {
    listings,
    setAside,
    total,
    hasMore: hits.length > 0 && seen < total && isWithinReach(seen),
    isPartialMatch: false,
  };
}

/** A store has no call of its own: its goods tell who it is. */
const sellersOf = (search: Marketplace['search']): SellerCapability => ({
  async findSeller(id, options) {
    if (!STORE_ID.test(id)) return undefined;
    const { listings } = await search({ sellerId: id, size: 1 }, options);
    return listings[0]?.seller;
  },
  listListings: (id, query, options) =>
    STORE_ID.test(id) ? search({ ...query, sellerId: id }, options) : Promise.resolve(NOTHING),
});

/** The one call a second is for what customers search and read: lists that everybody sees alike are asked for once in a while. */
const LISTS_SERVE_MS = 5 * 60_000;

/** "Well rated and rising": orders and reviews together, as the site weighs them. */
function rankingsOf(client: YahooShoppingClient, clock: Clock): RankingCapability {
  const memory = createMemory<ListingPage>(clock, LISTS_SERVE_MS, 500);
  return {
    listRanking({ categoryId, page = 1, size = 20 }, options) {
      const limit = Math.min(Math.max(size, 1), 100);
      const offset = (page - 1) * limit + 1;
      const asked = {
        offset: String(offset),
        limit: String(limit),
        ...(categoryId && { genre_category_id: categoryId }),
      };
      return memory.read(JSON.stringify(asked), async () => {
        const { json, readAt } = await client.ask('ranking', asked, sharedOptions(options));
        const rows = readRanking(json).high_rating_trend_ranking.ranking_data;
        const listings = rows.map((row, i) => cardOfRankingRow(row, `ranking_data.${i}`, readAt));
        const hasMore = rows.length === limit;
        return {
          listings,
          total: offset - 1 + rows.length + (hasMore ? 1 : 0),
          hasMore,
          isPartialMatch: false,
        };
      });
    },
  };
}

function dealsOf(client: YahooShoppingClient, clock: Clock): DealCapability {
  const memory = createMemory<ListingPage>(clock, LISTS_SERVE_MS, 500);
  return {
    listDeals: (query, options) =>
      memory.read(JSON.stringify(query), () =>
        searchWith(client, query, { is_discounted: 'true' }, sharedOptions(options)),
      ),
  };
}
