import { refuseUnless } from '../../../kernel/refusal.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Order } from '../order.ts';
import { copyOf } from '../paying/order-address.ts';
import { refuseClosedWay } from '../paying/refuse-closed-way.ts';
import { promisedAt } from '../quoting/promised-at.ts';
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

export type ChoicesDeps = Pick<
  OrdersDeps,
  'db' | 'clock' | 'live' | 'news' | 'customers' | 'wallet' | 'pricing' | 'audit' | 'howGoodsLie'
>;

export type Change = 'address' | 'ship-mode' | 'services' | 'note';

/** The order as it would be, and what differs. */
export interface Changed {
  readonly order: Order;
  readonly changes: readonly Change[];
}

/** Orders in one box go to one address by one way. */
export const isMoved = (change: Change): boolean => change === 'address' || change === 'ship-mode';

/**
 * The order as it would be. Refusals `orders.choices-closed`, `orders.first-payment-made`,
 * `customers.address-not-found`, `pricing.unknown-*`.
 */
export async function withChoices(
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
