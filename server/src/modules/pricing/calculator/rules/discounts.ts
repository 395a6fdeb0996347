import type { PriceLine } from './breakdown.ts';
import type { DiscountTarget, PriceInput, ResolvedCoupon } from './price-input.ts';
import { addDongBand, type Draft } from './draft.ts';
import { BASIS, timesHalfUp } from './whole.ts';
import { LABELS, percent, REASONS, RULES } from './wording.ts';
import type { LineHead } from '../../rules/line-head.ts';

const CODES_OF: Readonly<
  Record<Exclude<DiscountTarget, 'first-payment' | 'second-payment'>, readonly string[]>
> = {
  goods: ['tien-hang', 'thue-nhat-ban'],
  'domestic-shipping': ['phi-van-chuyen-noi-dia'],
  'service-fee': ['phi-dich-vu'],
  'payment-fee': ['phi-thanh-toan'],
  freight: ['phi-van-chuyen-quoc-te'],
  delivery: ['phi-giao-hang'],
};

/** đồng in the cheap, likely and dear case. */
type Three = [number, number, number];

/**
 * Discount lines: first the level's, then coupons on single lines in their order, at last coupons on a whole payment. None takes more
 * than is left of its target in each case. A payment's coupon comes last because a share of what others already took a share
 * of could give back more than a line grows: then a dearer thing would land cheaper.
 */
export function addDiscounts(draft: Draft): void {
  const { level, coupons } = draft.input;
  if (level.serviceFeeDiscountBp === 0 && level.freightDiscountBp === 0 && coupons.length === 0)
    return;
  const left = new Map<DiscountTarget, Three>();
  const goods = draft.goodsDong.reduce((total, dong) => total + dong, 0);
  for (const { head, rule, target, offOf } of discountsOf(draft.input, goods)) {
    const ofTarget = leftOf(left, draft.lines, target);
    const off = ofTarget.map((dong) => Math.min(offOf(dong), dong)) as Three;
    if (off[0] === 0 && off[1] === 0 && off[2] === 0) continue;
    left.set(target, minus(ofTarget, off));
    const reason = isSame(off) ? '' : REASONS.discountFollows;
    addDongBand(
      draft.lines,
      head,
      rule,
      { low: 0 - off[0], likely: 0 - off[1], high: 0 - off[2] },
      isSame(off) ? 'certain' : 'estimate',
      reason,
    );
  }
}

interface Discount {
  readonly head: LineHead;
  readonly rule: string;
  readonly target: DiscountTarget;
  /** What it would take off an amount, before the limits. */
  readonly offOf: (dong: number) => number;
}

function discountsOf({ level, coupons }: PriceInput, goods: number): Discount[] {
  const discounts: Discount[] = [];
  if (level.serviceFeeDiscountBp > 0)
    discounts.push(
      levelDiscount(
        'giam-phi-dich-vu',
        'service-fee',
        level.serviceFeeDiscountBp,
        RULES.levelService,
      ),
    );
  if (level.freightDiscountBp > 0)
    discounts.push(
      levelDiscount('giam-cuoc-quoc-te', 'freight', level.freightDiscountBp, RULES.levelFreight),
    );
  const valid = coupons.filter(({ minimumGoods }) => goods >= minimumGoods);
  for (const coupon of valid)
    if (!isOfPayment(coupon.target)) discounts.push(couponDiscount(coupon));
  for (const coupon of valid)
    if (isOfPayment(coupon.target)) discounts.push(couponDiscount(coupon));
  return discounts;
}

function levelDiscount(
  code: 'giam-phi-dich-vu' | 'giam-cuoc-quoc-te',
  target: DiscountTarget,
  basisPoints: number,
  rule: string,
): Discount {
  return {
    head: { code, label: LABELS[code], group: 'discounts', payment: paymentOf(target) },
    rule: `${percent(basisPoints)}. ${rule}`,
    target,
    offOf: (dong) => timesHalfUp(dong, basisPoints, BASIS),
  };
}

function couponDiscount(coupon: ResolvedCoupon): Discount {
  const { label, target } = coupon;
  return {
    head: { code: couponLine(coupon), label, group: 'discounts', payment: paymentOf(target) },
    rule: RULES.coupon,
    target,
    offOf: (dong) => couponOff(coupon, dong),
  };
}

/** Code of the line of a coupon. */
export const couponLine = ({ code }: ResolvedCoupon): string => `ma-giam-gia:${code}`;

/** What a coupon would take off an amount, before the limits. */
export const couponOff = ({ off }: ResolvedCoupon, dong: number): number =>
  'amount' in off
    ? off.amount
    : Math.min(timesHalfUp(dong, off.basisPoints, BASIS), off.most ?? Number.POSITIVE_INFINITY);

const isOfPayment = (target: DiscountTarget): target is 'first-payment' | 'second-payment' =>
  target === 'first-payment' || target === 'second-payment';

const paymentOf = (target: DiscountTarget): 1 | 2 =>
  target === 'freight' || target === 'delivery' || target === 'second-payment' ? 2 : 1;

function leftOf(
  left: Map<DiscountTarget, Three>,
  lines: readonly PriceLine[],
  target: DiscountTarget,
): Three {
  const known = left.get(target);
  if (known !== undefined) return known;
  const sum: Three = [0, 0, 0];
  for (const line of lines) {
    const isMeant = isOfPayment(target)
      ? line.payment === paymentOf(target)
      : CODES_OF[target].includes(line.code);
    if (!isMeant) continue;
    sum[0] += line.lowDong;
    sum[1] += line.dong;
    sum[2] += line.highDong;
  }
  return sum;
}

const minus = (one: Three, other: Three): Three => [
  one[0] - other[0],
  one[1] - other[1],
  one[2] - other[2],
];

const isSame = (off: Three): boolean => off[0] === off[1] && off[1] === off[2];
