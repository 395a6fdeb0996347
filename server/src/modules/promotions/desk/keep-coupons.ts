import { newId } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { disableCoupon, insertCoupon, isCode } from '../coupon-store.ts';
import type { PromotionsDeps } from '../deps.ts';
import type { Coupon } from '../rules/coupon.ts';
import { couponCodeOf } from '../rules/coupon-code.ts';

export type NewCoupon = Omit<Coupon, 'id' | 'used' | 'saved' | 'disabledAt' | 'createdAt'>;

/** A new coupon, with an audit line. Refusals `promotions.code-taken`, `request.invalid`. */
export async function createCoupon(
  { db, clock, audit }: PromotionsDeps,
  wanted: NewCoupon,
  staffId: string,
): Promise<Coupon> {
  const code = couponCodeOf(wanted.code);
  refuseUnless(code !== undefined, 'request.invalid', { field: 'code' });
  refuseUnless(wanted.startsAt < wanted.endsAt, 'request.invalid', { field: 'ends_at' });
  const now = clock.now();
  const coupon: Coupon = {
    ...wanted,
    code,
    id: newId(now.getTime()),
    used: 0,
    saved: 0,
    disabledAt: undefined,
    createdAt: now,
  };
  return inTransaction(db, async (trx) => {
    refuseUnless(await insertCoupon(trx, coupon, staffId), 'promotions.code-taken', { code });
    await audit(trx, {
      actor: staffId,
      action: 'coupon.create',
      subject: `coupon:${code}`,
      after: coupon,
    });
    return coupon;
  });
}

/** Switches a coupon off, with an audit line; again: nothing more happens. Refusal `promotions.unknown-code`. */
export function switchCouponOff(
  { db, clock, audit }: PromotionsDeps,
  typed: string,
  staffId: string,
  reason: string,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const code = couponCodeOf(typed);
    refuseUnless(code !== undefined && (await isCode(trx, code)), 'promotions.unknown-code', {
      code: typed,
    });
    if (await disableCoupon(trx, code, clock.now()))
      await audit(trx, {
        actor: staffId,
        action: 'coupon.disable',
        subject: `coupon:${code}`,
        reason,
        before: { isDisabled: false },
        after: { isDisabled: true },
      });
  });
}
