import { newId } from '../../../kernel/chance.ts';
import { type Dong, dong } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { dongText } from '../../../kernel/wording.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { available, company } from '../../ledger/index.ts';
import { tellCredited } from './tell-credited.ts';
import type { TopUpDeps } from './top-up-deps.ts';
import { readManualCreditLimit } from './transfer-store.ts';

export interface Adjustment {
  readonly staffId: string;
  readonly customerId: string;
  readonly amount: Dong;
  /** The customer reads it in the statement. */
  readonly reason: string;
  readonly proofs?: readonly string[] | undefined;
  /** Of the request; the same one again changes nothing. */
  readonly key: string | undefined;
}

export interface Adjusted {
  readonly id: string;
  readonly available: Dong;
  /** False while it waits for a second person. */
  readonly isDone: boolean;
}

/**
 * An accountant adds money by hand. Within the operator's limit for one gift and the day's bounds it
 * is done at once, else a second person decides. Refusals `wallet.customer-not-found`, `approvals.waiting`.
 */
export function creditByHand(deps: TopUpDeps, asked: Adjustment): Promise<Adjusted> {
  return inTransaction(deps.db, async (trx) => {
    const { staffId, customerId, amount, reason } = asked;
    const id = idOf(asked);
    const limit = await readManualCreditLimit(trx);
    refuseUnless(await deps.customers.find(trx, customerId), 'wallet.customer-not-found');
    const gift = { key: movementKey(id), staffId, customerId, amount };
    const isAlone = amount <= limit && (await deps.approvals.giveAlone(trx, gift));
    if (!isAlone) return propose(deps, trx, 'wallet.credit', asked, id);
    const before = await deps.ledger.pursesOf(trx, customerId);
    const isNew = await credit(deps, trx, { id, customerId, amount, reason });
    const after = await deps.ledger.pursesOf(trx, customerId);
    if (isNew)
      await deps.audit(trx, {
        actor: staffId,
        action: 'wallet.credit',
        subject: `customer:${customerId}`,
        reason,
        before,
        after,
      });
    return { id, available: after.available, isDone: true };
  });
}

/** An accountant takes money back by hand; a second person always decides. Refusals as of `creditByHand`, and `wallet.not-enough`. */
export function debitByHand(deps: TopUpDeps, asked: Adjustment): Promise<Adjusted> {
  return inTransaction(deps.db, async (trx) => {
    refuseUnless(await deps.customers.find(trx, asked.customerId), 'wallet.customer-not-found');
    await refuseUnlessEnough(deps, trx, asked);
    return propose(deps, trx, 'wallet.debit', asked, idOf(asked));
  });
}

interface Movement {
  readonly id: string;
  readonly customerId: string;
  readonly amount: Dong;
  readonly reason: string;
}

/** True when it was new. */
export async function credit(deps: TopUpDeps, trx: Trx, added: Movement): Promise<boolean> {
  const { id, customerId, amount, reason } = added;
  const count = await deps.ledger.post(trx, [
    {
      key: movementKey(id),
      from: company('adjustment'),
      to: available(customerId),
      amount,
      currency: 'VND',
      kind: 'adjustment',
      cause: { type: 'adjustment', id },
      memo: reason,
    },
  ]);
  if (count > 0) await tellCredited(deps, trx, { customerId, amount, transferId: id });
  return count > 0;
}

/** Refusal `wallet.not-enough`. */
export async function debit(deps: TopUpDeps, trx: Trx, taken: Movement): Promise<void> {
  const { id, customerId, amount, reason } = taken;
  await deps.ledger.lockPurses(trx, customerId);
  await refuseUnlessEnough(deps, trx, taken);
  await deps.ledger.post(trx, [
    {
      key: movementKey(id),
      from: available(customerId),
      to: company('adjustment'),
      amount,
      currency: 'VND',
      kind: 'adjustment',
      cause: { type: 'adjustment', id },
      memo: reason,
    },
  ]);
  const purses = await deps.ledger.pursesOf(trx, customerId);
  await deps.live.tell(trx, `customer:${customerId}`, {
    kind: 'wallet',
    reason: 'adjustment',
    amount: -amount,
    ...purses,
  });
}

async function propose(
  deps: TopUpDeps,
  trx: Trx,
  act: 'wallet.credit' | 'wallet.debit',
  { staffId, customerId, amount, reason, proofs = [] }: Adjustment,
  id: string,
): Promise<Adjusted> {
  await deps.approvals.propose(trx, {
    act,
    subject: `adjustment:${id}`,
    terms: { key: id },
    customerId,
    amount,
    reason,
    proofs,
    proposedBy: staffId,
  });
  const purses = await deps.ledger.pursesOf(trx, customerId);
  return { id, available: purses.available, isDone: false };
}

async function refuseUnlessEnough(
  deps: TopUpDeps,
  trx: Trx,
  { customerId, amount }: { customerId: string; amount: Dong },
): Promise<void> {
  const purses = await deps.ledger.pursesOf(trx, customerId);
  const missing = dong(Math.max(0, amount - purses.available));
  refuseUnless(missing === 0, 'wallet.not-enough', { missing, missingText: dongText(missing) });
}

const idOf = ({ staffId, key = newId() }: Adjustment): string => `${staffId}:${key}`;
const movementKey = (id: string): string => `adjustment:${id}`;
