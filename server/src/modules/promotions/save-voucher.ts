import { COUPON_OBSTACLES, type CouponObstacle } from '@hako/contract/promotions/coupon-obstacles';
import { Refusal, refuseUnless } from '../../kernel/refusal.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { countSaver, findOwn, type OwnCoupon, writeSaved } from './coupon-store.ts';
import type { PromotionsDeps } from './deps.ts';
import { couponCodeOf } from './rules/coupon-code.ts';
import { timeObstacleOf } from './rules/obstacle.ts';

/** Puts a voucher into the customer's list, once. Refusals `promotions.unknown-code`, `promotions.not-saved`. */
export async function saveVoucher(
  { db, clock }: PromotionsDeps,
  customerId: string,
  typed: string,
): Promise<OwnCoupon> {
  const code = couponCodeOf(typed);
  refuseUnless(code !== undefined, 'promotions.unknown-code', { code: typed });
  return inTransaction(db, async (trx) => {
    const [found] = await findOwn(trx, customerId, [code]);
    refuseUnless(found, 'promotions.unknown-code', { code });
    const now = clock.now();
    const obstacle = timeObstacleOf(found.coupon, now);
    if (obstacle && obstacle !== 'not-started') throw notSaved(obstacle);
    const isNew = await writeSaved(trx, found.coupon.id, customerId, now);
    if (!isNew) return found;
    if (!(await countSaver(trx, found.coupon.id))) throw notSaved('save-limit');
    return { ...found, own: { ...found.own, savedAt: now } };
  });
}

const notSaved = (obstacle: CouponObstacle): Refusal =>
  new Refusal('promotions.not-saved', { obstacle, reason: COUPON_OBSTACLES[obstacle] });
