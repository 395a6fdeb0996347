import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { LIMITS } from '@hako/contract/kit/limits';
import type {
  listRakutenCategoryProductsEndpoint,
  searchRakutenEndpoint,
} from '@hako/contract/marketplaces/rakuten';
import type { ListingQuery } from '../../marketplaces/index.ts';
import { type SearchDeps, searchSite } from '../../search/index.ts';
import { rakutenFilters } from './filters.ts';
import { rakutenRowOf } from './view.ts';

/** Searches Rakuten with words in any language. Rejects with an `Outage` of the site. */
export const searchProducts = (
  deps: SearchDeps,
  query: EndpointInput<typeof searchRakutenEndpoint>['query'],
) =>
  resultsOf(
    deps,
    query.keyword ?? query.query ?? '',
    query.__auto_translate_keyword !== 'off',
    rakutenFilters(query),
  );

/** The same search within one genre. */
export const listCategoryProducts = (
  deps: SearchDeps,
  categoryId: string,
  query: EndpointInput<typeof listRakutenCategoryProductsEndpoint>['query'],
) =>
  resultsOf(deps, query.keyword ?? '', query.__auto_translate_keyword !== 'off', {
    ...rakutenFilters(query),
    categoryId,
  });

async function resultsOf(
  deps: SearchDeps,
  keyword: string,
  isTranslated: boolean,
  filters: Omit<ListingQuery, 'keyword'>,
) {
  const { page, japanese } = await searchSite(deps, 'rakuten', keyword, isTranslated, filters);
  return {
    data: {
      results: page.listings.map((card) => rakutenRowOf(deps.translation, card)),
      pagination: {
        page: filters.page ?? 1,
        size: filters.size ?? LIMITS.pageSize,
        total: page.total,
      },
      japanese,
      is_partial_match: page.isPartialMatch,
    },
  };
}
