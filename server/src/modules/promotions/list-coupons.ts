import type { CouponObstacle } from '@hako/contract/promotions/coupon-obstacles';
import { listOwn, type OwnCoupon } from './coupon-store.ts';
import type { PromotionsDeps } from './deps.ts';
import { obstacleOf } from './rules/obstacle.ts';

export interface ShownCoupon extends OwnCoupon {
  /** Why the customer cannot use it now. */
  readonly obstacle: CouponObstacle | undefined;
}

/** What a customer sees: saved coupons whatever became of them, and those for everybody while they run. Usable ones first, then by their end. */
export async function listCoupons(
  { db, clock, customers }: PromotionsDeps,
  customerId: string,
): Promise<ShownCoupon[]> {
  const now = clock.now();
  const [all, { level }] = await Promise.all([
    listOwn(db, customerId, now),
    customers.read(db, customerId),
  ]);
  const shown = all.map(({ coupon, own }) => ({
    coupon,
    own,
    obstacle: obstacleOf(coupon, own, level.code, now),
  }));
  return shown.toSorted(
    (one, other) => Number(one.obstacle !== undefined) - Number(other.obstacle !== undefined),
  );
}

/** Shown to everybody: listed, and neither over nor switched off. */
export const isOffered = ({ coupon, obstacle }: ShownCoupon): boolean =>
  coupon.isListed && obstacle !== 'ended' && obstacle !== 'disabled';

/** May be used now, and has the searched text in its code or name. */
export function isUsableAs(search: string): (one: ShownCoupon) => boolean {
  const word = search.trim().toLowerCase();
  return ({ coupon, obstacle }) =>
    obstacle === undefined && `${coupon.code} ${coupon.name}`.toLowerCase().includes(word);
}
