import type { Clock } from '../../../kernel/clock.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { updateDecision } from './rate-store.ts';

/** An accountant takes a rate that jumped, or refuses it. Refusal `pricing.rate-not-waiting` when there is nothing to decide. */
export async function decideRate(
  { db, clock }: { db: Database; clock: Clock },
  decision: { readingId: number; isAccepted: boolean; staffId: string },
): Promise<void> {
  const { readingId, isAccepted, staffId } = decision;
  const isDecided = await inTransaction(db, (trx) =>
    updateDecision(trx, readingId, isAccepted ? 'good' : 'declined', staffId, clock.now()),
  );
  refuseUnless(isDecided, 'pricing.rate-not-waiting');
}
