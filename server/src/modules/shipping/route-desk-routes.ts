import {
  createShippingRouteEndpoint,
  deleteShippingRouteEndpoint,
  updateShippingRouteEndpoint,
} from '@hako/contract/shipping/shipping';
import { DONE, type Route, route } from '../../platform/http/route.ts';
import { ROUTE_SAVED } from './labels.ts';
import {
  changeShippingRoute,
  createShippingRoute,
  removeShippingRoute,
  type RouteDeskDeps,
} from './route-desk.ts';
import { routeRow } from './shipping-view.ts';
import type { ShippingRoute } from './shipping.ts';

const saved = (changed: ShippingRoute) => ({
  ...DONE,
  message: ROUTE_SAVED,
  data: routeRow(changed),
});

/** What an administrator does with the routes; every change leaves a line in the audit. */
export const routeDeskRoutes = (deps: RouteDeskDeps): Route[] => [
  route(createShippingRouteEndpoint, async ({ body, caller }) => {
    const { code, name, source_country: sourceCountry, active = true, position } = body;
    const made = { code, name, sourceCountry, isActive: active, position };
    return saved(await createShippingRoute(deps, { route: made, staffId: caller.userId }));
  }),
  route(updateShippingRouteEndpoint, async ({ params: { id: code }, body, caller }) => {
    const { name, source_country: sourceCountry, active: isActive, position } = body;
    const change = { name, sourceCountry, isActive, position };
    return saved(await changeShippingRoute(deps, { code, change, staffId: caller.userId }));
  }),
  route(deleteShippingRouteEndpoint, async ({ params: { id: code }, caller }) => {
    await removeShippingRoute(deps, { code, staffId: caller.userId });
    return DONE;
  }),
];
