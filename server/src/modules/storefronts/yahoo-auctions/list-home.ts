import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { LIMITS } from '@hako/contract/kit/limits';
import type { listOutstandingEndpoint } from '@hako/contract/marketplaces/auction-brands';
import type {
  listAuctionCategoryEndpoint,
  listAuctionHomeEndpoint,
} from '@hako/contract/marketplaces/marketplaces';
import type { ListingPage } from '../../marketplaces/index.ts';
import type { SearchDeps } from '../../search/index.ts';
import { homeRowOf } from './view.ts';

const HOME_MS = 6_000;
const OUTSTANDING_MS = 8_000;
const HOME_CATEGORIES = ['23260', '2084044777', '2084008364', '25180', '2084005069'];
/** The calendar of the marketplace is nine hours before UTC. */
const JAPAN_MS = 9 * 3_600_000;

type HomeDeps = Pick<SearchDeps, 'marketplaces' | 'translation' | 'pages' | 'clock'>;

/** The auctions of one category with the most bids, and which of them end today. */
export async function listCategory(
  deps: HomeDeps,
  {
    page = 1,
    size = LIMITS.pageSize,
    category,
    code,
  }: EndpointInput<typeof listAuctionCategoryEndpoint>['query'],
) {
  const categoryId = category ?? code;
  const found = await mostBids(deps, categoryId, page, size);
  const now = deps.clock.now();
  return {
    data: {
      category: categoryId ?? '',
      today_ends: found.listings.flatMap(({ code: own, auction }) =>
        auction && dayInJapan(auction.endsAt) === dayInJapan(now) ? [own] : [],
      ),
      results: found.listings.map((card) => homeRowOf(deps.translation, card)),
      pagination: { page, size, total: found.total },
    },
  };
}

/** The auctions with the most bids of each category of the landing page, or of those that are asked for. */
export async function listHome(
  deps: HomeDeps,
  { categories }: EndpointInput<typeof listAuctionHomeEndpoint>['query'],
) {
  const asked = [categories ?? HOME_CATEGORIES]
    .flat()
    .flatMap((ids) => ids.split(','))
    .filter(Boolean);
  const data = await Promise.all(
    asked.map(async (category) => {
      const { listings } = await mostBids(deps, category, 1, LIMITS.pageSize);
      return { category, results: listings.map((card) => homeRowOf(deps.translation, card)) };
    }),
  );
  return { data };
}

/** The auctions that most people watch. */
export async function listOutstanding(
  { marketplaces, translation, pages }: HomeDeps,
  {
    page = 1,
    size = LIMITS.pageSize,
    category,
    code,
  }: EndpointInput<typeof listOutstandingEndpoint>['query'],
) {
  const categoryId = category ?? code;
  const found = await pages.search(
    marketplaces.read('auction'),
    { kind: 'auction', sort: 'popular', page, size, ...(categoryId && { categoryId }) },
    OUTSTANDING_MS,
  );
  return {
    data: {
      category: categoryId ?? '',
      results: found.listings.map((card) => homeRowOf(translation, card)),
      pagination: { page, size, total: found.total },
    },
  };
}

const mostBids = (
  { marketplaces, pages }: HomeDeps,
  categoryId: string | undefined,
  page: number,
  size: number,
): Promise<ListingPage> =>
  pages.search(
    marketplaces.read('auction'),
    { ...(categoryId && { categoryId }), kind: 'auction', sort: 'bids', page, size },
    HOME_MS,
  );

const dayInJapan = (at: Date): string =>
  new Date(at.getTime() + JAPAN_MS).toISOString().slice(0, 10);
