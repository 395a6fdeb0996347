import { couponObstacle } from '@hako/contract/promotions/coupon-obstacles';
import { Refusal } from '../../../kernel/refusal.ts';
import { idleCoupon } from '../../pricing/index.ts';
import type { OwnCoupon, Purchase } from '../deps.ts';

/** A line with what buying it asks. */
export interface Buyable {
  readonly id: string;
  readonly site: string;
  readonly purchase: Purchase;
}

/** One coupon on one line: one use belongs to one order. */
export interface CouponOnLine {
  readonly code: string;
  readonly label: string;
  readonly lineId: string;
  /** What the likely landed total of the line falls by, and its first payment alone; đồng. */
  readonly off: number;
  readonly firstOff: number;
}

/**
 * Puts each coupon, in the order given, on the line where it takes off most; of equal lines on the first. Prices by the function that will
 * buy. Refusal `promotions.cannot-apply` for one that takes nothing off anywhere.
 */
export async function applyCoupons<Line extends Buyable>(
  lines: readonly Line[],
  coupons: readonly OwnCoupon[],
): Promise<{ readonly lines: Line[]; readonly uses: CouponOnLine[] }> {
  const discounted = [...lines];
  const onLine: OwnCoupon[][] = lines.map(() => []);
  const uses: CouponOnLine[] = [];
  for (const coupon of coupons) {
    const best = await bestLine(lines, discounted, onLine, coupon);
    const line = best && discounted[best.index];
    if (!best || !line) throw idleIn(lines, coupon);
    const { code, label } = coupon.terms;
    uses.push({
      code,
      label,
      lineId: line.id,
      off: best.off,
      firstOff: line.purchase.firstPayment - best.purchase.firstPayment,
    });
    discounted[best.index] = { ...line, purchase: best.purchase };
    onLine[best.index]?.push(coupon);
  }
  return { lines: discounted, uses };
}

/** Why it takes nothing off any line: of lines on other sites it is no coupon at all. */
function idleIn(lines: readonly Buyable[], { terms, sites }: OwnCoupon): Refusal {
  const own = lines.filter(({ site }) => sites.length === 0 || sites.includes(site));
  if (own.length > 0)
    return idleCoupon(
      terms,
      own.map(({ purchase }) => purchase.breakdown),
    );
  return new Refusal('promotions.cannot-apply', couponObstacle(terms.code, 'site'));
}

async function bestLine(
  lines: readonly Buyable[],
  discounted: readonly Buyable[],
  onLine: readonly OwnCoupon[][],
  { terms, sites }: OwnCoupon,
) {
  let best: { index: number; off: number; purchase: Purchase } | undefined;
  for (const [index, { site, purchase: bare }] of lines.entries()) {
    if (sites.length > 0 && !sites.includes(site)) continue;
    const before = discounted[index]?.purchase ?? bare;
    const purchase = await bare.withCoupons([
      ...(onLine[index] ?? []).map((one) => one.terms),
      terms,
    ]);
    const off = before.breakdown.landedTotal.likely - purchase.breakdown.landedTotal.likely;
    if (off > (best?.off ?? 0)) best = { index, off, purchase };
  }
  return best;
}
