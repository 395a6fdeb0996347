import type { Readable } from 'node:stream';
import {
  BILL_STATES,
  type BILL_TABLE_SORTS,
  type BillPayment,
  type BillTableRow,
} from '@hako/contract/billing/bill-table';
import type { Permitted } from '@hako/contract/staff/permissions/permissions';
import { type KeysetPage, sortOf } from '../../../platform/database/keyset.ts';
import { readingOf } from '../../../platform/database/reads/reading-of.ts';
import { type Exporter, exportEntry } from '../../../platform/sheet/export-entry.ts';
import { exportTable } from '../../../platform/sheet/export-table.ts';
import { type AskedTable, tablePage } from '../../../platform/sheet/table-page.ts';
import { momentsOfDays } from '../../../kernel/vietnam-day.ts';
import {
  BILL_KEYS,
  type Bill,
  type BillRegisterFilter,
  billStateLabel,
} from '../../billing/index.ts';
import { customerName } from '../../customers/index.ts';
import type { DeskDeps } from '../deps.ts';
import { noteExport } from '../note-export.ts';
import { ownersOf } from './owners-of.ts';
import { BILL_COLUMNS, BILLS_SHEET } from './sheet-labels.ts';

type SortName = (typeof BILL_TABLE_SORTS)[number];

/** The filters of the table of bills, as they stand in its address. */
interface AskedBills {
  readonly state?: BillTableRow['state'];
  readonly paid?: BillPayment;
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
type TabledBill = BillTableRow & { readonly mark: string };

/** One page of all bills. Refusals `request.invalid`, `request.too-many-customers`. */
export async function listBillTable(
  deps: DeskDeps,
  { asker, after, ...asked }: AskedBills & Looking & { readonly after?: string },
) {
  const states = BILL_STATES.map((value) => ({ value, label: billStateLabel(value) }));
  return { ...(await tablePage(await tableOf(deps, asker, asked), after)), states };
}

/**
 * The whole table as a file. Refusals `request.invalid`, `request.too-many-customers`,
 * `request.nothing-to-export`, `request.too-many-to-export`.
 */
export async function exportBillTable(
  deps: DeskDeps,
  {
    kind,
    staffId,
    asker,
    ...asked
  }: AskedBills & Looking & Exporter & { readonly kind: 'xlsx' | 'csv' },
): Promise<Readable> {
  return exportTable<TabledBill>({
    ...(await tableOf(readingOf(deps), asker, asked)),
    ...{ kind, name: BILLS_SHEET, columns: BILL_COLUMNS },
    note: (count) => noteExport(deps, exportEntry(staffId, 'bills', asked, count)),
  });
}

async function tableOf(
  deps: DeskDeps,
  asker: Permitted,
  asked: AskedBills,
): Promise<AskedTable<TabledBill>> {
  const filter = await filterOf(deps, asker, asked);
  return {
    sort: sortOf(BILL_KEYS, asked.sort, 'created'),
    count: (most) => deps.billing.countBillRegister(deps.db, filter, most),
    read: (page) => readRows(deps, filter, page),
  };
}

async function filterOf(
  deps: DeskDeps,
  asker: Permitted,
  { q, state, paid, ...asked }: AskedBills,
) {
  const text = q?.trim() ?? '';
  const named = text === '' ? [] : await deps.orders.listLookedFor(deps.db, text);
  return {
    state,
    payment: paid,
    customerIds: await ownersOf(deps, asked, asker),
    ...momentsOfDays(asked),
    bearing: text === '' ? undefined : { text, orderIds: named.map(({ id }) => id) },
  } satisfies BillRegisterFilter;
}

async function readRows(
  { db, billing, customers }: DeskDeps,
  filter: BillRegisterFilter,
  page: KeysetPage,
): Promise<TabledBill[]> {
  const found = await billing.listBillRegister(db, filter, page);
  const ids = new Set(found.map(({ customerId }) => customerId));
  const people = await customers.readMany(db, [...ids]);
  return found.map((bill) => ({
    mark: bill.mark,
    code: bill.code,
    state: bill.state,
    state_label: billStateLabel(bill.state),
    payment: paymentOf(bill),
    is_cod: bill.isCod,
    total_vnd: bill.total,
    orders: bill.orders.map(({ orderCode }) => orderCode),
    created_at: bill.createdAt.toISOString(),
    moved_at: bill.movedAt.toISOString(),
    customer: customerName(bill.customerId, people.get(bill.customerId)),
  }));
}

function paymentOf({ paidAt, isCod }: Bill): BillPayment {
  if (paidAt) return 'yes';
  return isCod ? 'cod' : 'no';
}
