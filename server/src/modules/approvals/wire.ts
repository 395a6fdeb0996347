import { askNames } from '../../kernel/ask-names.ts';
import { FORMER_COLLEAGUE } from '../../kernel/labels.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { customerName } from '../customers/index.ts';
import type { DeskApproval } from '@hako/contract/approvals/approvals';
import type { Approval } from './approval.ts';
import { handlerOf, refuseDecider } from './decide.ts';
import type { ApprovalsDeps } from './deps.ts';

/** As the desk shows them to one of its people. */
export async function rowsOf(
  deps: ApprovalsDeps,
  approvals: readonly Approval[],
  staffId: string,
): Promise<DeskApproval[]> {
  const ids = approvals.flatMap(({ customerId }) => (customerId ? [customerId] : []));
  const customers = await deps.customers.readMany(deps.db, [...new Set(ids)]);
  const personOf = await peopleOf(deps, approvals);
  return Promise.all(
    approvals.map(async (approval) => {
      const { customerId, amount, decidedBy, decidedAt, answer } = approval;
      return {
        id: approval.id,
        act: approval.act,
        ...(customerId ? { customer: customerName(customerId, customers.get(customerId)) } : {}),
        ...(amount === undefined ? {} : { amount_vnd: amount }),
        facts: [...(await handlerOf(deps, approval).factsOf(deps.db, approval))],
        reason: approval.reason,
        proofs: [...approval.proofs],
        state: approval.state,
        proposed_by: personOf(approval.proposedBy),
        proposed_at: approval.proposedAt.toISOString(),
        is_own: approval.proposedBy === staffId,
        ...(await whyNot(deps, approval, staffId)),
        ...(decidedBy ? { decided_by: personOf(decidedBy) } : {}),
        ...(decidedAt ? { decided_at: decidedAt.toISOString() } : {}),
        ...(answer ? { answer } : {}),
      };
    }),
  );
}

/** Why whoever asks may not approve it, where nobody else's act is in the way. */
async function whyNot(deps: ApprovalsDeps, approval: Approval, staffId: string) {
  if (approval.state !== 'waiting' || approval.proposedBy === staffId) return {};
  try {
    await refuseDecider(deps, deps.db, approval, { staffId, isAccepted: true });
    return {};
  } catch (error) {
    if (error instanceof Refusal) return { why_not: error.sentence };
    throw error;
  }
}

async function peopleOf({ staffName }: ApprovalsDeps, approvals: readonly Approval[]) {
  const nameOf = await askNames(
    staffName,
    approvals.flatMap(({ proposedBy, decidedBy }) => [proposedBy, decidedBy ?? proposedBy]),
  );
  return (id: string) => ({ id, full_name: nameOf(id) ?? FORMER_COLLEAGUE });
}
