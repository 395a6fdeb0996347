import { findShownListing, type Search, searchSite } from '../../search/index.ts';
import type { EndpointInput } from '@hako/contract/kit/endpoint';
import {
  listSurugayaRelatedEndpoint,
  readSurugayaItemEndpoint,
  searchSurugayaEndpoint,
} from '@hako/contract/marketplaces/surugaya';
import { yen } from '../../../kernel/money.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { ListingQuery } from '../../marketplaces/index.ts';
import { surugayaItemOf, surugayaRowOf } from './view.ts';

const SITE = 'surugaya';
/** Hits of one page of the site; it has no other size. */
const PAGE_SIZE = 24;

/** Calls about Suruga-ya. */
export const surugayaRoutes = (search: Search): Route[] => {
  const { deps } = search;
  const { translation } = deps;
  return [
    route(searchSurugayaEndpoint, async ({ query }) => {
      const words = query.keyword ?? query.query ?? '';
      const { page, japanese } = await searchSite(
        deps,
        SITE,
        words,
        query.__auto_translate_keyword !== 'off',
        filtersOf(query),
      );
      return {
        data: {
          results: page.listings.map((card) => surugayaRowOf(translation, card)),
          pagination: { page: query.page ?? 1, size: PAGE_SIZE, total: page.total },
          has_more: page.hasMore,
          japanese,
        },
      };
    }),
    route(readSurugayaItemEndpoint, async ({ params: { code }, caller }) => {
      await search.readItem({ site: SITE, code, customerId: caller?.customerId });
      return { data: surugayaItemOf(translation, await findShownListing(deps, SITE, code)) };
    }),
    route(listSurugayaRelatedEndpoint, async ({ params: { code } }) => {
      const related = await search.listRelatedListings(SITE, code);
      return { data: { results: related.map((card) => surugayaRowOf(translation, card)) } };
    }),
  ];
};

const filtersOf = (
  query: EndpointInput<typeof searchSurugayaEndpoint>['query'],
): Omit<ListingQuery, 'keyword'> => ({
  page: query.page ?? 1,
  size: PAGE_SIZE,
  ...(query.category && { categoryId: query.category }),
  ...(query.price_min ? { minimumPrice: yen(query.price_min) } : {}),
  ...(query.price_max ? { maximumPrice: yen(query.price_max) } : {}),
  ...(query.condition && { conditions: [query.condition] }),
  ...(query.sort && { sort: query.sort }),
  ...(query.in_stock === false && { status: 'sold' }),
  ...(query.adult && { includesAdultGoods: true }),
});
