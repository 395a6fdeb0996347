import type { Bound } from '../../../kernel/bind.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { OrdersDeps } from '../deps.ts';
import { insertEvents } from '../moving/event-store.ts';
import type { Order } from '../order.ts';
import { findOrder, lockOrder, updatePrice, updateVersion } from '../order-store.ts';
import { copyOf } from '../paying/order-address.ts';
import { refuseClosedWay } from '../paying/refuse-closed-way.ts';
import { updateTerms } from '../quoting/quote-store.ts';
import { promisedAt } from '../quoting/promised-at.ts';
import { firstPaymentLabel } from '../reading/labels.ts';
import { STATES } from '../rules/order-life.ts';
import { changeableIn } from './rules/changeable.ts';

/** What is undefined stays as it is. */
export interface WantedChoices {
  readonly code: string;
  readonly customerId: string;
  readonly addressId: string | undefined;
  readonly shipMode: string | undefined;
  readonly services: readonly string[] | undefined;
  readonly note: string | undefined;
  /** Đồng, as likely; another second payment is refused. */
  readonly agreedSecond?: number | undefined;
}

/** What customers change of their orders. */
export interface OrderChoices {
  readonly priceChoices: Bound<typeof priceChoices>;
  readonly changeChoices: Bound<typeof changeChoices>;
}

type ChoicesDeps = Pick<
  OrdersDeps,
  'db' | 'clock' | 'live' | 'news' | 'customers' | 'wallet' | 'pricing' | 'audit' | 'howGoodsLie'
>;

type Change = 'address' | 'ship-mode' | 'services' | 'note';

/** The order as it would be, and what differs. */
interface Changed {
  readonly order: Order;
  readonly changes: readonly Change[];
}

/**
 * What an order would cost with other choices, at its own rate and price list. Reads only. Refusals
 * `orders.not-found`, `orders.choices-closed`, `orders.first-payment-made`, `pricing.unknown-*`,
 * `customers.address-not-found`.
 */
export async function priceChoices(deps: ChoicesDeps, wanted: WantedChoices): Promise<Order> {
  const order = await findOrder(deps.db, { code: wanted.code });
  refuseUnless(order?.customerId === wanted.customerId, 'orders.not-found');
  return (await withChoices(deps, order, wanted)).order;
}

/**
 * Changes what was chosen, with an event that says what and the new forecast. Refusals of
 * `priceChoices`, `orders.choices-bound`, `cart.total-changed`, `wallet.not-enough`.
 */
export async function changeChoices(deps: ChoicesDeps, wanted: WantedChoices): Promise<Order> {
  const known = await findOrder(deps.db, { code: wanted.code });
  refuseUnless(known?.customerId === wanted.customerId, 'orders.not-found');
  return inTransaction(deps.db, async (trx) => {
    const goods = await deps.howGoodsLie(trx, known.id);
    const locked = await lockOrder(trx, known.id);
    refuseUnless(locked, 'orders.not-found');
    const { order, changes } = await withChoices(deps, locked, wanted);
    if (changes.length === 0) return locked;
    const isWay = changes.includes('ship-mode') || changes.includes('services');
    const isBound = (isWay && goods.isPacked) || (changes.some(isMoved) && goods.isShared);
    refuseUnless(!isBound, 'orders.choices-bound', { code: order.code });
    const second = order.price.secondPayment.likely;
    const agreed = wanted.agreedSecond ?? second;
    refuseUnless(agreed === second, 'cart.total-changed', { old: agreed, new: second });
    return bookChoices(deps, trx, locked, { order, changes });
  });
}

/** Orders in one box go to one address by one way. */
const isMoved = (change: Change): boolean => change === 'address' || change === 'ship-mode';

async function bookChoices(
  deps: ChoicesDeps,
  trx: Trx,
  before: Order,
  { order, changes }: Changed,
): Promise<Order> {
  const changed = { ...order, version: before.version + 1 };
  if (
    order.state === 'CONFIRMED' &&
    changed.price.firstPayment.high !== before.price.firstPayment.high
  )
    await deps.wallet.changeHold(trx, {
      cause: { type: 'order', id: order.id },
      amount: changed.price.firstPayment.high,
      label: firstPaymentLabel(order.code),
    });
  await updatePrice(trx, changed);
  await updateTerms(trx, changed);
  await updateVersion(trx, order.id, changed.version);
  const by = { kind: 'customer', id: order.customerId } as const;
  const facts = { chosen: changes.join(',') };
  const at = deps.clock.now();
  const event = { orderId: order.id, version: changed.version, from: undefined, to: order.state };
  await insertEvents(trx, [{ ...event, by, facts, photos: [], at }]);
  await deps.audit(trx, {
    actor: order.customerId,
    action: 'order.choices',
    subject: `order:${order.code}`,
    before: termsOf(before),
    after: termsOf(changed),
  });
  // What was computed from the scale holds for the door it was computed for.
  if (changes.includes('address') && order.measured)
    await deps.news.announce(trx, 'order.door-changed', { orderId: order.id });
  await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code: order.code });
  return changed;
}

/** What the audit keeps of the choices: no words of the customer. */
const termsOf = ({ address, shipMode, services, price }: Order) => ({
  address: address.id,
  ship_mode: shipMode,
  services: [...services],
  second_payment: price.secondPayment.likely,
});

async function withChoices(
  deps: ChoicesDeps,
  order: Order,
  wanted: WantedChoices,
): Promise<Changed> {
  const address =
    wanted.addressId === undefined
      ? order.address
      : copyOf(await deps.customers.readAddress(deps.db, order.customerId, wanted.addressId));
  const next = {
    address,
    shipMode: wanted.shipMode ?? order.shipMode,
    services: [...new Set(wanted.services ?? order.services)],
    note: (wanted.note ?? order.note) || undefined,
  };
  await refuseClosedWay(deps, next.shipMode, order.shipMode);
  const changes = changesBetween(order, next);
  const may = changeableIn(order.state);
  refuseUnless(
    changes.every((change) =>
      change === 'ship-mode' || change === 'services' ? may.way : may.door,
    ),
    'orders.choices-closed',
    { code: order.code, state: STATES[order.state].label },
  );
  if (changes.every((change) => change === 'note'))
    return { order: { ...order, ...next }, changes };
  const question = {
    ...order.question,
    shipMode: next.shipMode,
    services: next.services,
    province: address.provinceCode || order.question.province,
    // A box shared with other orders was reckoned for the old way to the old address.
    ...(changes.some(isMoved) ? { expectedCarriage: undefined } : {}),
    rate: order.rate,
  };
  const price = await deps.pricing.price(question, promisedAt(order));
  const firstPayment = price.firstPayment.likely;
  // More of it is asked with the bill; what was paid for is not taken back here.
  refuseUnless(
    order.state === 'CONFIRMED' || firstPayment >= order.firstPayment,
    'orders.first-payment-made',
  );
  return { order: { ...order, ...next, question, price, firstPayment }, changes };
}

function changesBetween(
  before: Order,
  next: Pick<Order, 'address' | 'shipMode' | 'services' | 'note'>,
): Change[] {
  const isSame: Readonly<Record<Change, boolean>> = {
    address: before.address.text === next.address.text && before.address.id === next.address.id,
    'ship-mode': before.shipMode === next.shipMode,
    services: before.services.toSorted().join() === next.services.toSorted().join(),
    note: before.note === next.note,
  };
  const all: readonly Change[] = ['address', 'ship-mode', 'services', 'note'];
  return all.filter((change) => !isSame[change]);
}
