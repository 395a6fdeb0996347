import type { Bound } from '../../../kernel/bind.ts';
import type { exportShipmentTable, listShipmentTable } from './list-shipments.ts';

/** The tables of all that travels: a page by key, and as a file. */
export interface GoodsRegister {
  readonly listShipmentTable: Bound<typeof listShipmentTable>;
  readonly exportShipmentTable: Bound<typeof exportShipmentTable>;
}
