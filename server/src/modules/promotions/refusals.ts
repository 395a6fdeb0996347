import { type CouponObstacle, couponObstacle } from '@hako/contract/promotions/coupon-obstacles';
import { Refusal } from '../../kernel/refusal.ts';

/** The code cannot be used: the sentence of the specification, with the reason beside it. */
export const cannotApply = (code: string, obstacle: CouponObstacle): Refusal =>
  new Refusal('promotions.cannot-apply', couponObstacle(code, obstacle));
