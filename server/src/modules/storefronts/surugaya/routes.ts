import { findShownListing, type Search } from '../../search/index.ts';
import {
  listSurugayaRelatedEndpoint,
  readSurugayaItemEndpoint,
  searchSurugayaEndpoint,
} from '@hako/contract/marketplaces/surugaya';
import { type Route, route } from '../../../platform/http/route.ts';
import { searchProducts } from './search-products.ts';
import { surugayaItemOf, surugayaRowOf } from './view.ts';

const SITE = 'surugaya';

/** Calls about Suruga-ya. */
export const surugayaRoutes = (search: Search): Route[] => {
  const { deps } = search;
  const { translation } = deps;
  return [
    route(searchSurugayaEndpoint, ({ query }) => searchProducts(deps, { query })),
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
