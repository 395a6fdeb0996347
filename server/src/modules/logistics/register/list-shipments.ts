import type { Readable } from 'node:stream';
import type {
  SHIPMENT_SORTS,
  ShipmentRow,
  ShipmentState,
} from '@hako/contract/logistics/shipment-table';
import { sortOf } from '../../../platform/database/keyset.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type Exporter, exportEntry } from '../../../platform/sheet/export-entry.ts';
import { exportTable } from '../../../platform/sheet/export-table.ts';
import { type AskedTable, tablePage } from '../../../platform/sheet/table-page.ts';
import { momentsOfDays } from '../../../kernel/vietnam-day.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { LogisticsDeps } from '../deps.ts';
import { gateStateOf } from '../gate/rules/gate.ts';
import { SHIPMENT_COLUMNS, SHIPMENTS_SHEET } from './sheet-labels.ts';
import {
  countShipments,
  listShipmentRows,
  type RegisteredShipment,
  SHIPMENT_KEYS,
  type ShipmentFilter,
} from './shipment-register-store.ts';

type SortName = (typeof SHIPMENT_SORTS)[number];

/** The filters of the table of shipments, as they stand in its address. */
interface AskedShipments {
  readonly state?: ShipmentState;
  readonly mode?: string;
  /** Days in Vietnam, both inclusive. */
  readonly from?: string;
  readonly to?: string;
  readonly q?: string;
  readonly sort?: SortName | `-${SortName}`;
}

/** A row of the table with its mark in the page. */
type TabledShipment = ShipmentRow & { readonly mark: string };

/** One page of all shipments. Refusal `request.invalid`. */
export async function listShipmentTable(
  { db }: Pick<LogisticsDeps, 'db'>,
  { after, ...asked }: AskedShipments & { readonly after?: string },
) {
  return tablePage(tableOf(db, asked), after);
}

/**
 * The whole table as a file. Refusals `request.invalid`, `request.nothing-to-export`,
 * `request.too-many-to-export`.
 */
export async function exportShipmentTable(
  { db, audit }: Pick<LogisticsDeps, 'db' | 'audit'>,
  { kind, staffId, ...asked }: AskedShipments & Exporter & { readonly kind: 'xlsx' | 'csv' },
): Promise<Readable> {
  return exportTable<TabledShipment>({
    ...tableOf(db, asked),
    ...{ kind, name: SHIPMENTS_SHEET, columns: SHIPMENT_COLUMNS },
    note: (count) =>
      inTransaction(db, (trx) => audit(trx, exportEntry(staffId, 'shipments', asked, count))),
  });
}

function tableOf(db: Reader, asked: AskedShipments): AskedTable<TabledShipment> {
  const filter = filterOf(asked);
  return {
    sort: sortOf(SHIPMENT_KEYS, asked.sort, 'created'),
    count: (most) => countShipments(db, filter, most),
    read: async (page) => (await listShipmentRows(db, filter, page)).map(rowOf),
  };
}

const filterOf = ({ state, mode, q, ...asked }: AskedShipments): ShipmentFilter => ({
  ...momentsOfDays(asked),
  state,
  shipMode: mode,
  code: q?.trim() || undefined,
});

const rowOf = (row: RegisteredShipment): TabledShipment => ({
  mark: row.mark,
  code: row.code,
  state: row.state,
  ship_mode: row.ship_mode,
  waybill: row.waybill,
  created_at: row.created_at.toISOString(),
  exported_at: row.exported_at?.toISOString() ?? null,
  arrived_at: row.arrived_at?.toISOString() ?? null,
  parcel_count: row.parcel_count,
  weight_g: row.weight_g,
  gate: row.has_gate ? gateStateOf(row.is_declared, row.at_gate) : null,
});
