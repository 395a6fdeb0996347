import { Refusal } from '../../../kernel/refusal.ts';
import type { Breakdown } from '../calculator/rules/breakdown.ts';
import type { ResolvedCoupon } from '../calculator/rules/price-input.ts';
import { idleCoupon } from './idle-coupon.ts';

/**
 * What one code takes off the landed total and the first payment in đồng, or why it cannot be used.
 */
export type CouponTried =
  | {
      readonly code: string;
      readonly label: string;
      readonly off: number;
      readonly firstOff: number;
    }
  | { readonly code: string; readonly refusal: Refusal };

interface TriedCoupons {
  /** Those that take something off. */
  readonly coupons: readonly ResolvedCoupon[];
  readonly tried: readonly CouponTried[];
  /** With those that take something off; undefined when no code was tried. */
  readonly price: Breakdown | undefined;
}

/** What a customer's codes are worth at a marketplace; `resolveForSite` of promotions. */
export type ResolveCoupons = (
  customerId: string,
  site: string,
  codes: readonly string[],
) => Promise<readonly ResolvedCoupon[]>;

interface AskedCoupons {
  readonly customerId: string;
  readonly site: string;
  readonly discountCodes: readonly string[] | undefined;
}

/**
 * Tries codes one after the other, so that one that cannot be used does not take the good ones with
 * it. `price` is asked once for each, and once without any.
 */
export async function tryCoupons(
  { resolveCoupons }: { readonly resolveCoupons: ResolveCoupons },
  { customerId, site, discountCodes = [] }: AskedCoupons,
  price: (coupons: readonly ResolvedCoupon[]) => Promise<Breakdown>,
): Promise<TriedCoupons> {
  const coupons: ResolvedCoupon[] = [];
  const tried: CouponTried[] = [];
  if (discountCodes.length === 0) return { coupons, tried, price: undefined };
  let before = await price([]);
  for (const code of new Set(discountCodes)) {
    try {
      const [coupon] = await resolveCoupons(customerId, site, [code]);
      if (!coupon || coupons.some((known) => known.code === coupon.code)) continue;
      const after = await price([...coupons, coupon]);
      const off = before.landedTotal.likely - after.landedTotal.likely;
      if (off <= 0) throw idleCoupon(coupon, [after]);
      const firstOff = before.firstPayment.likely - after.firstPayment.likely;
      tried.push({ code: coupon.code, label: coupon.label, off, firstOff });
      coupons.push(coupon);
      before = after;
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      tried.push({ code, refusal: failure });
    }
  }
  return { coupons, tried, price: before };
}
