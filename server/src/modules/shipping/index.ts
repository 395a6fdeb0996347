/**
 * Shipping: which routes, ship modes, warehouses and extra services there are. What freight costs stands in the price list (pricing).
 */
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type RouteDeskDeps, routeDeskRoutes } from './route-desk.ts';
import { shippingRoutes } from './routes.ts';
import type { ExtraService, ShipMode, ShippingRoute, Warehouse } from './shipping.ts';
import { listRoutes } from './route-store.ts';
import { listExtraServices, listShipModes, listWarehouses } from './tariff-store.ts';

export type {
  ExtraService,
  ServiceCharge,
  ShipMode,
  ShippingRoute,
  Warehouse,
} from './shipping.ts';
export { shippingRoutes };

export interface ShippingDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Likely đồng for one kg by a ship mode, from the price list of the module above; undefined when it has no tariff. */
  readonly freightPerKg: (shipMode: string) => Promise<number | undefined>;
}

export interface Shipping extends ShippingDeps {
  /** In the order they are shown; those out of use only for administrators. */
  listRoutes(withInactive?: boolean): Promise<readonly ShippingRoute[]>;
  /** In the order they are offered; inactive ones too, because old orders name them. */
  listShipModes(): Promise<readonly ShipMode[]>;
  /** The active mode that is offered first on a route. */
  readDefaultMode(routeCode: string): Promise<ShipMode>;
  listWarehouses(): Promise<readonly Warehouse[]>;
  /** Active ones, with every dated price. */
  listExtraServices(): Promise<readonly ExtraService[]>;
}

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
      if (mode === undefined) throw new Error(`route ${routeCode} has no active ship mode`);
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
