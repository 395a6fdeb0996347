import type { OrderChoice } from '@hako/contract/orders/choices';
import {
  type CouponObstacle,
  couponObstacle,
  MOST_COUPONS,
} from '@hako/contract/promotions/coupon-obstacles';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import {
  type Breakdown,
  type CouponTried,
  type ResolveCoupons,
  type ResolvedCoupon,
  tryCoupons,
} from '../../pricing/index.ts';
import { couponCodeOf } from '../../promotions/index.ts';
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
  /** Codes to use besides those of the order, as the customer typed them. */
  readonly discountCodes?: readonly string[] | undefined;
  /** The second payment that the customer was shown, in đồng; any other one is refused. */
  readonly agreedSecond?: number | undefined;
}

export type ChoicesDeps = Pick<
  OrdersDeps,
  | 'db'
  | 'clock'
  | 'live'
  | 'news'
  | 'customers'
  | 'wallet'
  | 'pricing'
  | 'audit'
  | 'howGoodsLie'
  | 'promotions'
>;

/** The order with its new choices, which of them differ, and what each new code does. */
export interface Changed {
  readonly order: Order;
  readonly changes: readonly OrderChoice[];
  readonly tried: readonly CouponTried[];
}

/** Goods that are packed keep the others. */
export const isDoor = (change: OrderChoice): boolean => change === 'address' || change === 'note';

/** Orders in one box go to one address by one way. */
export const isMoved = (change: OrderChoice): boolean =>
  change === 'address' || change === 'ship-mode';

/**
 * Prices the order as it would be with these choices. A code that cannot be used is told and left
 * out. Refusals `orders.choices-closed`, `orders.first-payment-made`,
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
  const discountCodes = wanted.discountCodes ?? [];
  await refuseClosedWay(deps, next.shipMode, order.shipMode);
  const changes = changesBetween(order, next, discountCodes);
  const may = changeableIn(order.state);
  refuseUnless(
    changes.every((change) => (isDoor(change) ? may.door : may.way)),
    'orders.choices-closed',
    { code: order.code, state: STATES[order.state].label },
  );
  const changed = { ...order, ...next };
  if (changes.every((change) => change === 'note')) return { order: changed, changes, tried: [] };
  const question = {
    ...order.question,
    shipMode: next.shipMode,
    services: next.services,
    province: address.provinceCode || order.question.province,
    // Pricing computed a box shared with other orders for the old way to the old address.
    ...(changes.some(isMoved) ? { expectedCarriage: undefined } : {}),
    rate: order.rate,
  };
  return { changes, ...(await priced(deps, { ...changed, question }, order, discountCodes)) };
}

async function priced(
  deps: ChoicesDeps,
  changed: Order,
  before: Order,
  discountCodes: readonly string[],
): Promise<Pick<Changed, 'order' | 'tried'>> {
  // The bill asks for a higher first payment; a lower one would owe the customer a refund.
  const isOpen = (price: Breakdown) =>
    before.state === 'CONFIRMED' || price.firstPayment.likely >= before.firstPayment;
  const askedWith = (more: readonly ResolvedCoupon[]) => ({
    ...changed.question,
    coupons: [...(changed.question.coupons ?? []), ...more],
  });
  const priceWith = async (more: readonly ResolvedCoupon[]) => {
    const question = askedWith(more);
    const code = more.at(-1)?.code;
    if (code && question.coupons.length > MOST_COUPONS) throw cannotApply(code, 'enough');
    const price = await deps.pricing.price(question, promisedAt(before));
    if (code === undefined) refuseUnless(isOpen(price), 'orders.first-payment-made');
    else if (!isOpen(price)) throw cannotApply(code, 'first-paid');
    return price;
  };
  const { customerId, listing } = changed;
  const { coupons, tried, ...known } = await tryCoupons(
    { resolveCoupons: newCoupons(deps, before) },
    { customerId, site: listing.site, discountCodes },
    priceWith,
  );
  const price = known.price ?? (await priceWith([]));
  const couponCodes = [...before.couponCodes, ...coupons.map(({ code }) => code)];
  const firstPayment = price.firstPayment.likely;
  const order = { ...changed, question: askedWith(coupons), price, firstPayment, couponCodes };
  return { order, tried };
}

/** Of codes that the order has already it says so, though others may have used them up. */
const newCoupons =
  ({ promotions }: ChoicesDeps, { couponCodes }: Order): ResolveCoupons =>
  (customerId, site, codes) => {
    const known = codes.map(couponCodeOf).find((code) => code && couponCodes.includes(code));
    if (known !== undefined) throw cannotApply(known, 'on-order');
    return promotions.resolveForSite(customerId, site, codes);
  };

const cannotApply = (code: string, obstacle: CouponObstacle): Refusal =>
  new Refusal('promotions.cannot-apply', couponObstacle(code, obstacle));

/** The same entry of the address book, and nothing of it was changed since it was chosen. */
const isSameDoor = (before: OrderAddress, next: OrderAddress): boolean =>
  (['id', 'text', 'receiver', 'phone'] as const).every((part) => before[part] === next[part]);

function changesBetween(
  before: Order,
  next: Pick<Order, 'address' | 'shipMode' | 'services' | 'note'>,
  discountCodes: readonly string[],
): OrderChoice[] {
  const isSame: Readonly<Record<OrderChoice, boolean>> = {
    address: isSameDoor(before.address, next.address),
    'ship-mode': before.shipMode === next.shipMode,
    services: before.services.toSorted().join() === next.services.toSorted().join(),
    note: before.note === next.note,
    coupons: discountCodes.length === 0,
  };
  const all: readonly OrderChoice[] = ['address', 'ship-mode', 'services', 'note', 'coupons'];
  return all.filter((change) => !isSame[change]);
}
