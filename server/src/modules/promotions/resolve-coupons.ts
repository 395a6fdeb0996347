import { Refusal, refuseUnless } from '../../kernel/refusal.ts';
import { findOwn } from './coupon-store.ts';
import type { PromotionsDeps } from './deps.ts';
import { type CouponTerms, termsOf } from './rules/coupon.ts';
import { couponCodeOf } from './rules/coupon-code.ts';
import { obstacleOf } from './rules/obstacle.ts';
import { cannotApply } from './refusals.ts';

/** A coupon that this customer may use now; what is bought with it decides the rest. */
export interface UsableCoupon {
  readonly terms: CouponTerms;
  /** Wire names of marketplaces; empty: all. */
  readonly sites: readonly string[];
}

/**
 * What codes, as somebody typed them, are worth to a customer now; a code named twice counts once. Reads only: whether a use is left is
 * decided when it is spent. Refusals `promotions.unknown-code`, `promotions.cannot-apply`.
 */
export async function resolveCoupons(
  { db, clock, customers }: PromotionsDeps,
  customerId: string,
  typed: readonly string[],
): Promise<UsableCoupon[]> {
  if (typed.length === 0) return [];
  const codes = [...new Set(typed.map(knownCode))];
  const [found, { level }] = await Promise.all([
    findOwn(db, customerId, codes),
    customers.read(db, customerId),
  ]);
  return codes.map((code) => {
    const one = found.find(({ coupon }) => coupon.code === code);
    refuseUnless(one, 'promotions.unknown-code', { code });
    const obstacle = obstacleOf(one.coupon, one.own, level.code, clock.now());
    if (obstacle) throw cannotApply(code, obstacle);
    return { terms: termsOf(one.coupon), sites: one.coupon.sites };
  });
}

function knownCode(typed: string): string {
  const code = couponCodeOf(typed);
  if (code === undefined) throw new Refusal('promotions.unknown-code', { code: typed });
  return code;
}

/** The same for things of one marketplace. */
export async function resolveForSite(
  deps: PromotionsDeps,
  customerId: string,
  site: string,
  typed: readonly string[],
): Promise<CouponTerms[]> {
  const usable = await resolveCoupons(deps, customerId, typed);
  for (const { terms, sites } of usable)
    if (!servesSite(sites, site)) throw cannotApply(terms.code, 'site');
  return usable.map(({ terms }) => terms);
}

const servesSite = (sites: readonly string[], site: string): boolean =>
  sites.length === 0 || sites.includes(site);
