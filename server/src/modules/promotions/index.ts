import { couponDeskRoutes } from './desk-routes.ts';
import { promotionsRoutes } from './routes.ts';
import { promotionsPersonalData } from './personal-data.ts';
import type { Promotions } from './create-promotions.ts';

export { createPromotions, type Promotions } from './create-promotions.ts';
export type { CouponTerms } from './rules/coupon.ts';
export type { PromotionsDeps } from './deps.ts';
export type { UsableCoupon } from './resolve-coupons.ts';

export const promotionsParts = (promotions: Promotions) => ({
  personalData: promotionsPersonalData,
  routes: [...promotionsRoutes(promotions), ...couponDeskRoutes(promotions)],
});
