import { newCode, newId } from '../../../kernel/chance.ts';
import { type Dong, dong, yen } from '../../../kernel/money.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { OrdersDeps } from '../deps.ts';
import { totalOf } from './money-parts.ts';
import { addressOfWin, copyOf, hasAddress } from './order-address.ts';
import type {
  EventFacts,
  MadeOrder,
  Mover,
  NewOrder,
  Order,
  OrderAddress,
  PurchaseOrder,
  WonOrder,
} from '../order.ts';
import type { OrderState } from '../rules/order-life.ts';
import type { PurchaseTask } from '../purchasing/rules/purchase-task.ts';
import { insertEvents } from '../moving/event-store.ts';
import { findOrder, insertOrder } from '../order-store.ts';
import { insertTask } from '../purchasing/purchase-store.ts';
import { firstPaymentLabel } from '../reading/labels.ts';
import { tellOfMove } from '../moving/move-order.ts';

const SYSTEM: Mover = { kind: 'system' };

/**
 * A won lot becomes an order, once for each bid however often winning is told. Refusal
 * `promotions.cannot-apply`.
 */
export async function createFromWin(deps: OrdersDeps, trx: Trx, won: WonOrder): Promise<MadeOrder> {
  const known = await findOrder(trx, { bidId: won.bidId });
  if (known) return { orderId: known.id, code: known.code, lacksAddress: !hasAddress(known) };
  const address = await addressOfWin(deps, trx, won.customerId, won.addressId);
  const order: Order = {
    ...begin(deps, won, address),
    state: 'BOUGHT',
    version: 1,
    source: 'win',
    paidFirst: totalOf(won.paid),
    paidParts: won.paid,
    bidId: won.bidId,
    account: won.account,
    marketplaceOrderNumber: won.marketplaceOrderNumber,
  };
  const facts: EventFacts = won.marketplaceOrderNumber
    ? { number: won.marketplaceOrderNumber }
    : {};
  const made = await book(deps, trx, order, [['BOUGHT', SYSTEM, facts]]);
  await deps.promotions.spend(trx, {
    customerId: order.customerId,
    orderId: order.id,
    codes: order.couponCodes,
  });
  // The winner owes the marketplace exactly the price that the lot closed at.
  const amount = yen(order.listing.price * order.quantity);
  await deps.float.spend(trx, { orderId: order.id, site: order.listing.site, amount });
  return { ...made, lacksAddress: !hasAddress(order) };
}

/** Holds the first payment and sets somebody to buy. Refusals `wallet.not-enough`, `promotions.cannot-apply`, `customers.no-address`, `customers.address-not-found`. */
export async function createForPurchase(
  deps: OrdersDeps,
  trx: Trx,
  wanted: PurchaseOrder,
): Promise<MadeOrder> {
  const address = await deps.customers.readAddress(trx, wanted.customerId, wanted.addressId);
  const begun = begin(deps, wanted, copyOf(address));
  const order: Order = {
    ...begun,
    state: 'CONFIRMED',
    version: 3,
    source: 'purchase',
    bidId: wanted.bidId,
  };
  const cause = { type: 'order', id: order.id } as const;
  // The dear case: what nobody knows yet may not lack money later. What is not charged goes back when the goods are bought.
  const held = wanted.price.firstPayment.high;
  await deps.wallet.hold(trx, {
    customerId: order.customerId,
    amount: held,
    cause,
    label: firstPaymentLabel(order.code),
  });
  await deps.promotions.spend(trx, {
    customerId: order.customerId,
    orderId: order.id,
    codes: order.couponCodes,
  });
  const made = await book(deps, trx, order, [
    ['TRANSACTING', { kind: 'customer', id: order.customerId }, {}],
    ['TRANSACTED', SYSTEM, { held }],
    ['CONFIRMED', SYSTEM, {}],
  ]);
  const task = firstTask(deps, order, wanted);
  await insertTask(trx, task);
  if (task.state === 'agent')
    await deps.jobs.add(trx, 'orders.buy', { orderId: order.id }, { key: `buy:${order.id}` });
  return made;
}

/** Who buys: our program, unless the site does not let it or a person must look at the goods first. */
export function firstTask(
  deps: OrdersDeps,
  order: Order,
  wanted: Pick<PurchaseOrder, 'sitePrice' | 'checksum' | 'variantId'>,
): PurchaseTask {
  const agent = deps.agentFor(order.listing.site);
  const asksPerson = order.price.flags.find(({ rule }) => rule === 'ask');
  const reason =
    asksPerson?.code ??
    (order.quantity > 1 ? 'several-pieces' : agent ? undefined : 'site-by-hand');
  return {
    orderId: order.id,
    state: reason ? 'desk' : 'agent',
    reason,
    account: agent?.account,
    sitePrice: wanted.sitePrice ?? order.listing.price,
    askedPrice: undefined,
    checksum: wanted.checksum,
    variantId: wanted.variantId,
    tries: 0,
    takenBy: undefined,
    updatedAt: order.createdAt,
  };
}

type Unstarted = Omit<Order, 'state' | 'version' | 'source'>;

export function begin(deps: OrdersDeps, wanted: NewOrder, address: OrderAddress): Unstarted {
  const now = deps.clock.now();
  return {
    id: newId(now.getTime()),
    code: newCode('HK'),
    customerId: wanted.customerId,
    listing: {
      ...wanted.listing,
      titleVi: wanted.listing.titleVi ?? deps.titleNow?.(wanted.listing.title),
    },
    quantity: wanted.quantity,
    question: { ...wanted.question, rate: wanted.rate },
    price: wanted.price,
    rate: wanted.rate,
    firstPayment: wanted.price.firstPayment.likely as Dong,
    paidFirst: dong(0),
    paidParts: [],
    shipMode: wanted.price.shipMode,
    services: [...new Set(wanted.question.services)],
    couponCodes: (wanted.question.coupons ?? []).map(({ code }) => code),
    address,
    note: wanted.note,
    bidId: undefined,
    account: undefined,
    marketplaceOrderNumber: undefined,
    pricePaid: undefined,
    measured: undefined,
    actual: undefined,
    createdAt: now,
    movedAt: now,
  };
}

export async function book(
  deps: OrdersDeps,
  trx: Trx,
  order: Order,
  steps: readonly (readonly [OrderState, Mover, EventFacts])[],
): Promise<MadeOrder> {
  await insertOrder(trx, order);
  await insertEvents(
    trx,
    steps.map(([to, by, facts], index) => ({
      orderId: order.id,
      version: index + 1,
      from: steps[index - 1]?.[0],
      to,
      by,
      facts,
      photos: [],
      at: order.createdAt,
    })),
  );
  await tellOfMove(deps, trx, order);
  return { orderId: order.id, code: order.code };
}
