import type { Trx } from '../../platform/database/database.ts';
import type { PromotionsDeps } from './deps.ts';
import { cannotApply } from './refusals.ts';
import { giveBackUses, insertUse, takeOwnUse, takeUse } from './use-store.ts';

export interface Spending {
  readonly customerId: string;
  readonly orderId: string;
  /** As they are kept; each at most once. */
  readonly codes: readonly string[];
}

/**
 * Uses coupons for an order, in the transaction of what they discount: all, or a refusal that takes everything back. Limits are compared
 * where they are counted, so they hold however many ask at once. Refusal `promotions.cannot-apply`.
 */
export async function spendCoupons(
  { clock }: PromotionsDeps,
  trx: Trx,
  { customerId, orderId, codes }: Spending,
): Promise<void> {
  const now = clock.now();
  // In one order, so that two purchases with the same coupons do not wait for each other in a circle.
  for (const code of codes.toSorted()) {
    const taken = await takeUse(trx, code, now);
    if (!taken) throw cannotApply(code, 'used-up');
    const own = await takeOwnUse(trx, taken, customerId);
    if (own !== 'taken') throw cannotApply(code, own);
    await insertUse(trx, taken.id, orderId, customerId, now);
  }
}

/** An order was given up before it was bought: its coupons can be used again. Idempotent. */
export function giveBackCoupons(
  { clock }: PromotionsDeps,
  trx: Trx,
  orderId: string,
): Promise<void> {
  return giveBackUses(trx, orderId, clock.now());
}
