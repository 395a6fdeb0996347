import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { PromotionsDeps } from '../deps.ts';
import { type CouponChange, lockCoupon, updateCoupon } from './desk-store.ts';
import { couponCodeOf } from '../rules/coupon-code.ts';

/**
 * Changes what may change of a coupon that people already have, with an audit line. Refusals `promotions.unknown-code`,
 * `promotions.switched-off`, `promotions.limit-under-used` for a limit below what is used or saved, `request.invalid` for an end before its start.
 */
export function changeCoupon(
  { db, audit }: PromotionsDeps,
  typed: string,
  change: CouponChange,
  staffId: string,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const code = couponCodeOf(typed);
    const known = code === undefined ? undefined : await lockCoupon(trx, code);
    refuseUnless(known, 'promotions.unknown-code', { code: typed });
    refuseUnless(known.disabled_at === null, 'promotions.switched-off', { code: known.code });
    refuseUnless(known.starts_at < change.endsAt, 'request.invalid', { field: 'ends_at' });
    refuseUnless(
      change.totalLimit === undefined || change.totalLimit >= known.used,
      'promotions.limit-under-used',
      { least: known.used },
    );
    refuseUnless(
      change.saveLimit === undefined || change.saveLimit >= known.saved,
      'promotions.limit-under-used',
      { least: known.saved },
    );
    await updateCoupon(trx, known.id, change);
    const before = {
      name: known.name,
      description: known.description,
      endsAt: known.ends_at,
      totalLimit: known.total_limit ?? undefined,
      perCustomerLimit: known.per_customer_limit,
      isListed: known.is_listed,
      saveLimit: known.save_limit ?? undefined,
    };
    await audit(trx, {
      actor: staffId,
      action: 'coupon.change',
      subject: `coupon:${known.code}`,
      before,
      after: change,
    });
  });
}
