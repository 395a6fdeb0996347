import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { insertEvents } from '../moving/event-store.ts';
import type { Mover, Order } from '../order.ts';
import { findOrder, lockOrder, updatePrice, updateVersion } from '../order-store.ts';
import { updateTerms } from '../quoting/quote-store.ts';
import { firstPaymentLabel } from '../reading/labels.ts';
import {
  type Changed,
  type ChoicesDeps,
  isDoor,
  isMoved,
  type WantedChoices,
  withChoices,
} from './with-choices.ts';

/**
 * Prices an order with other choices, at its own rate and price list; changes nothing, and tells of
 * each new code what it does. Refusals `orders.not-found`, `orders.choices-closed`,
 * `orders.first-payment-made`, `pricing.unknown-*`, `customers.address-not-found`.
 */
export async function priceChoices(deps: ChoicesDeps, wanted: WantedChoices): Promise<Changed> {
  const order = await findOrder(deps.db, { code: wanted.code });
  refuseUnless(order?.customerId === wanted.customerId, 'orders.not-found');
  return withChoices(deps, order, wanted);
}

/**
 * A customer changes the choices of an order, or adds coupons; an event keeps which ones. Refusals
 * of `priceChoices`, `orders.choices-bound`, `cart.total-changed`, `wallet.not-enough`,
 * `promotions.*`.
 */
export async function changeChoices(deps: ChoicesDeps, wanted: WantedChoices): Promise<Applied> {
  const known = await findOrder(deps.db, { code: wanted.code });
  refuseUnless(known?.customerId === wanted.customerId, 'orders.not-found');
  const by = { kind: 'customer', id: known.customerId } as const;
  return inTransaction(deps.db, (trx) => applyChoices(deps, trx, { id: known.id, wanted, by }));
}

/** Who changes which order, and how. */
interface Asked {
  readonly id: string;
  readonly wanted: WantedChoices;
  readonly by: ChosenBy;
  /** Why a member of the staff does it. */
  readonly reason?: string;
}
type ChosenBy = Extract<Mover, { readonly id: string }>;

/** The order as it is now, and whether anything differs. */
interface Applied extends Pick<Changed, 'order' | 'tried'> {
  readonly isChanged: boolean;
}

/** Does the same in the caller's transaction; tells whether anything differs. */
export async function applyChoices(
  deps: ChoicesDeps,
  trx: Trx,
  { id, wanted, by, reason }: Asked,
): Promise<Applied> {
  const goods = await deps.howGoodsLie(trx, id);
  const locked = await lockOrder(trx, id);
  refuseUnless(locked, 'orders.not-found');
  const { order, changes, tried } = await withChoices(deps, locked, wanted);
  for (const one of tried) if ('refusal' in one) throw one.refusal;
  if (changes.length === 0) return { order: locked, tried, isChanged: false };
  const isBound =
    (!changes.every(isDoor) && goods.isPacked) || (changes.some(isMoved) && goods.isShared);
  refuseUnless(!isBound, 'orders.choices-bound', { code: order.code });
  const second = order.price.secondPayment.likely;
  const agreed = wanted.agreedSecond ?? second;
  refuseUnless(agreed === second, 'cart.total-changed', { old: agreed, new: second });
  const booked = await bookChoices(deps, trx, locked, { order, changes, by, reason });
  return { order: booked, tried, isChanged: true };
}

async function bookChoices(
  deps: ChoicesDeps,
  trx: Trx,
  before: Order,
  { order, changes, by, reason }: Omit<Changed, 'tried'> & Pick<Asked, 'by' | 'reason'>,
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
  const codes = order.couponCodes.filter((code) => !before.couponCodes.includes(code));
  await deps.promotions.spend(trx, { customerId: order.customerId, orderId: order.id, codes });
  await updatePrice(trx, changed);
  await updateTerms(trx, changed);
  await updateVersion(trx, order.id, changed.version);
  const facts = { chosen: changes.join(',') };
  const at = deps.clock.now();
  const event = { orderId: order.id, version: changed.version, from: undefined, to: order.state };
  await insertEvents(trx, [{ ...event, by, facts, photos: [], at }]);
  await deps.audit(trx, {
    actor: by.id,
    action: 'order.choices',
    subject: `order:${order.code}`,
    ...(reason === undefined ? {} : { reason }),
    before: termsOf(before),
    after: termsOf(changed),
  });
  // Billing computes the second payment of weighed goods again, by the new choices.
  if (changes.some((change) => change !== 'note') && order.measured)
    await deps.news.announce(trx, 'order.door-changed', { orderId: order.id });
  await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code: order.code });
  return changed;
}

/** The choices as the audit keeps them, without the words of the customer. */
const termsOf = ({ address, shipMode, services, couponCodes, price }: Order) => ({
  address: address.id,
  ship_mode: shipMode,
  services: [...services],
  coupons: [...couponCodes],
  second_payment: price.secondPayment.likely,
});
