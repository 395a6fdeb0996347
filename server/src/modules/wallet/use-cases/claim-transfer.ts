import { newId } from '../../../kernel/chance.ts';
import type { Dong } from '../../../kernel/money.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type Claim, insertClaim } from '../claim-store.ts';
import type { TopUpDeps } from '../top-up-deps.ts';

/**
 * A customer says which transfer of theirs did not arrive; an accountant answers. Whether one waits with us is not told:
 * else anybody could try amounts until one fits.
 */
export const claimTransfer =
  ({ db, clock, live }: Pick<TopUpDeps, 'db' | 'clock' | 'live'>) =>
  (input: { customerId: string; amount: Dong; reference: string; note: string }): Promise<Claim> =>
    inTransaction(db, async (trx) => {
      const claim = { ...input, id: newId(), createdAt: clock.now() };
      await insertClaim(trx, claim);
      await live.tell(trx, 'desk', { kind: 'transfer-claimed', id: claim.id });
      return { ...claim, isSettled: false };
    });
