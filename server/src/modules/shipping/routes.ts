import {
  listExtraServicesEndpoint,
  listShippingRoutesEndpoint,
  listWarehousesEndpoint,
} from '@hako/contract/shipping/shipping';
import { may } from '@hako/contract/staff/permissions/permissions';
import { type Route, route } from '../../platform/http/route.ts';
import { dayInVietnam } from '../../kernel/vietnam-day.ts';
import { routeRow, serviceRowsOf, warehouseRowOf } from './shipping-view.ts';
import type { Shipping } from './shipping-module.ts';

export const shippingRoutes = (shipping: Shipping): Route[] => [
  route(listWarehousesEndpoint, async ({ query }) => {
    const asked = query.route || 'JP';
    const all = await shipping.listWarehouses();
    const used = all.filter(({ routeCode, isActive }) => isActive && routeCode === asked);
    const results = await Promise.all(used.map((one) => warehouseRowOf(shipping, one)));
    const pagination = { size: results.length, page: 1, total: results.length };
    return { data: { results, pagination } };
  }),
  route(listShippingRoutesEndpoint, async ({ query: { page = 1, size = 10 }, caller }) => {
    const all = (
      await shipping.listRoutes(caller?.kind === 'staff' && may(caller, 'settings.change'))
    ).map(routeRow);
    const rows = all.slice((page - 1) * size, page * size);
    return { results: rows, data: rows, pagination: { page, size, total: all.length } };
  }),
  route(listExtraServicesEndpoint, async ({ query }) => {
    const asked = query.route_code || 'JP';
    const today = dayInVietnam(shipping.clock.now());
    const all = await shipping.listExtraServices();
    const offered = all.filter(({ routeCode }) => routeCode === asked);
    return { data: serviceRowsOf(offered, today) };
  }),
];
