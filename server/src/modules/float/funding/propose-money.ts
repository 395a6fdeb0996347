import { dong } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { listBalances } from '../accounts/account-store.ts';
import { subjectOf } from '../accounts/list-accounts.ts';
import { lockOpen } from '../accounts/open-account.ts';
import { refuseCardNumber } from '../accounts/rules/card-number.ts';
import type { FloatDeps } from '../deps.ts';
import { refuseTooLittle } from './refuse-too-little.ts';

interface Asked {
  readonly accountId: string;
  readonly reason: string;
  readonly proofs?: readonly string[] | undefined;
  readonly by: string;
}

export interface Funding {
  readonly amountJpy: number;
  readonly amountVnd: number;
  readonly feeVnd: number;
}

/**
 * Asks a second person to book yen that were bought with đồng. Refusals `float.account-not-found`,
 * `float.account-closed`, `float.card-number`, `approvals.waiting`.
 */
export async function proposeFunding(deps: FloatDeps, asked: Asked & Funding): Promise<void> {
  const { accountId, amountJpy, amountVnd, feeVnd, reason, proofs = [], by } = asked;
  refuseCardNumber(reason);
  await inTransaction(deps.db, async (trx) => {
    await lockOwn(trx, accountId);
    await deps.approvals.propose(trx, {
      act: 'float.fund',
      subject: subjectOf(accountId),
      terms: { accountId, amountJpy, amountVnd, feeVnd },
      amount: dong(amountVnd + feeVnd),
      ...{ reason, proofs, proposedBy: by },
    });
  });
}

/**
 * Asks a second person to book yen that went from one account of ours to another. Refusals
 * `float.account-not-found`, `float.account-closed`, `float.same-account`, `float.too-little`,
 * `float.card-number`, `approvals.waiting`.
 */
export async function proposeTransfer(
  deps: FloatDeps,
  asked: Asked & { readonly to: string; readonly amountJpy: number; readonly feeJpy: number },
): Promise<void> {
  const { accountId, to, amountJpy, feeJpy, reason, proofs = [], by } = asked;
  refuseUnless(accountId !== to, 'float.same-account');
  refuseCardNumber(reason);
  await inTransaction(deps.db, async (trx) => {
    await lockOwn(trx, accountId, to);
    const [from] = await listBalances(trx, accountId);
    if (from) refuseTooLittle(from, amountJpy + feeJpy);
    await deps.approvals.propose(trx, {
      act: 'float.transfer',
      subject: subjectOf(accountId),
      terms: { accountId, to, amountJpy, feeJpy },
      ...{ reason, proofs, proposedBy: by },
    });
  });
}

/**
 * Asks a second person to book what lay on an account before it was kept here. Refusals
 * `float.account-not-found`, `float.account-closed`, `float.opened-before`, `float.nothing`,
 * `float.card-number`, `approvals.waiting`.
 */
export async function proposeOpening(
  deps: FloatDeps,
  asked: Asked & { readonly balanceJpy: number; readonly costVnd: number },
): Promise<void> {
  const { accountId, balanceJpy, costVnd, reason, proofs = [], by } = asked;
  refuseUnless(balanceJpy !== 0, 'float.nothing');
  refuseCardNumber(reason);
  await inTransaction(deps.db, async (trx) => {
    await lockOwn(trx, accountId);
    const [account] = await listBalances(trx, accountId);
    refuseUnless(!account?.hasOpening, 'float.opened-before');
    await deps.approvals.propose(trx, {
      act: 'float.opening',
      subject: subjectOf(accountId),
      terms: { accountId, balanceJpy, costVnd },
      ...{ reason, proofs, proposedBy: by },
    });
  });
}

/** Accounts that are real: nothing is funded that only stands for what nobody sorted. */
async function lockOwn(trx: Parameters<typeof lockOpen>[0], ...ids: string[]): Promise<void> {
  const accounts = await lockOpen(trx, ids);
  refuseUnless(
    accounts.every(({ kind }) => kind !== 'unsorted'),
    'float.account-not-found',
  );
}
