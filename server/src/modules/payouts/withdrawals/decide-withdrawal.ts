import { timeInVietnam } from '../../../kernel/vietnam-day.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { refusedBy } from '../../../platform/database/constraints.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { PayoutsDeps } from '../deps.ts';
import { payableAfter, type Withdrawal } from '../rules/withdrawal.ts';
import { noticeOf, paidLabel, RELEASE_REASONS } from '../notices.ts';
import { lockWithdrawal } from './withdrawal-store.ts';
import { move, type Step } from './withdraw.ts';

export interface WithdrawalDecision {
  readonly staffId: string;
  readonly id: string;
  readonly decision: 'approve' | 'pay' | 'reject';
  readonly bankReference: string | undefined;
  readonly reason: string | undefined;
}
/**
 * What the accountant decides. Paying is booked after the bank did it, with the bank's reference.
 * Whoever approved may not pay, and nothing is paid to an account that still rests, or within a day
 * after the customer's contacts or bank accounts changed.
 */
export function decideWithdrawal(
  deps: PayoutsDeps,
  given: WithdrawalDecision,
): Promise<Withdrawal> {
  return inTransaction(deps.db, async (trx) => {
    const withdrawal = await lockWithdrawal(trx, given.id);
    refuseUnless(withdrawal, 'payouts.not-found');
    const decided = await DECISIONS[given.decision](deps, trx, withdrawal, given);
    await deps.audit(trx, {
      actor: given.staffId,
      action: `withdrawal.${given.decision}`,
      subject: `withdrawal:${withdrawal.code}`,
      reason: given.reason,
      before: { status: withdrawal.status },
      after: {
        status: decided.status,
        amount: decided.amount,
        bankReference: decided.bankReference ?? null,
      },
    });
    return decided;
  });
}
/** No bank's own numbers are shorter. */
const LEAST_REFERENCE = 3;
type Decide = (
  deps: PayoutsDeps,
  trx: Trx,
  withdrawal: Withdrawal,
  given: WithdrawalDecision,
) => Promise<Withdrawal>;
const DECISIONS: Readonly<Record<WithdrawalDecision['decision'], Decide>> = {
  approve: (deps, trx, withdrawal, { staffId }) =>
    move(deps, trx, withdrawal, {
      to: 'approved',
      mover: 'staff',
      moverId: staffId,
      change: { approvedBy: staffId },
      notice: noticeOf.approved,
    }),
  async pay(deps, trx, withdrawal, { staffId, bankReference }) {
    refuseUnless(
      bankReference && bankReference.length >= LEAST_REFERENCE,
      'payouts.needs-reference',
    );
    const { approvedBy } = withdrawal;
    refuseUnless(approvedBy !== staffId, 'payouts.second-person');
    const isOne = approvedBy && (await deps.isOneHand(trx, approvedBy, staffId));
    refuseUnless(!isOne, 'approvals.one-hand');
    const paused = await deps.owners.pausedUntil(trx, withdrawal.customerId);
    const from = payableAfter(withdrawal, paused);
    refuseUnless(from <= deps.clock.now(), 'payouts.cooling', { from: timeInVietnam(from) });
    const step: Step = {
      to: 'paid',
      mover: 'staff',
      moverId: staffId,
      change: { bankReference },
      notice: noticeOf.paid,
    };
    const paid = await refusedBy(
      { withdrawals_bank_reference: 'payouts.reference-used' },
      move(deps, trx, withdrawal, step),
    );
    await deps.wallet.payOut(trx, {
      cause: { type: 'withdrawal', id: withdrawal.id },
      label: paidLabel(paid),
    });
    return paid;
  },
  async reject(deps, trx, withdrawal, { staffId, reason }) {
    refuseUnless(reason, 'payouts.needs-reason');
    const rejected = await move(deps, trx, withdrawal, {
      to: 'rejected',
      mover: 'staff',
      moverId: staffId,
      change: { reason },
      notice: noticeOf.rejected,
    });
    await deps.wallet.release(trx, {
      cause: { type: 'withdrawal', id: withdrawal.id },
      reason: RELEASE_REASONS.rejected,
    });
    return rejected;
  },
};
