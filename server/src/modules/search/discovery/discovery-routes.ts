import { LIMITS } from '@hako/contract/kit/limits';
import {
  listHomeCategoriesEndpoint,
  listTopCategoriesEndpoint,
  readCategoriesByCodeEndpoint,
} from '@hako/contract/search/categories';
import {
  listQuicksEndpoint,
  listRecentlyViewedEndpoint,
  listTopKeywordsEndpoint,
  listTopShopsEndpoint,
  resolveObjectEndpoint,
  searchProductsEndpoint,
  suggestKeywordsEndpoint,
  translateEndpoint,
} from '@hako/contract/search/discovery';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Search } from '../search.ts';
import { suggestRows } from '../suggest/suggest-rows.ts';
import { listCategories, listTopCategories, readCategoriesByCode } from './list-categories.ts';
import { listQuicks, listRecentlyViewed, listTopKeywords, listTopShops } from './list-popular.ts';
import { resolveObject } from './resolve-object.ts';
import { searchProducts } from './search-products.ts';

/** What leads people to goods: links, keywords, categories, what was viewed. */
export function discoveryRoutes(search: Search): Route[] {
  const { deps } = search;
  const { translation } = deps;
  return [
    route(resolveObjectEndpoint, ({ body }) => resolveObject(deps, body.url)),
    route(searchProductsEndpoint, ({ query }) => searchProducts(deps, query)),
    route(listTopKeywordsEndpoint, ({ query }) => listTopKeywords(deps, query)),
    route(suggestKeywordsEndpoint, ({ query: { keyword, query, q, size = LIMITS.suggestions } }) =>
      suggestRows(deps, keyword ?? query ?? q ?? '', Math.min(size, LIMITS.suggestions)),
    ),
    route(listTopCategoriesEndpoint, ({ query }) => listTopCategories(search, query)),
    route(listHomeCategoriesEndpoint, async ({ query: { type_code, type, parent_id } }) => ({
      data: await listCategories(search, type_code ?? type, parent_id),
    })),
    route(readCategoriesByCodeEndpoint, ({ query }) => readCategoriesByCode(search, query)),
    route(translateEndpoint, async ({ body: { text, target = 'vi' } }) => ({
      data: await Promise.all(
        [text].flat().map((one) => translation.translate(one, target === 'vi' ? 'ja-vi' : 'vi-ja')),
      ),
    })),
    route(listRecentlyViewedEndpoint, ({ query, caller }) =>
      listRecentlyViewed(deps, query, caller?.customerId),
    ),
    route(listQuicksEndpoint, ({ query }) => listQuicks(query)),
    route(listTopShopsEndpoint, ({ query }) => listTopShops(deps, query)),
  ];
}
