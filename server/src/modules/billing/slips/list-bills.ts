import type { BILL_SORTS, BillRow } from '@hako/contract/billing/slips';
import { dong } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { dayInVietnam, momentsOfDays } from '../../../kernel/vietnam-day.ts';
import type { Waiting } from '../../../kernel/waiting.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { sortOf } from '../../../platform/database/keyset.ts';
import { BILL_TABS, type Bill, type BillState, type BillTab, isPayable } from './bill.ts';
import { findBill } from './bill-store.ts';
import {
  type BillFilter,
  countBillsByTab,
  listBills,
  listBillsByKey,
  OWN_BILL_KEYS,
} from './bill-list-store.ts';
import { redeliveryView, toBillRow } from './bill-view.ts';
import { listConsignments } from '../carriers/consignment-store.ts';
import { readDeliveryTerms } from '../carriers/delivery-terms-store.ts';
import type { BillingDeps } from '../deps.ts';
import { readForecastTerms } from '../guarantee/forecast-terms-store.ts';
import { listRedeliveries } from '../redelivery/redelivery-store.ts';

const PAGE_SIZE = 10;

/** Orders that words may find; who types so little reads on with more of them. */
const MOST_ORDERS = 500;

/** What the list and its spreadsheet are asked for. */
export interface AskedBills {
  readonly tab?: string | undefined;
  /** Days in Vietnam on which the bills were made, both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** A code of the bill or of an order on it, the carrier's number, or words of a title. */
  readonly q?: string | undefined;
}

interface Asked extends AskedBills {
  readonly customerId: string;
  readonly code?: string | undefined;
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  readonly sort?: SortName | `-${SortName}` | undefined;
  /** With `sort`: the mark of the last row of the page before. */
  readonly after?: string | undefined;
}
type SortName = (typeof BILL_SORTS)[number];

/** My bills by tab; with a code only that one, or none when it is somebody else's. */
export async function listMyBills(deps: BillingDeps, asked: Asked) {
  const { customerId, page = 1, size = PAGE_SIZE } = asked;
  const { bills, total, next } = await readPage(deps, asked);
  const counts = await countBillsByTab(deps.db, customerId);
  const count = (one: BillTab) => counts.find(({ tab }) => tab === one)?.count ?? 0;
  return {
    data: {
      results: await rowsOf(deps, deps.db, bills),
      pagination: { total, current: page, pageSize: size },
      next,
      options: {
        total: counts.reduce((sum, { count }) => sum + count, 0),
        unpaid: count('unpaid'),
        packing: count('packing'),
        delivery: count('delivery'),
        delivered: count('delivered'),
        unpaid_vnd: counts.reduce((sum, { unpaid }) => sum + unpaid, 0),
      },
    },
  };
}

/** One by its code; else numbered, newest first, or paged by the key that is asked for. */
async function readPage(deps: BillingDeps, asked: Asked) {
  const { customerId, code, page = 1, size = PAGE_SIZE, sort, after } = asked;
  if (code !== undefined) {
    const one = await findBill(deps.db, code);
    const bills = one?.customerId === customerId ? [one] : [];
    return { bills, total: bills.length, next: undefined };
  }
  const filter = await filterOf(deps, asked, customerId);
  if (sort === undefined) {
    const offset = (page - 1) * size;
    return { ...(await listBills(deps.db, { ...filter, limit: size, offset })), next: undefined };
  }
  const key = sortOf(OWN_BILL_KEYS, sort, 'created');
  return listBillsByKey(deps.db, filter, { ...key, after, limit: size });
}

/** For the desk's queues, longest waiting first; `isFreeToLeave`: those that are paid or are paid at the door. */
export async function listBillsIn(
  deps: BillingDeps,
  reader: Reader,
  state: BillState,
  waiting: Waiting & { readonly isFreeToLeave?: boolean },
): Promise<BillRow[]> {
  const asked = { ...waiting, states: [state], isOldestFirst: true };
  return rowsOf(deps, reader, (await listBills(reader, asked)).bills);
}

export async function rowsOf(
  deps: BillingDeps,
  reader: Reader,
  bills: readonly Bill[],
): Promise<BillRow[]> {
  const orderIds = bills.flatMap(({ orders }) => orders.map(({ orderId }) => orderId));
  const orders = new Map(
    (await deps.orders.readMany(reader, orderIds)).map((order) => [order.id, order]),
  );
  const consignments = new Map(
    (
      await listConsignments(
        reader,
        bills.map(({ id }) => id),
      )
    ).map((consignment) => [consignment.billId, consignment]),
  );
  const redeliveries = new Map(
    (
      await listRedeliveries(
        reader,
        bills.map(({ id }) => id),
      )
    ).map((redelivery) => [redelivery.billId, redelivery]),
  );
  const isFailed = bills.some(({ state }) => state === 'BILL_INVENTORY');
  const fee = isFailed
    ? (await readDeliveryTerms(reader, dayInVietnam(deps.clock.now()))).redeliveryFee
    : dong(0);
  const { explainOverPercent } = await readForecastTerms(reader, deps.clock.now());
  return bills.map((bill) => {
    const [consignment, redelivery] = [consignments.get(bill.id), redeliveries.get(bill.id)];
    return toBillRow(
      bill,
      orders,
      consignment,
      redeliveryView(bill, consignment, redelivery, fee),
      isPayable(bill, redelivery),
      explainOverPercent,
    );
  });
}

/**
 * The bills that are meant; words find those of one customer only. Refusal `request.invalid` for a
 * tab or a day that there is not.
 */
export async function filterOf(
  { db, orders }: Pick<BillingDeps, 'db' | 'orders'>,
  { tab, from, to, q }: AskedBills,
  customerId: string | undefined,
): Promise<BillFilter> {
  const { from: start, to: end } = momentsOfDays({ from, to });
  const words = q?.trim();
  const bearing =
    words && customerId
      ? {
          text: words,
          orderIds: await orders.listIdsBearing(db, { customerId, words, limit: MOST_ORDERS }),
        }
      : undefined;
  return {
    ...(customerId ? { customerId } : {}),
    tab: tabOf(tab),
    ...(start ? { from: start } : {}),
    ...(end ? { to: end } : {}),
    bearing,
  };
}

/** Refusal `request.invalid` for a tab that nobody knows. */
function tabOf(tab: string | undefined): BillTab | undefined {
  if (tab === undefined || tab === 'total') return undefined;
  if (!Object.hasOwn(BILL_TABS, tab)) throw new Refusal('request.invalid', { field: 'tab' });
  return tab as BillTab;
}
