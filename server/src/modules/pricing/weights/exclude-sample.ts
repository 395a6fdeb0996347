import type { Clock } from '../../../kernel/clock.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Audit } from '../../staff/index.ts';
import { lockSample, updateExcluded } from './sample-store.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly audit: Audit;
}

/**
 * Leaves a sample out of what is learned from, or takes it back in; weights follow from the next
 * day that is learned for. Refusal `pricing.sample-not-found`.
 */
export async function excludeSample(
  { db, clock, audit }: Deps,
  asked: {
    readonly orderId: string;
    readonly isExcluded: boolean;
    readonly reason: string;
    readonly staffId: string;
  },
): Promise<void> {
  const { orderId, isExcluded, reason, staffId } = asked;
  await inTransaction(db, async (trx) => {
    const sample = await lockSample(trx, orderId);
    refuseUnless(sample, 'pricing.sample-not-found');
    if (isExcluded === (sample.excluded !== undefined)) return;
    const at = clock.now();
    await updateExcluded(trx, orderId, isExcluded ? { at, by: staffId, reason } : undefined, at);
    await audit(trx, {
      actor: staffId,
      action: isExcluded ? 'weight-sample.exclude' : 'weight-sample.include',
      subject: `order:${sample.orderCode}`,
      reason,
      before: { excluded: sample.excluded?.reason ?? null },
      after: { excluded: isExcluded ? reason : null, weightG: sample.weightG },
    });
  });
}
