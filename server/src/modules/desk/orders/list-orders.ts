import type { Readable } from 'node:stream';
import { may, type Permitted } from '@hako/contract/staff/permissions/permissions';
import {
  partsOf,
  REGISTER_KEYS,
  type RegisteredOrder,
  type RegisterFilter,
} from '../../orders/index.ts';
import { type KeysetPage, sortOf } from '../../../platform/database/keyset.ts';
import { readingOf } from '../../../platform/database/reads/reading-of.ts';
import { exportTable } from '../../../platform/sheet/export-table.ts';
import { type AskedTable, tablePage } from '../../../platform/sheet/table-page.ts';
import { type Exporter, exportEntry } from '../../../platform/sheet/export-entry.ts';
import type { DeskDeps } from '../deps.ts';
import { noteExport } from '../note-export.ts';
import { moneyOf, type OrderMoney } from './order-money.ts';
import { type AskedOrders, filterOf } from './register-query.ts';
import { marginOf, type PricedOrder } from './rules/margin.ts';
import { ORDER_COLUMNS, ORDERS_SHEET } from './sheet-labels.ts';
import type { TabledOrder } from './tabled-order.ts';

interface Reader {
  readonly asker: Permitted;
}

/** What an order leaves for us is for those who keep the books. */
const maySeeMargin = (asker: Permitted): boolean => may(asker, 'margin.see');

/** One page of the table of all orders. Refusal `request.invalid`. */
export async function listOrders(
  deps: DeskDeps,
  { asker, after, ...asked }: AskedOrders & Reader & { readonly after?: string },
) {
  return tablePage(await tableOf(deps, asker, asked), after);
}

/**
 * The whole table as a file. Refusals `request.invalid`, `request.nothing-to-export`,
 * `request.too-many-to-export`.
 */
export async function exportOrders(
  deps: DeskDeps,
  {
    asker,
    staffId,
    kind,
    ...asked
  }: AskedOrders & Reader & Exporter & { readonly kind: 'xlsx' | 'csv' },
): Promise<Readable> {
  return exportTable<TabledOrder>({
    ...(await tableOf(readingOf(deps), asker, asked)),
    ...{ kind, name: ORDERS_SHEET },
    columns: ORDER_COLUMNS.filter(({ needs }) => !needs || may(asker, needs)),
    note: (count) => noteExport(deps, exportEntry(staffId, 'orders', asked, count)),
  });
}

async function tableOf(
  deps: DeskDeps,
  asker: Permitted,
  asked: AskedOrders,
): Promise<AskedTable<TabledOrder>> {
  const filter = await filterOf(deps, asked);
  return {
    sort: sortOf(REGISTER_KEYS, asked.sort, 'created'),
    count: (most) => deps.orders.countRegister(deps.db, filter, most),
    read: (page) => readRows(deps, asker, filter, page),
  };
}

async function readRows(
  deps: DeskDeps,
  asker: Permitted,
  filter: RegisterFilter,
  page: KeysetPage,
): Promise<TabledOrder[]> {
  const { db, orders, customers } = deps;
  const found = await orders.listRegister(db, filter, page);
  const [people, sales, money] = await Promise.all([
    customers.readMany(db, [...new Set(found.map(({ customerId }) => customerId))]),
    deps.listSalesPeople(),
    moneyOf(deps, db, found),
  ]);
  const salesNames = new Map(sales.map(({ id, fullName }) => [id, fullName]));
  return found.map((order) => {
    const customer = people.get(order.customerId);
    return {
      mark: order.mark,
      order,
      customer,
      salesName: salesNames.get(customer?.salesStaffId ?? ''),
      money: money(order.id),
      margin: maySeeMargin(asker) ? marginOf(pricedOf(order, money(order.id))) : undefined,
    };
  });
}

/** An order with its money, as the rule of margins reads it. */
export const pricedOf = (
  {
    state,
    source,
    listing,
    quantity,
    price,
    actual,
    rate,
    firstPayment,
  }: RegisteredOrder | Omit<RegisteredOrder, 'mark'>,
  { received, refunded, spentJpy }: OrderMoney,
): PricedOrder => {
  const second = actual ?? price;
  return {
    isCancelled: state === 'CANCEL',
    // Once it is booked what the site took in all, nothing comes besides.
    isWin: source === 'win' && spentJpy <= listing.price * quantity,
    isWeighed: actual !== undefined,
    rate,
    firstPayment,
    secondPayment: second.secondPayment.likely,
    firstParts: partsOf(price.lines, 1),
    secondParts: partsOf(second.lines, 2),
    received,
    refunded,
    spentJpy,
  };
};
