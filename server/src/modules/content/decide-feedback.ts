import { refuseUnless } from '../../kernel/refusal.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { ContentDeps } from './content.ts';
import { lockFeedback, updateFeedback } from './feedback-store.ts';

interface FeedbackDecision {
  readonly id: string;
  readonly isShown: boolean;
  /** Undefined: an earlier one stays. */
  readonly answer: string | undefined;
  readonly staffId: string;
}

/** Shows what a customer said to everybody, or hides it. Refusal `content.feedback-not-found`. */
export async function decideFeedback(
  { db, clock, audit }: ContentDeps,
  { id, isShown, answer, staffId }: FeedbackDecision,
): Promise<{ id: string; state: 'shown' | 'hidden' }> {
  const state = isShown ? 'shown' : 'hidden';
  await inTransaction(db, async (trx) => {
    const before = await lockFeedback(trx, id);
    refuseUnless(before, 'content.feedback-not-found');
    await updateFeedback(trx, { id, state, answer, by: staffId, at: clock.now() });
    await audit(trx, {
      actor: staffId,
      action: 'content.decide-feedback',
      subject: `feedback:${id}`,
      before,
      after: { state, answer },
    });
  });
  return { id, state };
}
