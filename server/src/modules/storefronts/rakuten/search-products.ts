import type { EndpointInput } from '@hako/contract/kit/endpoint';
import type {
  listRakutenCategoryProductsEndpoint,
  searchRakutenEndpoint,
} from '@hako/contract/marketplaces/rakuten';
import type { ListingQuery } from '../../marketplaces/index.ts';
import { type SearchDeps, searchSite } from '../../search/index.ts';
import { rakutenFilters } from './filters.ts';
import { rakutenRowOf } from './view.ts';
import { siteResultsOf } from '../site-results.ts';

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
  const found = await searchSite(deps, 'rakuten', keyword, isTranslated, filters);
  return siteResultsOf(found, filters, (card) => rakutenRowOf(deps.translation, card));
}
