import { may } from '@hako/contract/staff/permissions/permissions';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { PART_LABELS } from '../../wallet/index.ts';
import type { Order } from '../../orders/index.ts';
import { type Bill, toCollect } from './bill.ts';
import { listBillsAfter } from './bill-list-store.ts';
import { type Consignment, listConsignments } from '../carriers/consignment-store.ts';
import type { BillingDeps } from '../deps.ts';
import { type PrintSize, printPage, type Slip } from './print-page.ts';
import { billStateLabel, REST_OF_FIRST } from './labels.ts';
import { customerOf, type Viewer } from './viewer.ts';

interface Asked {
  readonly viewer: Viewer;
  readonly codes: readonly string[];
  readonly size: PrintSize;
}

/**
 * Slips as one page to print, in the order they were asked for. Refusals `access.not-allowed` for
 * staff who may not open one, `billing.not-found` when one of them is not there, or not the customer's.
 */
export async function printBills(
  deps: BillingDeps,
  { viewer, codes, size }: Asked,
): Promise<string> {
  const wanted = [...new Set(codes)];
  const customerId = customerOf(viewer);
  refuseUnless(customerId || may(viewer, 'records.read'), 'access.not-allowed');
  const found = await listBillsAfter(
    deps.db,
    { codes: wanted, ...(customerId ? { customerId } : {}) },
    undefined,
    wanted.length,
  );
  const orderIds = found.flatMap((bill) => bill.orders.map(({ orderId }) => orderId));
  const orders = new Map(
    (await deps.orders.readMany(deps.db, orderIds)).map((order) => [order.id, order]),
  );
  const ids = found.map(({ id }) => id);
  const consignments = new Map(
    (await listConsignments(deps.db, ids)).map((consignment) => [consignment.billId, consignment]),
  );
  const slips = wanted.map((code) => {
    const bill = found.find((one) => one.code === code);
    refuseUnless(bill, 'billing.not-found');
    return slipOf(bill, orders, consignments.get(bill.id));
  });
  return printPage(slips, size);
}

function slipOf(
  bill: Bill,
  orders: ReadonlyMap<string, Order>,
  consignment: Consignment | undefined,
): Slip {
  return {
    code: bill.code,
    state: billStateLabel(bill.state),
    createdAt: bill.createdAt,
    receiver: bill.address.receiver,
    phone: bill.address.phone,
    address: bill.address.text,
    tracking: consignment?.carrierCode,
    goods: bill.orders.map(({ orderId, orderCode }) => {
      const order = orders.get(orderId);
      return {
        code: orderCode,
        name: order ? (order.listing.titleVi ?? order.listing.title) : '',
        quantity: order?.quantity ?? 1,
        weightG: order?.measured?.weightG,
      };
    }),
    lines: linesOf(bill),
    total: bill.total,
    isPaid: bill.paidAt !== undefined,
    collect: toCollect(bill),
  };
}

/** What the bill asks for, by what it is for; what a deposit left open of the first payment stands by itself. */
function linesOf({ orders }: Bill): Slip['lines'] {
  const sums = new Map<string, number>();
  for (const { parts, outstandingFirst } of orders) {
    let open: number = outstandingFirst;
    for (const { to, amount } of parts) {
      const rest = to === 'goods' ? Math.min(open, amount) : 0;
      open -= rest;
      if (amount !== rest)
        sums.set(PART_LABELS[to], (sums.get(PART_LABELS[to]) ?? 0) + amount - rest);
      if (rest > 0) sums.set(REST_OF_FIRST, (sums.get(REST_OF_FIRST) ?? 0) + rest);
    }
  }
  return [...sums].map(([label, amount]) => ({ label, amount }));
}
