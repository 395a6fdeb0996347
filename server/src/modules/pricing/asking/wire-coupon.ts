import type { CouponEffect } from '@hako/contract/promotions/promotions';
import type { CouponTried } from './try-coupons.ts';

/** What one code does to one thing, as checkouts read it. */
export const couponEffectOf = (tried: CouponTried): CouponEffect =>
  'refusal' in tried
    ? {
        ...{ code: tried.code, label: '', discount_vnd: 0, first_discount_vnd: 0, line_id: null },
        refusal: {
          code: tried.refusal.code,
          message: tried.refusal.sentence,
          reason: String(tried.refusal.facts.reason ?? ''),
        },
      }
    : {
        ...{ code: tried.code, label: tried.label, line_id: null, refusal: null },
        discount_vnd: tried.off,
        first_discount_vnd: tried.firstOff,
      };
