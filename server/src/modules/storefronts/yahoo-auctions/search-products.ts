import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { LIMITS } from '@hako/contract/kit/limits';
import type { searchAuctionEndpoint } from '@hako/contract/marketplaces/marketplaces';
import { yen } from '../../../kernel/money.ts';
import type { Brand, Condition, ListingPage, ListingQuery } from '../../marketplaces/index.ts';
import { auctionRowOf, type Search, searchSite } from '../../search/index.ts';
import type { BrandLists } from './brand-lists.ts';
import { type Branch, filtersOf, sortersOf, tabsOf } from './search-menu.ts';
import { sortOf } from './sort-of.ts';

/** `fixed` of the query, by number. */
const KINDS = { 1: 'fixed', 2: 'auction' } as const;
/** `istatus` of the query: new, or used. */
const CONDITIONS: Readonly<Record<number, readonly Condition[]>> = {
  1: ['new'],
  2: ['like-new', 'good', 'fair', 'poor'],
};

type SearchAsked = EndpointInput<typeof searchAuctionEndpoint>['query'];

/**
 * Searches Yahoo! Auctions with words in any language, with the menu that narrows the search.
 * Rejects with an `Outage` of the site.
 */
export async function searchProducts(search: Search, brandLists: BrandLists, query: SearchAsked) {
  const { deps } = search;
  const filters = listingQueryOf(query);
  const { page, japanese } = await searchSite(
    deps,
    'auction',
    query.keyword ?? query.query ?? '',
    query.__auto_translate_keyword !== 'off',
    filters,
  );
  const category = filters.categoryId;
  // The menu stands also without what the site counts for it.
  const [branch, brands] = await Promise.all([
    search.readCategories('auction', category).catch(() => undefined),
    brandLists({ categoryId: category, keyword: japanese }).catch(() => []),
  ]);
  return {
    data: {
      ...menuOf(query, { japanese, total: page.total, branch: branch && branchOf(branch), brands }),
      results: page.listings.map((card) => auctionRowOf(deps.translation, card)),
      pagination: {
        page: filters.page ?? 1,
        size: filters.size ?? LIMITS.pageSize,
        total: page.total,
      },
      statistics: page.statistics ?? null,
      japanese,
    },
  };
}

function listingQueryOf(query: SearchAsked): Omit<ListingQuery, 'keyword'> {
  const category = query.category ?? query.auccat;
  const conditions = CONDITIONS[query.istatus ?? 0];
  return {
    page: query.page ?? 1,
    size: query.size ?? LIMITS.pageSize,
    ...(category && { categoryId: category }),
    ...(query.seller_id && { sellerId: query.seller_id }),
    ...(query.brand_id && { brandId: query.brand_id }),
    ...amountOf('minimumPrice', query.aucminprice ?? query.min),
    ...amountOf('maximumPrice', query.aucmaxprice ?? query.max),
    ...sortOf(query.sort),
    ...(query.fixed === 1 || query.fixed === 2 ? { kind: KINDS[query.fixed] } : {}),
    ...(conditions && { conditions }),
    ...(query.abatch ? { seller: query.abatch === 1 ? 'store' : 'private' } : {}),
    ...(query.pstagefree ? { isFreeShipping: true } : {}),
    ...(query.ends_within_hours && { endsWithinHours: query.ends_within_hours }),
    ...(query.status && { status: query.status }),
  };
}

const amountOf = <Name extends 'minimumPrice' | 'maximumPrice'>(
  name: Name,
  amount: number | undefined,
) => (amount ? { [name]: yen(amount) } : {});

interface Found {
  readonly japanese: string;
  readonly total: ListingPage['total'];
  readonly branch: Branch | undefined;
  readonly brands: readonly Brand[];
}

/** Tabs, sorters and filters, and how many filters are set. */
function menuOf(query: SearchAsked, { japanese, total, branch, brands }: Found) {
  const category = query.category ?? query.auccat;
  const { fixed, sort, istatus, abatch, ends_within_hours: hours, brand_id: brandId } = query;
  const asked = { fixed, sort, istatus, abatch, category, hours, brandId, japanese };
  const minimum = query.aucminprice ?? query.min;
  const maximum = query.aucmaxprice ?? query.max;
  const chosen = [category, istatus, abatch, minimum, maximum, hours, brandId];
  return {
    current_sort: sort ?? 'relevance',
    filters_count: String(chosen.filter(Boolean).length),
    tabs: tabsOf(asked, total),
    sorters: sortersOf(),
    filters: filtersOf(asked, branch, brands),
  };
}

type CategoryBranch = Awaited<ReturnType<Search['readCategories']>>;

const branchOf = ({ children }: CategoryBranch): Branch => ({
  children: children.map(({ id, name_vi, count }) => ({
    id,
    name: name_vi,
    count: count ?? undefined,
  })),
});
