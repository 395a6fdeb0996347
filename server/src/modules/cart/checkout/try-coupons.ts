import { Refusal } from '../../../kernel/refusal.ts';
import type { CartDeps, OwnCoupon } from '../deps.ts';
import { applyCoupons, type Buyable } from './apply-coupons.ts';

/** A code that cannot be used, and why. */
export interface RefusedCoupon {
  readonly code: string;
  readonly refusal: Refusal;
}

interface TriedCoupons {
  readonly usable: readonly OwnCoupon[];
  readonly refused: readonly RefusedCoupon[];
}

/**
 * Of these codes all that can be used together. One after the other: a code that cannot be used
 * must not take the good ones with it.
 */
export async function usableCoupons(
  deps: Pick<CartDeps, 'resolveCoupons'>,
  customerId: string,
  lines: readonly Buyable[],
  codes: readonly string[],
): Promise<TriedCoupons> {
  const usable: OwnCoupon[] = [];
  const refused: RefusedCoupon[] = [];
  for (const code of new Set(codes)) {
    try {
      const [coupon] = await deps.resolveCoupons(customerId, [code]);
      if (!coupon || usable.some(({ terms }) => terms.code === coupon.terms.code)) continue;
      await applyCoupons(lines, [...usable, coupon]);
      usable.push(coupon);
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      refused.push({ code, refusal: failure });
    }
  }
  return { usable, refused };
}

/** Of these codes the one that takes most off when it is put on alone; none when none fits. */
export async function bestCoupon(
  deps: Pick<CartDeps, 'resolveCoupons'>,
  customerId: string,
  lines: readonly Buyable[],
  codes: readonly string[],
): Promise<TriedCoupons> {
  let best: { readonly coupon: OwnCoupon; readonly off: number } | undefined;
  for (const code of new Set(codes)) {
    const { usable } = await usableCoupons(deps, customerId, lines, [code]);
    const { uses } = await applyCoupons(lines, usable);
    const [coupon] = usable;
    const off = uses[0]?.off ?? 0;
    if (coupon && off > (best?.off ?? 0)) best = { coupon, off };
  }
  return { usable: best ? [best.coupon] : [], refused: [] };
}
