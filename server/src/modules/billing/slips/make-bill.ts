import { newCode, newId } from '../../../kernel/chance.ts';
import { dong } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { refusedBy } from '../../../platform/database/constraints.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { hasAddress, type Order, partsOf } from '../../orders/index.ts';
import type { Breakdown } from '../../pricing/index.ts';
import type { PaymentPart } from '../../wallet/index.ts';
import { priceTogether, type WeighedOrder } from '../second-payment/price-second-payment.ts';
import { readForecastTerms } from '../guarantee/forecast-terms-store.ts';
import { guaranteedIn } from '../guarantee/guaranteed.ts';
import { type Bill, type BillOrder, carriedOf } from './bill.ts';
import { insertBill } from './bill-store.ts';
import type { BillingDeps, Staff } from '../deps.ts';
import { domesticRestOf } from './domestic-rest.ts';

interface AskedBill {
  readonly orderCodes: readonly string[];
  readonly by: Staff;
}

/**
 * Puts priced orders of one customer and one address onto a delivery slip. They are priced once
 * more, together: with what was booked meanwhile, and with one delivery. Refusals
 * `orders.not-found`, `billing.orders-do-not-fit`.
 */
export async function makeBill(deps: BillingDeps, asked: AskedBill): Promise<Bill> {
  const known = fitting(await readOrders(deps, deps.db, asked.orderCodes));
  const ids = known.map(({ id }) => id);
  const newest = await deps.logistics.newestCostOf(deps.db, ids);
  const prices = await priceTogether(deps, deps.db, known);
  const bill = await inTransaction(deps.db, async (trx) => {
    // Whoever books a cost of them waits from here on.
    for (const id of ids) await deps.orders.lock(trx, id);
    if ((await deps.logistics.newestCostOf(trx, ids)) !== newest) return undefined;
    return bookBill(deps, trx, asked, prices);
  });
  // Something was booked since they were priced.
  return bill ?? makeBill(deps, asked);
}

async function bookBill(
  deps: BillingDeps,
  trx: Trx,
  { orderCodes, by }: AskedBill,
  prices: ReadonlyMap<string, Breakdown>,
): Promise<Bill> {
  const orders = fitting(await readOrders(deps, trx, orderCodes));
  const [first] = orders;
  const lines = await Promise.all(
    orders.map((order) => lineOf(deps, trx, order, prices.get(order.id))),
  );
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
  await moveOntoBill(deps, trx, orders, { prices, code: bill.code, by });
  await refusedBy({ bill_orders_one_live: 'billing.orders-do-not-fit' }, insertBill(trx, bill));
  await deps.wallet.carry(trx, { billId: bill.id, amount: carriedOf(bill) });
  await deps.audit(trx, {
    actor: by.id,
    action: 'bill.make',
    subject: `bill:${bill.code}`,
    after: { orders: orderCodes, total: bill.total },
  });
  return bill;
}

/**
 * One customer, one address that is known, everything weighed, priced and on no bill: what a bill
 * that is cancelled meanwhile gives back must be known before they are priced. Refusal
 * `billing.orders-do-not-fit`.
 */
function fitting(orders: readonly Order[]): readonly [WeighedOrder, ...WeighedOrder[]] {
  const [first] = orders;
  const weighed = orders.flatMap((order) => {
    const { measured, state } = order;
    const fits =
      order.customerId === first?.customerId && order.address.text === first.address.text;
    return fits && hasAddress(order) && state === 'CALCULATOR' && order.actual && measured
      ? [{ ...order, measured }]
      : [];
  });
  const [one, ...rest] = weighed;
  refuseUnless(one && weighed.length === orders.length, 'billing.orders-do-not-fit');
  return [one, ...rest];
}

async function moveOntoBill(
  deps: BillingDeps,
  trx: Trx,
  orders: readonly Order[],
  {
    prices,
    code,
    by,
  }: {
    readonly prices: ReadonlyMap<string, Breakdown>;
    readonly code: string;
    readonly by: Staff;
  },
): Promise<void> {
  for (const { id } of orders) {
    const price = prices.get(id);
    if (price) await deps.orders.recordActual(trx, id, price);
    await deps.orders.move(trx, { orderId: id, to: 'BILL_NEW', by, facts: { bill: code } });
  }
}

async function readOrders(
  deps: BillingDeps,
  reader: Reader,
  codes: readonly string[],
): Promise<Order[]> {
  const orders: Order[] = [];
  for (const code of new Set(codes)) orders.push(await deps.orders.read(reader, { code }));
  // Everybody locks orders in the order of their ids.
  return orders.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

async function lineOf(
  deps: BillingDeps,
  trx: Trx,
  order: Order,
  price: Breakdown | undefined,
): Promise<BillOrder> {
  const parts: PaymentPart[] = price ? partsOf(price.lines, 2) : [];
  const secondPayment = dong(parts.reduce((total, { amount }) => total + amount, 0));
  const outstandingFirst = deps.orders.outstandingFirst(order);
  // What a deposit left open goes where most of it belongs: to the goods.
  if (outstandingFirst > 0) parts.push({ to: 'goods', amount: outstandingFirst });
  const returned = price ? await domesticRestOf(deps, trx, order, price) : dong(0);
  const { isGuaranteed } = await readForecastTerms(trx, order.createdAt);
  const { id: orderId, code: orderCode } = order;
  return {
    ...{ orderId, orderCode, secondPayment, outstandingFirst, returned, parts },
    site: order.listing.site,
    forecast: order.price.secondPayment.likely,
    guarantee: guaranteedIn(order, price ?? order.price, isGuaranteed),
  };
}
