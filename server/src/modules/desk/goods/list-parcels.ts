import type { Readable } from 'node:stream';
import type { PARCEL_SORTS, ParcelRow, TabledParcelState } from '@hako/contract/desk/parcel-table';
import type { Permitted } from '@hako/contract/staff/permissions/permissions';
import { type KeysetPage, sortOf } from '../../../platform/database/keyset.ts';
import { readingOf } from '../../../platform/database/reads/reading-of.ts';
import { type Exporter, exportEntry } from '../../../platform/sheet/export-entry.ts';
import { exportTable } from '../../../platform/sheet/export-table.ts';
import { type AskedTable, tablePage } from '../../../platform/sheet/table-page.ts';
import { momentsOfDays } from '../../../kernel/vietnam-day.ts';
import { customerName } from '../../customers/index.ts';
import { PARCEL_KEYS, type ParcelFilter, placeOf } from '../../logistics/index.ts';
import type { DeskDeps } from '../deps.ts';
import { noteExport } from '../note-export.ts';
import { ownersOf } from './owners-of.ts';
import { PARCEL_COLUMNS, PARCELS_SHEET } from './sheet-labels.ts';

type SortName = (typeof PARCEL_SORTS)[number];

/** The filters of the table of parcels, as they stand in its address. */
interface AskedParcels {
  readonly state?: TabledParcelState;
  readonly customer?: string;
  /** Days in Vietnam, both inclusive. */
  readonly from?: string;
  readonly to?: string;
  readonly q?: string;
  readonly sort?: SortName | `-${SortName}`;
}

interface Looking {
  readonly asker: Permitted;
}

/** A row of the table with its mark in the page. */
export type TabledParcel = ParcelRow & { readonly mark: string };

/** One page of all parcels. Refusals `request.invalid`, `request.too-many-customers`. */
export async function listParcelTable(
  deps: DeskDeps,
  { asker, after, ...asked }: AskedParcels & Looking & { readonly after?: string },
) {
  return tablePage(await tableOf(deps, asker, asked), after);
}

/**
 * The whole table as a file. Refusals `request.invalid`, `request.too-many-customers`,
 * `request.nothing-to-export`, `request.too-many-to-export`.
 */
export async function exportParcelTable(
  deps: DeskDeps,
  {
    kind,
    staffId,
    asker,
    ...asked
  }: AskedParcels & Looking & Exporter & { readonly kind: 'xlsx' | 'csv' },
): Promise<Readable> {
  return exportTable<TabledParcel>({
    ...(await tableOf(readingOf(deps), asker, asked)),
    ...{ kind, name: PARCELS_SHEET, columns: PARCEL_COLUMNS },
    note: (count) => noteExport(deps, exportEntry(staffId, 'parcels', asked, count)),
  });
}

async function tableOf(
  deps: DeskDeps,
  asker: Permitted,
  asked: AskedParcels,
): Promise<AskedTable<TabledParcel>> {
  const filter = await filterOf(deps, asker, asked);
  return {
    sort: sortOf(PARCEL_KEYS, asked.sort, 'received'),
    count: (most) => deps.logistics.countParcelRegister(deps.db, filter, most),
    read: (page) => readRows(deps, filter, page),
  };
}

async function filterOf(deps: DeskDeps, asker: Permitted, { q, state, ...asked }: AskedParcels) {
  const code = q?.trim() ?? '';
  const named = code === '' ? [] : await deps.orders.listLookedFor(deps.db, code);
  const orderIds = named.map(({ id }) => id);
  return {
    state,
    customerIds: await ownersOf(deps, asked, asker),
    ...momentsOfDays(asked),
    bearing: code === '' ? undefined : { code: code.toUpperCase(), orderIds },
  } satisfies ParcelFilter;
}

async function readRows(
  { db, logistics, orders, customers }: DeskDeps,
  filter: ParcelFilter,
  page: KeysetPage,
): Promise<TabledParcel[]> {
  const found = await logistics.listParcelRegister(db, filter, page);
  const inside = found.flatMap(({ contents }) => contents.map(({ orderId }) => orderId));
  const [known, people] = await Promise.all([
    orders.readMany(db, [...new Set(inside)]),
    customers.readMany(db, [...new Set(found.map(({ customerId }) => customerId))]),
  ]);
  const codes = new Map(known.map(({ id, code }) => [id, code]));
  return found.map((parcel) => ({
    mark: parcel.mark,
    code: parcel.code,
    state: parcel.state,
    shelf: placeOf(parcel) ?? null,
    weight_g: (parcel.settled ?? parcel.reweighed ?? parcel.received).weightG,
    orders: parcel.contents.flatMap(({ orderId }) => codes.get(orderId) ?? []),
    shipment: parcel.shipmentCode ?? null,
    received_at: parcel.receivedAt.toISOString(),
    customer: customerName(parcel.customerId, people.get(parcel.customerId)),
  }));
}
