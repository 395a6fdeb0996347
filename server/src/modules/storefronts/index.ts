/**
 * Storefronts: the catalogue calls of each marketplace in the shapes that the specification and the mobile client fixed.
 * They ask the same catalogue as every other screen.
 */
import type { Route } from '../../platform/http/route.ts';
import type { Search } from '../search/index.ts';
import { amazonRoutes } from './amazon/routes.ts';
import { mercariDatasetRoutes } from './mercari/dataset-routes.ts';
import { mercariRoutes } from './mercari/routes.ts';
import { paypayRoutes } from './paypay/routes.ts';
import { rakutenRoutes } from './rakuten/routes.ts';
import { surugayaRoutes } from './surugaya/routes.ts';
import { auctionCalls } from './yahoo-auctions/calls.ts';
import { shoppingRoutes } from './yahoo-shopping/routes.ts';

/** The calls of all seven sites. */
export const storefrontRoutes = (search: Search): Route[] => [
  ...auctionCalls(search),
  ...mercariRoutes(search),
  ...mercariDatasetRoutes(search.deps),
  ...paypayRoutes(search),
  ...rakutenRoutes(search),
  ...shoppingRoutes(search),
  ...surugayaRoutes(search),
  ...amazonRoutes(search),
];

/** What the storefronts add to the service. */
export const storefrontParts = (search: Search) => ({ routes: storefrontRoutes(search) });
