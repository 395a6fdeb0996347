import { type Warehouse, WAREHOUSE_NAMES } from '@hako/contract/kit/endpoint';
import { Refusal } from '../../../../kernel/refusal.ts';

interface Person {
  readonly by: { readonly roles: readonly string[] };
  /** The only house in which they work. */
  readonly warehouse: Warehouse | undefined;
}

/** Refusal `access.other-warehouse` for whoever works in the other house only (`warehouse`). */
export function refuseOtherHouse(house: Warehouse, { by, warehouse }: Person): void {
  if (warehouse !== undefined && warehouse !== house && !by.roles.includes('admin'))
    throw new Refusal('access.other-warehouse', { warehouse: WAREHOUSE_NAMES[house] });
}
