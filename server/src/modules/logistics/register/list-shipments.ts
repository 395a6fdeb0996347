import type { Readable } from 'node:stream';
import { MOST_COUNTED, TABLE_PAGE } from '@hako/contract/kit/tables';
import type {
  SHIPMENT_SORTS,
  ShipmentRow,
  ShipmentState,
} from '@hako/contract/logistics/shipment-table';
import { shownOf, sortOf } from '../../../platform/database/keyset.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type Exporter, exportEntry } from '../../../platform/sheet/export-entry.ts';
import { exportTable } from '../../../platform/sheet/export-table.ts';
import type { LogisticsDeps } from '../deps.ts';
import { gateStateOf } from '../gate/rules/gate.ts';
import { daysOf } from './days-of.ts';
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

/** One page of all shipments. Refusal `request.invalid`. */
export async function listShipmentTable(
  { db }: Pick<LogisticsDeps, 'db'>,
  { after, ...asked }: AskedShipments & { readonly after?: string },
) {
  const filter = filterOf(asked);
  const page = { ...sortOf(SHIPMENT_KEYS, asked.sort, 'created'), after, limit: TABLE_PAGE + 1 };
  const [read, count] = await Promise.all([
    listShipmentRows(db, filter, page),
    countShipments(db, filter, MOST_COUNTED + 1),
  ]);
  const { rows, next } = shownOf(read, TABLE_PAGE);
  return {
    rows: rows.map(rowOf),
    ...(next === undefined ? {} : { next }),
    count: Math.min(count, MOST_COUNTED),
    is_more: count > MOST_COUNTED,
  };
}

/**
 * The whole table as a file. Refusals `request.invalid`, `request.nothing-to-export`,
 * `request.too-many-to-export`.
 */
export async function exportShipmentTable(
  { db, audit }: Pick<LogisticsDeps, 'db' | 'audit'>,
  { kind, staffId, ...asked }: AskedShipments & Exporter & { readonly kind: 'xlsx' | 'csv' },
): Promise<Readable> {
  const filter = filterOf(asked);
  return exportTable<ShipmentRow & { readonly mark: string }>({
    kind,
    name: SHIPMENTS_SHEET,
    columns: SHIPMENT_COLUMNS,
    sort: sortOf(SHIPMENT_KEYS, asked.sort, 'created'),
    count: (most) => countShipments(db, filter, most),
    note: (count) =>
      inTransaction(db, (trx) => audit(trx, exportEntry(staffId, 'shipments', asked, count))),
    read: async (page) =>
      (await listShipmentRows(db, filter, page)).map((row) => ({ ...rowOf(row), mark: row.mark })),
  });
}

const filterOf = ({ state, mode, q, ...asked }: AskedShipments): ShipmentFilter => ({
  ...daysOf(asked),
  state,
  shipMode: mode,
  code: q?.trim() || undefined,
});

const rowOf = (row: RegisteredShipment): ShipmentRow => ({
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
