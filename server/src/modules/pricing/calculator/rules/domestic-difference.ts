import type { Dong } from '../../../../kernel/money.ts';
import { exactly } from '../../tables/rules/bands.ts';
import type { LineHead } from '../../rules/line-head.ts';
import type { PriceLine } from './breakdown.ts';
import { couponLine, couponOff } from './discounts.ts';
import { addDongBand, type Draft } from './draft.ts';
import type { ResolvedCoupon } from './price-input.ts';
import { LABELS, RULES } from './wording.ts';

export const DOMESTIC_DIFFERENCE = 'chenh-lech-noi-dia';

const HEAD: LineHead = {
  code: DOMESTIC_DIFFERENCE,
  label: LABELS[DOMESTIC_DIFFERENCE],
  group: 'japan',
  payment: 2,
};

/**
 * What the seller really took for sending it, less what was charged for it before anybody knew and
 * was not given back yet. It takes no more off the second payment than there is of it; what is left
 * over is for the bill to give back.
 */
export function addDomesticDifference({ lines, input: { booked, coupons } }: Draft): void {
  const taken = booked?.domesticShipping;
  const whole = taken === undefined ? 0 : domesticDifferenceOf(lines, coupons, taken);
  const second = lines.reduce((sum, { payment, dong }) => sum + (payment === 2 ? dong : 0), 0);
  const difference = Math.max(whole + (booked?.domesticReturned ?? 0), -second);
  if (difference !== 0)
    addDongBand(lines, HEAD, RULES.domesticBooked, exactly(difference), 'certain', '');
}

/**
 * The whole difference, đồng, below zero when too much was charged. Both sides less what a coupon
 * takes off them: what it gave is no money of the customer.
 */
export function domesticDifferenceOf(
  lines: readonly PriceLine[],
  coupons: readonly ResolvedCoupon[],
  booked: Dong,
): number {
  const sum = (code: string): number =>
    lines.reduce((total, line) => total + (line.code === code ? line.dong : 0), 0);
  let charged = sum('phi-van-chuyen-noi-dia');
  let taken: number = booked;
  for (const coupon of coupons) {
    const off = -sum(couponLine(coupon));
    if (coupon.target !== 'domestic-shipping' || off === 0) continue;
    charged -= off;
    taken -= Math.min(couponOff(coupon, taken), taken);
  }
  return taken - charged;
}
