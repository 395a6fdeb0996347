import { SUPPORT_MESSAGES } from '@hako/contract/support/messages';
import { dong, type Dong } from '../../kernel/money.ts';
import { refuseUnless } from '../../kernel/refusal.ts';
import type { Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { SupportDeps } from './deps.ts';
import { refuseOwnProposal, stepOfRefund } from './refund-step.ts';
import { type Complaint, mayMove, type RefundProposal } from './rules/complaint.ts';
import { compensate, refundableOf } from './compensation.ts';
import { type Notice, noticeOf } from './notices.ts';
import { keep, move, own } from './complain.ts';
import { writeNote } from './write-note.ts';

/** The desk writes to the customer, who is told. */
export function answerComplaint(
  deps: SupportDeps,
  given: { staffId: string; id: string; content: string; pictures: readonly string[] },
): Promise<Complaint> {
  return inTransaction(deps.db, async (trx) => {
    const { staffId: authorId, ...rest } = given;
    const { complaint, note } = await writeNote(deps, trx, {
      ...rest,
      author: 'staff',
      authorId,
      customerId: undefined,
    });
    await deps.audit(trx, {
      actor: authorId,
      action: 'complaint.answer',
      subject: `complaint:${complaint.code}`,
      after: { message: note.id },
    });
    await notify(deps, trx, complaint, noticeOf.answered(complaint), note.id);
    return complaint;
  });
}

export interface ComplaintDecision {
  readonly staffId: string;
  readonly id: string;
  readonly outcome: 'resolved' | 'rejected';
  readonly reason: string;
  readonly refund: Dong;
}

/**
 * Ends it, with the refund in the same transaction: linked to what was paid for its order and capped by that. Above what one person may give it
 * is only proposed, and a second person ends it.
 */
export function decideComplaint(
  deps: SupportDeps,
  { staffId, id, outcome, reason, refund }: ComplaintDecision,
): Promise<Complaint> {
  return inTransaction(deps.db, async (trx) => {
    const complaint = await own(trx, id, undefined);
    refuseUnless(reason.trim().length >= 3, 'support.needs-reason');
    const amount = outcome === 'resolved' ? refund : dong(0);
    refuseUnless(amount === 0 || complaint.orderId, 'support.refund-needs-order');
    const taken = await stepOfRefund(deps, trx, {
      key: `complaint:${complaint.id}`,
      refund: amount,
      by: staffId,
      customerId: complaint.customerId,
      proposal: complaint.proposal,
      lostBill: complaint.lostBill,
    });
    refuseOwnProposal(taken, complaint.lostBill);
    const { limit, isAlone, counted } = taken;
    if (taken.step === 'proposed' && complaint.orderId)
      return propose(deps, trx, complaint, { refund: amount, reason: reason.trim(), by: staffId });
    const ended = await move(deps, trx, complaint, {
      to: outcome,
      mover: 'staff',
      moverId: staffId,
      change: {
        outcome: reason.trim(),
        refund: amount,
        ownerId: complaint.ownerId ?? staffId,
        decidedBy: staffId,
        // What one person gives alone needs no proposal.
        proposal: isAlone ? undefined : complaint.proposal,
        aloneLimit: isAlone && amount > 0 ? limit : undefined,
      },
    });
    if (amount > 0 && complaint.orderId)
      await compensate(deps, trx, ended, complaint.orderId, amount);
    await deps.audit(trx, {
      actor: staffId,
      action: `complaint.${outcome}`,
      subject: `complaint:${complaint.code}`,
      reason,
      before: { state: complaint.state },
      after: {
        ...{ state: outcome, refund: amount },
        ...(complaint.lostBill && { lostBill: complaint.lostBill, refundedBefore: counted }),
      },
    });
    await notify(deps, trx, ended, noticeOf[outcome](ended), outcome);
    return ended;
  });
}

/** Waits for a second person; never above what can still be refunded, so that nobody agrees to what the wallet then refuses. */
async function propose(
  deps: SupportDeps,
  trx: Trx,
  complaint: Complaint,
  proposal: RefundProposal,
): Promise<Complaint> {
  refuseUnless(mayMove(complaint.state, 'resolved', 'staff'), 'support.too-late', {
    status: SUPPORT_MESSAGES.states[complaint.state],
  });
  const most = complaint.orderId ? await refundableOf(deps, trx, complaint.orderId) : dong(0);
  refuseUnless(proposal.refund <= most, 'wallet.refund-too-high', { most });
  const proposed = await keep(deps, trx, {
    ...complaint,
    proposal,
    ownerId: complaint.ownerId ?? proposal.by,
    updatedAt: deps.clock.now(),
  });
  await deps.audit(trx, {
    actor: proposal.by,
    action: 'complaint.propose-refund',
    subject: `complaint:${complaint.code}`,
    reason: proposal.reason,
    after: { refund: proposal.refund },
  });
  return proposed;
}

async function notify(
  deps: SupportDeps,
  trx: Trx,
  { id, customerId }: Complaint,
  notice: Notice,
  step: string,
): Promise<void> {
  await deps.notifications.notify(trx, {
    customerId,
    kind: 'support',
    ...notice,
    link: `/account/complaints/${id}`,
    key: `complaint:${id}:${step}`,
  });
}
