import type { Readable } from 'node:stream';
import {
  type CUSTOMER_SORTS,
  type CustomerTableRow,
  NOBODYS,
} from '@hako/contract/desk/customer-table';
import { type KeysetPage, sortOf } from '../../../platform/database/keyset.ts';
import { type Exporter, exportEntry } from '../../../platform/sheet/export-entry.ts';
import { readingOf } from '../../../platform/database/reads/reading-of.ts';
import { exportTable } from '../../../platform/sheet/export-table.ts';
import { type AskedTable, tablePage } from '../../../platform/sheet/table-page.ts';
import { momentsOfDays } from '../../../kernel/vietnam-day.ts';
import { CUSTOMER_KEYS, type RegisterFilter } from '../../customers/index.ts';
import type { DeskDeps } from '../deps.ts';
import { noteExport } from '../note-export.ts';
import { CUSTOMER_COLUMNS, CUSTOMERS_SHEET } from './sheet-labels.ts';

type SortName = (typeof CUSTOMER_SORTS)[number];

/** The filters of the table of customers, as they stand in its address. */
interface AskedCustomers {
  readonly q?: string;
  readonly level?: string;
  readonly sales?: string;
  /** Days in Vietnam, both inclusive. */
  readonly from?: string;
  readonly to?: string;
  readonly sort?: SortName | `-${SortName}`;
}

type TabledCustomer = CustomerTableRow & { readonly mark: string };

/** One page of the table of all customers. Refusal `request.invalid`. */
export async function listCustomers(
  deps: DeskDeps,
  { after, ...asked }: AskedCustomers & { readonly after?: string },
) {
  return tablePage(await tableOf(deps, asked), after);
}

/**
 * The whole table as a file, with a line in the audit. Refusals `request.invalid`,
 * `request.nothing-to-export`, `request.too-many-to-export`.
 */
export async function exportCustomers(
  deps: DeskDeps,
  { kind, staffId, ...asked }: AskedCustomers & Exporter & { readonly kind: 'xlsx' | 'csv' },
): Promise<Readable> {
  return exportTable<TabledCustomer>({
    ...(await tableOf(readingOf(deps), asked)),
    ...{ kind, name: CUSTOMERS_SHEET, columns: CUSTOMER_COLUMNS },
    note: (count) => noteExport(deps, exportEntry(staffId, 'customers', asked, count)),
  });
}

async function tableOf(deps: DeskDeps, asked: AskedCustomers): Promise<AskedTable<TabledCustomer>> {
  const filter = await filterOf(deps, asked);
  return {
    sort: sortOf(CUSTOMER_KEYS, asked.sort, 'since'),
    count: (most) => deps.customers.countRegister(deps.db, filter, most),
    read: (page) => readRows(deps, filter, page),
  };
}

/** The levels and the people that the table is filtered by. */
export async function readCustomerChoices({ db, customers, listSalesPeople }: DeskDeps) {
  const [levels, sales] = await Promise.all([customers.listLevels(db), listSalesPeople()]);
  return {
    levels: levels.map(({ code, name }) => ({ value: code, label: name })),
    sales: sales.map(({ id, fullName }) => ({ value: id, label: fullName })),
  };
}

async function filterOf(
  { db, customers }: DeskDeps,
  asked: AskedCustomers,
): Promise<RegisterFilter> {
  const { q, level, sales } = asked;
  return {
    ...(q === undefined ? {} : await customers.whoIsMeant(db, q)),
    ...momentsOfDays(asked),
    level,
    salesStaffId: sales === NOBODYS ? null : sales,
  };
}

async function readRows(
  deps: DeskDeps,
  filter: RegisterFilter,
  page: KeysetPage,
): Promise<TabledCustomer[]> {
  const { db, customers, orders } = deps;
  const found = await customers.readRegister(db, filter, page);
  const ids = found.map(({ id }) => id);
  const [available, ordered, sales] = await Promise.all([
    deps.availableOf(db, ids),
    orders.countOrdersOf(db, ids),
    deps.listSalesPeople(),
  ]);
  const salesNames = new Map(sales.map(({ id, fullName }) => [id, fullName]));
  return found.map((customer) => ({
    mark: customer.mark,
    id: customer.id,
    customer_no: customer.customerNo,
    full_name: customer.fullName,
    phone: customer.phone ?? null,
    email: customer.email ?? null,
    level_name: customer.level.name,
    sales_name: salesNames.get(customer.salesStaffId ?? '') ?? null,
    available_vnd: available.get(customer.id) ?? 0,
    orders: ordered.get(customer.id)?.count ?? 0,
    last_order_at: ordered.get(customer.id)?.lastAt.toISOString() ?? null,
    since: customer.createdAt.toISOString(),
  }));
}
