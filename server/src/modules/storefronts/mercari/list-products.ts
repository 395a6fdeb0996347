import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { LIMITS } from '@hako/contract/kit/limits';
import type {
  listMercariHomeEndpoint,
  listMercariPopularEndpoint,
  listMercariRankingEndpoint,
} from '@hako/contract/marketplaces/mercari';
import type { ListingPage, ListingQuery } from '../../marketplaces/index.ts';
import type { SearchDeps } from '../../search/index.ts';
import { mercariRowOf } from './view.ts';

const DEADLINE_MS = 8_000;

type ListDeps = Pick<SearchDeps, 'marketplaces' | 'translation' | 'pages'>;

/** What was put up last. Rejects with an `Outage` of the site, as the two below. */
export async function listNewest(
  deps: ListDeps,
  { page = 1, size = LIMITS.pageSize }: EndpointInput<typeof listMercariHomeEndpoint>['query'],
) {
  const found = await pageOf(deps, { sort: 'newest', page, size });
  return {
    data: found.listings.map((card) => mercariRowOf(deps.translation, card)),
    meta: { hasNextPage: found.hasMore, endCursor: page },
  };
}

/** What is liked most. The page follows the cursor of the page before, or is named itself. */
export async function listPopular(
  deps: ListDeps,
  {
    endCursor = 0,
    page = endCursor + 1,
    size = LIMITS.pageSize,
    category_id: category,
  }: EndpointInput<typeof listMercariPopularEndpoint>['query'],
) {
  const found = await popular(deps, page, size, category);
  return {
    data: found.listings.map((card) => mercariRowOf(deps.translation, card)),
    meta: { hasNextPage: found.hasMore, endCursor: page },
  };
}

/** What is liked most, each with its rank over all pages. */
export async function listRanking(
  deps: ListDeps,
  {
    page = 1,
    size = LIMITS.pageSize,
    category_id,
    category,
  }: EndpointInput<typeof listMercariRankingEndpoint>['query'],
) {
  const found = await popular(deps, page, size, category_id ?? category);
  return {
    data: found.listings.map((card, index) => ({
      ...mercariRowOf(deps.translation, card),
      rank: (page - 1) * size + index + 1,
    })),
    meta: { hasNextPage: found.hasMore, endCursor: page },
  };
}

const popular = (
  deps: ListDeps,
  page: number,
  size: number,
  category: string | undefined,
): Promise<ListingPage> =>
  pageOf(deps, { sort: 'popular', page, size, ...(category && { categoryId: category }) });

const pageOf = ({ pages, marketplaces }: ListDeps, asked: ListingQuery): Promise<ListingPage> =>
  pages.search(marketplaces.read('mercari'), asked, DEADLINE_MS);
