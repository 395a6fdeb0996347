/**
 * Shipping: which routes, ship modes, warehouses and extra services there are. What freight costs stands in the price list (pricing).
 */
import { SHIPPING_MESSAGES } from '@hako/contract/shipping/messages';
import { refuseUnless } from '../../kernel/refusal.ts';
import { routeDeskRoutes } from './route-desk-routes.ts';
import type { RouteDeskDeps } from './route-desk.ts';
import { listRoutes } from './route-store.ts';
import { shippingRoutes } from './routes.ts';
import type { Shipping, ShippingDeps } from './shipping-module.ts';
import { listExtraServices, listShipModes, listWarehouses } from './tariff-store.ts';

export { shippingSettings } from './settings.ts';

export type {
  ExtraService,
  ServiceCharge,
  ShipMode,
  ShippingRoute,
  Warehouse,
} from './shipping.ts';
export { shippingRoutes };

export function createShipping(deps: ShippingDeps): Shipping {
  return {
    ...deps,
    listRoutes: (withInactive) => listRoutes(deps.db, withInactive),
    listShipModes: () => listShipModes(deps.db),
    async readDefaultMode(routeCode) {
      const offered = (await listShipModes(deps.db)).filter(
        (mode) => mode.routeCode === routeCode && mode.isActive,
      );
      const mode = offered.find(({ isDefault }) => isDefault) ?? offered[0];
      refuseUnless(mode, 'pricing.unknown-ship-mode', { mode: SHIPPING_MESSAGES.anyMode });
      return mode;
    },
    listWarehouses: () => listWarehouses(deps.db),
    listExtraServices: () => listExtraServices(deps.db),
  };
}

/** What shipping adds to the service. */
export const shippingParts = (shipping: Shipping, desk: RouteDeskDeps) => ({
  routes: [...shippingRoutes(shipping), ...routeDeskRoutes(desk)],
});

export type { Shipping, ShippingDeps } from './shipping-module.ts';
