import { promotionsRoutes } from './routes.ts';
import { promotionsPersonalData } from './personal-data.ts';
import type { Promotions } from './promotions.ts';

export { createPromotions } from './create-promotions.ts';
export type { Promotions } from './promotions.ts';
export { couponCodeOf } from './rules/coupon-code.ts';
export type { CouponTerms } from './rules/coupon.ts';
export type { PromotionsDeps } from './deps.ts';
export type { UsableCoupon } from './resolve-coupons.ts';

export const promotionsParts = (promotions: Promotions) => ({
  personalData: promotionsPersonalData,
  routes: promotionsRoutes(promotions),
});
