import { refuseUnless } from '../../../kernel/refusal.ts';
import { idleCoupon, type ResolvedCoupon } from '../../pricing/index.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Order } from '../order.ts';
import { findOrder } from '../order-store.ts';
import { promisedAt } from './promised-at.ts';
import { copyOf } from '../paying/order-address.ts';
import { refuseClosedWay } from '../paying/refuse-closed-way.ts';

/** An answered quote with what the customer still may choose; what is absent stays as it was asked for. */
export interface WantedQuote {
  readonly code: string;
  readonly services?: readonly string[] | undefined;
  readonly shipMode?: string | undefined;
  readonly note?: string | undefined;
}

export interface AskedQuotePrices {
  readonly customerId: string;
  readonly quotes: readonly WantedQuote[];
  /** Where they go; as asked for when absent. */
  readonly addressId?: string | undefined;
  /** As the customer typed them; each is used on one quote. */
  readonly discountCodes: readonly string[];
}

/** One coupon on one quote. */
export interface CouponOnQuote {
  readonly code: string;
  readonly label: string;
  readonly orderCode: string;
  /** What the likely landed total falls by, and the first payment alone; đồng. */
  readonly off: number;
  readonly firstOff: number;
}

export interface QuotePrices {
  /** As they would be paid now. */
  readonly quotes: readonly Order[];
  readonly coupons: readonly CouponOnQuote[];
}

/**
 * Answered quotes at the tables and the rate of their answer, with what the customer chose and each coupon where it takes off most. Reads
 * only. Refusals `orders.not-found`, `orders.quote-not-answered`, `orders.quote-not-open`, `promotions.*`, `pricing.unknown-*`, those of the address.
 */
export async function priceQuotes(
  deps: OrdersDeps,
  { customerId, quotes, addressId, discountCodes }: AskedQuotePrices,
): Promise<QuotePrices> {
  const address =
    addressId === undefined
      ? undefined
      : copyOf(await deps.customers.readAddress(deps.db, customerId, addressId));
  const chosen: Order[] = [];
  for (const wanted of new Map(quotes.map((one) => [one.code, one])).values()) {
    const order = await findOrder(deps.db, { code: wanted.code });
    refuseUnless(order?.customerId === customerId, 'orders.not-found');
    refuseUnless(order.state !== 'REQUEST', 'orders.quote-not-answered', { code: wanted.code });
    refuseUnless(order.state === 'PENDING', 'orders.quote-not-open', { code: wanted.code });
    chosen.push(await withTerms(deps, order, wanted, address));
  }
  return withCoupons(
    deps,
    chosen,
    await deps.promotions.resolveForSite(customerId, 'other', discountCodes),
  );
}

async function withTerms(
  deps: OrdersDeps,
  order: Order,
  { services, shipMode, note }: WantedQuote,
  address: Order['address'] | undefined,
): Promise<Order> {
  if (shipMode) await refuseClosedWay(deps, shipMode, order.shipMode);
  const question = {
    ...order.question,
    ...(services ? { services } : {}),
    ...(shipMode ? { shipMode } : {}),
    ...(address ? { province: address.provinceCode } : {}),
  };
  const words = [order.note, note?.trim()].filter(Boolean).join('\n') || undefined;
  const isAsAnswered = !services && !shipMode && !address;
  if (isAsAnswered) return { ...order, note: words };
  return repriced(deps, {
    ...order,
    question,
    address: address ?? order.address,
    services: [...new Set(services ?? order.services)],
    note: words,
  });
}

/** The order with the price of its question, by the tables of the day it was answered. */
async function repriced(deps: OrdersDeps, order: Order): Promise<Order> {
  const price = await deps.pricing.price(order.question, promisedAt(order));
  return { ...order, price, shipMode: price.shipMode, firstPayment: price.firstPayment.likely };
}

async function withCoupons(
  deps: OrdersDeps,
  quotes: readonly Order[],
  coupons: readonly ResolvedCoupon[],
): Promise<QuotePrices> {
  const priced = [...quotes];
  const uses: CouponOnQuote[] = [];
  for (const coupon of coupons) {
    let best: { index: number; order: Order; off: number; firstOff: number } | undefined;
    for (const [index, before] of priced.entries()) {
      const question = {
        ...before.question,
        coupons: [...(before.question.coupons ?? []), coupon],
      };
      const order = await repriced(deps, {
        ...before,
        question,
        couponCodes: [...before.couponCodes, coupon.code],
      });
      const off = before.price.landedTotal.likely - order.price.landedTotal.likely;
      if (off > (best?.off ?? 0))
        best = { index, order, off, firstOff: before.firstPayment - order.firstPayment };
    }
    if (!best)
      throw idleCoupon(
        coupon,
        priced.map(({ price }) => price),
      );
    const { index, order, off, firstOff } = best;
    priced[index] = order;
    uses.push({ code: coupon.code, label: coupon.label, orderCode: order.code, off, firstOff });
  }
  return { quotes: priced, coupons: uses };
}
