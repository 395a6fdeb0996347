import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ExtraService, ShipMode, ShippingRoute, Warehouse } from './shipping.ts';

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
  /**
   * The active mode that is offered first on a route. Refusal `pricing.unknown-ship-mode` while
   * none is.
   */
  readDefaultMode(routeCode: string): Promise<ShipMode>;
  listWarehouses(): Promise<readonly Warehouse[]>;
  /** Active ones, with every dated price. */
  listExtraServices(): Promise<readonly ExtraService[]>;
}
