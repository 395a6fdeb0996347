import type { ApprovalAct } from '@hako/contract/approvals/approvals';
import { newId } from '../../kernel/chance.ts';
import { refusedBy } from '../../platform/database/constraints.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Approval, Proposal } from './approval.ts';
import { insertApproval } from './approval-store.ts';
import type { ApprovalsDeps } from './deps.ts';

/** Asks a second person. Refusal `approvals.waiting` where somebody asked for the same subject before. */
export async function propose<Act extends ApprovalAct>(
  deps: ApprovalsDeps,
  trx: Trx,
  proposal: Proposal<Act>,
): Promise<Approval<Act>> {
  const approval: Approval<Act> = {
    customerId: undefined,
    amount: undefined,
    proofs: [],
    ...proposal,
    id: newId(),
    state: 'waiting',
    proposedAt: deps.clock.now(),
    decidedBy: undefined,
    decidedAt: undefined,
    answer: undefined,
  };
  await refusedBy({ approvals_one_waiting: 'approvals.waiting' }, insertApproval(trx, approval));
  const { act, subject, amount, customerId, terms, proofs } = approval;
  if (customerId && proofs.length > 0) await deps.givePictures(trx, proofs, customerId);
  await deps.audit(trx, {
    actor: approval.proposedBy,
    action: `${act}.propose`,
    subject,
    reason: approval.reason,
    after: { amount, customerId, ...terms },
  });
  await deps.live.tell(trx, 'desk', { kind: 'approvals-changed' });
  return approval;
}
