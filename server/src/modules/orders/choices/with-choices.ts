import { refuseUnless } from '../../../kernel/refusal.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Order, OrderAddress } from '../order.ts';
import { copyOf } from '../paying/order-address.ts';
import { refuseClosedWay } from '../paying/refuse-closed-way.ts';
import { promisedAt } from '../quoting/promised-at.ts';
import { STATES } from '../rules/order-life.ts';
import { changeableIn } from './rules/changeable.ts';

/** An order keeps each choice that is undefined here. */
export interface WantedChoices {
  readonly code: string;
  readonly customerId: string;
  readonly addressId: string | undefined;
  readonly shipMode: string | undefined;
  readonly services: readonly string[] | undefined;
  readonly note: string | undefined;
  /** The second payment that the customer was shown, in đồng; any other one is refused. */
  readonly agreedSecond?: number | undefined;
}

export type ChoicesDeps = Pick<
  OrdersDeps,
  'db' | 'clock' | 'live' | 'news' | 'customers' | 'wallet' | 'pricing' | 'audit' | 'howGoodsLie'
>;

export type Change = 'address' | 'ship-mode' | 'services' | 'note';

/** The order with its new choices, and which of them differ. */
export interface Changed {
  readonly order: Order;
  readonly changes: readonly Change[];
}

/** Orders in one box go to one address by one way. */
export const isMoved = (change: Change): boolean => change === 'address' || change === 'ship-mode';

/**
 * Prices the order as it would be with these choices. Refusals `orders.choices-closed`,
 * `orders.first-payment-made`, `customers.address-not-found`, `pricing.unknown-*`.
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
    // Pricing computed a box shared with other orders for the old way to the old address.
    ...(changes.some(isMoved) ? { expectedCarriage: undefined } : {}),
    rate: order.rate,
  };
  const price = await deps.pricing.price(question, promisedAt(order));
  const firstPayment = price.firstPayment.likely;
  // The bill asks for a higher first payment; a lower one would owe the customer a refund.
  refuseUnless(
    order.state === 'CONFIRMED' || firstPayment >= order.firstPayment,
    'orders.first-payment-made',
  );
  return { order: { ...order, ...next, question, price, firstPayment }, changes };
}

/** The same entry of the address book, and nothing of it was changed since it was chosen. */
const isSameDoor = (before: OrderAddress, next: OrderAddress): boolean =>
  (['id', 'text', 'receiver', 'phone'] as const).every((part) => before[part] === next[part]);

function changesBetween(
  before: Order,
  next: Pick<Order, 'address' | 'shipMode' | 'services' | 'note'>,
): Change[] {
  const isSame: Readonly<Record<Change, boolean>> = {
    address: isSameDoor(before.address, next.address),
    'ship-mode': before.shipMode === next.shipMode,
    services: before.services.toSorted().join() === next.services.toSorted().join(),
    note: before.note === next.note,
  };
  const all: readonly Change[] = ['address', 'ship-mode', 'services', 'note'];
  return all.filter((change) => !isSame[change]);
}
