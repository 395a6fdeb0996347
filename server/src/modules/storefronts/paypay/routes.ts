import {
  listPaypayHomeEndpoint,
  listPaypayRecommendedEndpoint,
  listPaypaySellerProductsEndpoint,
  readPaypayItemEndpoint,
  searchPaypayEndpoint,
} from '@hako/contract/marketplaces/paypay';
import { type Route, route } from '../../../platform/http/route.ts';
import { findShownListing, type Search } from '../../search/index.ts';
import { listHome } from './list-home.ts';
import { listSellerProducts } from './list-seller-products.ts';
import { searchProducts } from './search-products.ts';
import { paypayItemOf, paypayRowOf } from './view.ts';

/** Calls about Yahoo!フリマ, in the shapes of the specification and the mobile client. */
export function paypayRoutes(search: Search): Route[] {
  const { deps } = search;
  const { translation } = deps;
  return [
    route(searchPaypayEndpoint, ({ query }) => searchProducts(deps, query)),
    route(listPaypayHomeEndpoint, ({ query }) => listHome(deps, query)),
    route(listPaypaySellerProductsEndpoint, ({ query }) => listSellerProducts(deps, query)),
    route(readPaypayItemEndpoint, async ({ params: { code }, caller }) => {
      await search.readItem({ site: 'paypay', code, customerId: caller?.customerId });
      return paypayItemOf(translation, await findShownListing(deps, 'paypay', code));
    }),
    route(listPaypayRecommendedEndpoint, async ({ params: { code } }) => {
      const cards = await search.listRelatedListings('paypay', code);
      return { data: { results: cards.map((card) => paypayRowOf(translation, card)) } };
    }),
  ];
}
