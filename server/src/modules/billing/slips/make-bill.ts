import { newCode, newId } from '../../../kernel/chance.ts';
import { dong } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { refusedBy } from '../../../platform/database/constraints.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type Order, partsOf } from '../../orders/index.ts';
import type { PaymentPart } from '../../wallet/index.ts';
import type { Bill, BillOrder } from './bill.ts';
import { insertBill } from './bill-store.ts';
import type { BillingDeps, Staff } from '../deps.ts';

/** Puts priced orders of one customer and one address onto a delivery slip. Refusals `orders.not-found`, `billing.orders-do-not-fit`. */
export async function makeBill(
  deps: BillingDeps,
  { orderCodes, by }: { orderCodes: readonly string[]; by: Staff },
): Promise<Bill> {
  return inTransaction(deps.db, async (trx) => {
    const orders = await readOrders(deps, trx, orderCodes);
    const [first] = orders;
    const fits =
      first &&
      orders.every(
        (order) =>
          order.customerId === first.customerId &&
          order.address.text === first.address.text &&
          order.actual,
      );
    refuseUnless(fits, 'billing.orders-do-not-fit');
    const lines = orders.map((order) => lineOf(deps, order));
    const now = deps.clock.now();
    const bill: Bill = {
      id: newId(now.getTime()),
      code: newCode('PX'),
      customerId: first.customerId,
      state: 'BILL_NEW',
      total: dong(
        lines.reduce(
          (total, { secondPayment, outstandingFirst }) => total + secondPayment + outstandingFirst,
          0,
        ),
      ),
      paidAt: undefined,
      receivedWordAt: undefined,
      isCod: false,
      address: first.address,
      createdAt: now,
      movedAt: now,
      orders: lines,
    };
    for (const { id } of orders) {
      const { state } = await deps.orders.read(trx, { orderId: id });
      refuseUnless(state === 'CALCULATOR', 'billing.orders-do-not-fit');
      await deps.orders.move(trx, { orderId: id, to: 'BILL_NEW', by, facts: { bill: bill.code } });
    }
    await refusedBy({ bill_orders_one_live: 'billing.orders-do-not-fit' }, insertBill(trx, bill));
    await deps.audit(trx, {
      actor: by.id,
      action: 'bill.make',
      subject: `bill:${bill.code}`,
      after: { orders: orderCodes, total: bill.total },
    });
    return bill;
  });
}

async function readOrders(deps: BillingDeps, trx: Trx, codes: readonly string[]): Promise<Order[]> {
  const orders: Order[] = [];
  for (const code of new Set(codes)) orders.push(await deps.orders.read(trx, { code }));
  // Everybody locks orders in the order of their ids.
  return orders.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function lineOf({ orders }: BillingDeps, order: Order): BillOrder {
  const parts: PaymentPart[] = order.actual ? partsOf(order.actual.lines, 2) : [];
  const secondPayment = dong(parts.reduce((total, { amount }) => total + amount, 0));
  const outstandingFirst = orders.outstandingFirst(order);
  // What a deposit left open goes where most of it belongs: to the goods.
  if (outstandingFirst > 0) parts.push({ to: 'goods', amount: outstandingFirst });
  return { orderId: order.id, orderCode: order.code, secondPayment, outstandingFirst, parts };
}
