import type { ApprovalState } from '@hako/contract/approvals/approvals';
import { refuseUnless } from '../../kernel/refusal.ts';
import type { Reader } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { ActHandler, Approval } from './approval.ts';
import { lockApproval, updateDecision } from './approval-store.ts';
import type { ApprovalsDeps } from './deps.ts';

const LEAST_REASON = 3;

export interface Decision {
  readonly id: string;
  readonly staffId: string;
  readonly isAccepted: boolean;
  readonly reason: string | undefined;
}

/**
 * A second person approves, which carries the act out in the same transaction, or declines with a
 * reason. Whoever proposed it can only take it back. Refusals `approvals.not-found`,
 * `approvals.decided`, `approvals.own`, `approvals.one-hand`, `approvals.needs-reason`, and those of
 * the act.
 */
export async function decideApproval(deps: ApprovalsDeps, given: Decision): Promise<Approval> {
  const decided = await inTransaction(deps.db, async (trx) => {
    const approval = await lockApproval(trx, given.id);
    refuseUnless(approval && knownActs(deps).includes(approval.act), 'approvals.not-found');
    refuseUnless(approval.state === 'waiting', 'approvals.decided');
    const state = stateAfter(approval, given);
    if (state !== 'withdrawn') await refuseDecider(deps, trx, approval, given);
    const answer = given.reason?.trim() || undefined;
    const at = deps.clock.now();
    // First, so that what the act checks (two people decided) holds while it is carried out.
    await updateDecision(trx, approval.id, { state, by: given.staffId, at, answer });
    if (state === 'approved')
      await handlerOf(deps, approval).carryOut(trx, { ...approval, decidedBy: given.staffId });
    await deps.audit(trx, {
      actor: given.staffId,
      action: `${approval.act}.${VERBS[state]}`,
      subject: approval.subject,
      reason: answer ?? approval.reason,
      before: { state: 'waiting', proposedBy: approval.proposedBy },
      after: { state, amount: approval.amount, ...approval.terms },
    });
    await deps.live.tell(trx, 'desk', { kind: 'approvals-changed' });
    return { ...approval, state, decidedBy: given.staffId, decidedAt: at, answer };
  });
  if (decided.state === 'approved') handlerOf(deps, decided).onCarriedOut?.();
  return decided;
}

const VERBS = { approved: 'approve', declined: 'decline', withdrawn: 'withdraw' } as const;

function stateAfter(approval: Approval, given: Decision): Exclude<ApprovalState, 'waiting'> {
  const isOwn = approval.proposedBy === given.staffId;
  refuseUnless(!given.isAccepted || !isOwn, 'approvals.own');
  if (given.isAccepted) return 'approved';
  if (isOwn) return 'withdrawn';
  refuseUnless((given.reason?.trim().length ?? 0) >= LEAST_REASON, 'approvals.needs-reason');
  return 'declined';
}

/** Refusals `approvals.one-hand` and those of the act. */
export async function refuseDecider(
  deps: ApprovalsDeps,
  reader: Reader,
  approval: Approval,
  { staffId: decidedBy, isAccepted }: Pick<Decision, 'staffId' | 'isAccepted'>,
): Promise<void> {
  await handlerOf(deps, approval).refuseDecider?.(reader, { ...approval, decidedBy });
  const isOne = isAccepted && (await deps.isOneHand(reader, approval.proposedBy, decidedBy));
  refuseUnless(!isOne, 'approvals.one-hand');
}

/** A newer process may propose an act that this one cannot show, nor carry out. */
export const knownActs = (deps: ApprovalsDeps): readonly string[] => Object.keys(deps.acts());

export const handlerOf = (deps: ApprovalsDeps, { act }: Approval): ActHandler =>
  deps.acts()[act] as ActHandler;
