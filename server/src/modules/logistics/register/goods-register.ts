import type { Bound } from '../../../kernel/bind.ts';
import type { exportShipmentTable, listShipmentTable } from './list-shipments.ts';
import type { countParcelRegister, listParcelRegister } from './parcel-register-store.ts';

/** All that travels: the table of shipments, and all parcels, a page by key. */
export interface GoodsRegister {
  readonly listShipmentTable: Bound<typeof listShipmentTable>;
  readonly exportShipmentTable: Bound<typeof exportShipmentTable>;
  readonly listParcelRegister: typeof listParcelRegister;
  readonly countParcelRegister: typeof countParcelRegister;
}
