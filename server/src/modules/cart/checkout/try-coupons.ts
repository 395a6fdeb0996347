import { Refusal } from '../../../kernel/refusal.ts';
import type { CartDeps, OwnCoupon } from '../deps.ts';
import { applyCoupons, type Buyable, type CouponOnLine } from './apply-coupons.ts';

/** A code that cannot be used, and why. */
export interface RefusedCoupon {
  readonly code: string;
  readonly refusal: Refusal;
}

/** The lines as the codes that fit make them. */
interface TriedCoupons<Line extends Buyable> {
  readonly lines: readonly Line[];
  readonly uses: readonly CouponOnLine[];
  readonly refused: readonly RefusedCoupon[];
}

/**
 * Of these codes all that can be used together. One after the other: a code that cannot be used
 * must not take the good ones with it.
 */
export async function usableCoupons<Line extends Buyable>(
  deps: Pick<CartDeps, 'resolveCoupons'>,
  customerId: string,
  lines: readonly Line[],
  codes: readonly string[],
): Promise<TriedCoupons<Line>> {
  const usable: OwnCoupon[] = [];
  const refused: RefusedCoupon[] = [];
  let applied: Pick<TriedCoupons<Line>, 'lines' | 'uses'> = { lines, uses: [] };
  for (const code of new Set(codes)) {
    try {
      const [coupon] = await deps.resolveCoupons(customerId, [code]);
      if (!coupon || usable.some(({ terms }) => terms.code === coupon.terms.code)) continue;
      applied = await applyCoupons(lines, [...usable, coupon]);
      usable.push(coupon);
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      refused.push({ code, refusal: failure });
    }
  }
  return { ...applied, refused };
}

/** Of these codes the one that takes most off when it is put on alone; none when none fits. */
export async function bestCoupon<Line extends Buyable>(
  deps: Pick<CartDeps, 'resolveCoupons'>,
  customerId: string,
  lines: readonly Line[],
  codes: readonly string[],
): Promise<TriedCoupons<Line>> {
  let best: TriedCoupons<Line> = { lines, uses: [], refused: [] };
  for (const code of new Set(codes)) {
    const tried = await usableCoupons(deps, customerId, lines, [code]);
    if (offOf(tried) > offOf(best)) best = tried;
  }
  return { ...best, refused: [] };
}

/** Of one code at the most. */
const offOf = ({ uses }: Pick<TriedCoupons<Buyable>, 'uses'>): number => uses[0]?.off ?? 0;
