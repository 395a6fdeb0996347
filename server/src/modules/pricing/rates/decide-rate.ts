import type { Clock } from '../../../kernel/clock.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Audit } from '../../staff/index.ts';
import { updateDecision } from './rate-store.ts';

export interface RateDecision {
  readonly readingId: number;
  readonly isAccepted: boolean;
  readonly staffId: string;
  readonly reason: string;
}

/**
 * An accountant takes a rate of the feed that jumped, or refuses it: the bank and one person are two.
 * Refusal `pricing.rate-not-waiting` when there is nothing to decide.
 */
export async function decideRate(
  { db, clock, audit }: { db: Database; clock: Clock; audit: Audit },
  { readingId, isAccepted, staffId, reason }: RateDecision,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const state = isAccepted ? 'good' : 'declined';
    const decided = await updateDecision(trx, readingId, {
      state,
      by: staffId,
      at: clock.now(),
      reason,
    });
    refuseUnless(decided, 'pricing.rate-not-waiting');
    await audit(trx, {
      actor: staffId,
      action: `exchange-rate.${isAccepted ? 'accept' : 'decline'}`,
      subject: 'exchange-rate',
      reason,
      before: { state: 'waiting' },
      after: { state, sellX100: decided.jpySellX100 },
    });
  });
}
