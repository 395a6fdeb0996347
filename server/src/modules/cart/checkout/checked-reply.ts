import type { checkCartEndpoint } from '@hako/contract/cart/checkout';
import type { applyCouponEndpoint, CouponEffect } from '@hako/contract/promotions/promotions';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { breakdownRowOf } from '../../pricing/index.ts';
import { COUPON_MESSAGE } from '../cart-texts.ts';
import type { QuotePrices } from '../deps.ts';
import type { CheckedCart, CheckedCoupon } from './check-cart.ts';

/** What the marketplaces say of the chosen lines, each with its price, and what all of them come to. */
export function checkedReply({
  lines,
  coupons,
}: CheckedCart): EndpointReply<typeof checkCartEndpoint> {
  const priced = lines.flatMap(({ purchase }) => purchase ?? []);
  const sum = (pick: (purchase: (typeof priced)[number]) => number): number =>
    priced.reduce((total, purchase) => total + pick(purchase), 0);
  return {
    success: true,
    data: lines.map(
      ({
        id,
        state,
        oldPrice,
        newPrice,
        oldQuantity,
        newQuantity,
        sentWith,
        refusal,
        purchase,
      }) => ({
        id,
        state,
        old_price: oldPrice,
        new_price: newPrice ?? null,
        old_qty: oldQuantity,
        new_qty: newQuantity,
        sent_with: sentWith ?? null,
        refusal: refusal ?? null,
        hold: purchase?.hold ?? 0,
        breakdown: purchase ? breakdownRowOf(purchase.breakdown, [0]) : null,
      }),
    ),
    coupons: coupons.map(effectOf),
    payment: {
      first_payment: sum(({ firstPayment }) => firstPayment),
      hold: sum(({ hold }) => hold),
      second_payment: sum(({ breakdown }) => breakdown.secondPayment.likely),
      landed_total: {
        low: sum(({ breakdown }) => breakdown.landedTotal.low),
        likely: sum(({ breakdown }) => breakdown.landedTotal.likely),
        high: sum(({ breakdown }) => breakdown.landedTotal.high),
      },
    },
  };
}

/** What codes take off. A code that cannot be used refuses: its own refusal goes to the caller. */
export function appliedReply(checked: CheckedCart): EndpointReply<typeof applyCouponEndpoint> {
  refuseUnless(checked.lines.length > 0, 'cart.nothing-chosen');
  const effects: CouponEffect[] = checked.coupons.map((coupon) => {
    if ('refusal' in coupon) throw coupon.refusal;
    return effectOf(coupon);
  });
  const { payment } = checkedReply(checked);
  const discount = effects.reduce((total, { discount_vnd }) => total + discount_vnd, 0);
  const data = {
    discount,
    first_payment: payment.first_payment,
    hold: payment.hold,
    coupons: effects,
    quotes: [],
  };
  return { status: true, success: true, message: COUPON_MESSAGE, data };
}

/** The same for answered quotes. */
export function appliedToQuotes({
  quotes,
  coupons,
}: QuotePrices): EndpointReply<typeof applyCouponEndpoint> {
  const sum = (pick: (quote: QuotePrices['quotes'][number]) => number): number =>
    quotes.reduce((total, quote) => total + pick(quote), 0);
  const data = {
    discount: coupons.reduce((total, { off }) => total + off, 0),
    first_payment: sum(({ firstPayment }) => firstPayment),
    hold: sum(({ price }) => price.firstPayment.high),
    coupons: coupons.map(({ orderCode, ...coupon }) => effectOf({ ...coupon, lineId: orderCode })),
    quotes: quotes.map(({ code, price, firstPayment }) => ({
      id: code,
      first_payment: firstPayment,
      breakdown: breakdownRowOf(price, [0]),
    })),
  };
  return { status: true, success: true, message: COUPON_MESSAGE, data };
}

const effectOf = (coupon: CheckedCoupon): CouponEffect =>
  'refusal' in coupon
    ? {
        code: coupon.code,
        label: '',
        discount_vnd: 0,
        first_discount_vnd: 0,
        line_id: null,
        refusal: {
          code: coupon.refusal.code,
          message: coupon.refusal.sentence,
          reason: String(coupon.refusal.facts.reason ?? ''),
        },
      }
    : {
        code: coupon.code,
        label: coupon.label,
        discount_vnd: coupon.off,
        first_discount_vnd: coupon.firstOff,
        line_id: coupon.lineId,
        refusal: null,
      };
