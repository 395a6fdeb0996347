import { newId } from '../../../kernel/chance.ts';
import type { Dong } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type Claim, countOpenClaims, endClaim, insertClaim, lockClaim } from './claim-store.ts';
import { unfoundNotice } from '../notices.ts';
import type { TopUpDeps } from './top-up-deps.ts';

const MOST_OPEN = 5;

/**
 * A customer says which transfer of theirs did not arrive; an accountant answers. Whether one waits with us is not told:
 * else anybody could try amounts until one fits. Refusal `wallet.claims-many`.
 */
export function claimTransfer(
  { db, clock, live }: Pick<TopUpDeps, 'db' | 'clock' | 'live'>,
  input: { customerId: string; amount: Dong; reference: string; note: string },
): Promise<Claim> {
  return inTransaction(db, async (trx) => {
    refuseUnless((await countOpenClaims(trx, input.customerId)) < MOST_OPEN, 'wallet.claims-many', {
      limit: MOST_OPEN,
    });
    const claim: Claim = {
      ...input,
      id: newId(),
      state: 'open',
      answer: undefined,
      createdAt: clock.now(),
    };
    await insertClaim(trx, claim);
    await live.tell(trx, 'desk', { kind: 'transfer-claimed', id: claim.id });
    return claim;
  });
}

/** The customer needs it no more. Refusals `wallet.claim-not-found`, `wallet.claim-ended`. */
export function withdrawClaim(
  { db, clock, live }: Pick<TopUpDeps, 'db' | 'clock' | 'live'>,
  customerId: string,
  id: string,
): Promise<Claim> {
  return inTransaction(db, async (trx) => {
    const claim = await lockOpen(trx, id, customerId);
    await endClaim(trx, id, undefined, clock.now());
    await live.tell(trx, 'desk', { kind: 'transfer-claimed', id });
    return { ...claim, state: 'withdrawn' };
  });
}

/** The accountant found no such money and says so. Refusals `wallet.claim-not-found`, `wallet.claim-ended`. */
export function answerClaim(
  {
    db,
    clock,
    live,
    audit,
    notifications,
  }: Pick<TopUpDeps, 'db' | 'clock' | 'live' | 'audit' | 'notifications'>,
  { staffId, id, answer }: { staffId: string; id: string; answer: string },
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { customerId, amount } = await lockOpen(trx, id);
    await endClaim(trx, id, answer, clock.now());
    await audit(trx, {
      actor: staffId,
      action: 'claim.answer',
      subject: `claim:${id}`,
      reason: answer,
      after: { customerId, amount },
    });
    await notifications.notify(trx, unfoundNotice(customerId, amount, answer, id));
    await live.tell(trx, `customer:${customerId}`, { kind: 'wallet', reason: 'claim', id });
    await live.tell(trx, 'desk', { kind: 'transfer-claimed', id });
  });
}

async function lockOpen(trx: Trx, id: string, customerId?: string): Promise<Claim> {
  const claim = await lockClaim(trx, id);
  refuseUnless(
    claim && (customerId === undefined || claim.customerId === customerId),
    'wallet.claim-not-found',
  );
  refuseUnless(claim.state === 'open', 'wallet.claim-ended');
  return claim;
}
