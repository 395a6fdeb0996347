import { inTransaction } from '../../../platform/database/transaction.ts';
import { dropCard, lockCards } from './card-store.ts';
import type { PayoutsDeps } from '../deps.ts';
import { RELEASE_REASONS } from '../notices.ts';
import { move } from '../withdrawals/withdraw.ts';
import { lockOpenTo } from '../withdrawals/withdrawal-store.ts';

/** What identity announces when an old contact stopped changes of an account. */
export interface StoppedChanges {
  readonly customerId: string;
  readonly undone: readonly { readonly kind: string; readonly subjectId: string | null }[];
}

/**
 * Forgets the bank accounts that somebody else saved, and ends what was on its way there: the money is free again. What an
 * accountant may be transferring at this moment stays theirs to decide.
 */
export function forgetStoppedCards(
  deps: PayoutsDeps,
  { customerId, undone }: StoppedChanges,
): Promise<void> {
  const stopped = new Set(
    undone.filter(({ kind }) => kind === 'bank-account').map(({ subjectId }) => subjectId),
  );
  return inTransaction(deps.db, async (trx) => {
    const cards = (await lockCards(trx, customerId)).filter(({ id }) => stopped.has(id));
    for (const card of cards) {
      for (const withdrawal of await lockOpenTo(trx, card.id)) {
        const isRequested = withdrawal.status === 'requested';
        if (!isRequested && withdrawal.payableFrom <= deps.clock.now()) continue;
        const mover = isRequested ? 'customer' : 'stop';
        await move(deps, trx, withdrawal, { to: 'cancelled', mover, moverId: customerId });
        await deps.wallet.release(trx, {
          cause: { type: 'withdrawal', id: withdrawal.id },
          reason: RELEASE_REASONS.stopped,
        });
      }
      await dropCard(trx, card.id, deps.clock.now());
    }
  });
}
