import type { CouponObstacle } from '@hako/contract/promotions/coupon-obstacles';
import type { Coupon, OwnStanding } from './coupon.ts';

/** Why this customer cannot use the coupon now, apart from what they buy with it; undefined when they can. */
export function obstacleOf(
  coupon: Coupon,
  own: OwnStanding,
  levelCode: string,
  now: Date,
): CouponObstacle | undefined {
  const outside = timeObstacleOf(coupon, now);
  if (outside) return outside;
  if (own.used >= coupon.perCustomerLimit) return 'used-by-you';
  if (coupon.totalLimit !== undefined && coupon.used >= coupon.totalLimit) return 'used-up';
  if (coupon.levels.length > 0 && !coupon.levels.includes(levelCode)) return 'level';
  return coupon.needsSaving && own.savedAt === undefined ? 'not-saved' : undefined;
}

/** Why the coupon does not run now. */
export function timeObstacleOf(
  { disabledAt, startsAt, endsAt }: Coupon,
  now: Date,
): CouponObstacle | undefined {
  if (disabledAt !== undefined) return 'disabled';
  if (now < startsAt) return 'not-started';
  return now < endsAt ? undefined : 'ended';
}
