import { dong, type Dong } from '../../kernel/money.ts';
import { refuseUnless } from '../../kernel/refusal.ts';
import { dongText } from '../../kernel/wording.ts';
import type { Trx } from '../../platform/database/database.ts';
import { readOnePersonRefund } from './complaint-store.ts';
import type { SupportDeps } from './deps.ts';
import { lockLost, sumRefundedOf } from './lost/lost-store.ts';
import { type RefundProposal, refundStep } from './rules/complaint.ts';

/** Money that a member of staff wants to give back. */
export interface AskedRefund {
  /** Of its movement of money. */
  readonly key: string;
  readonly refund: Dong;
  readonly by: string;
  readonly customerId: string;
  readonly proposal: RefundProposal | undefined;
  /** Code of the bill whose parcel was lost, if that is why. */
  readonly lostBill?: string | undefined;
}

export interface RefundStep {
  readonly step: 'given' | 'own' | 'proposed';
  /** What one person may refund at once. */
  readonly limit: Dong;
  /** What was refunded before for the same lost parcel; it counts with this. */
  readonly counted: Dong;
  /** One person gives it, and it was counted to their day; else it takes two. */
  readonly isAlone: boolean;
}

/**
 * The rule of two people for refunds: up to the limit of one refund and within the day's bounds one
 * person gives it alone, which is counted here; above that a second person says the same. All that
 * is refunded for one lost parcel is one refund, in however many parts it is given. Refusal
 * `approvals.one-hand`.
 */
export async function stepOfRefund(
  { approvals }: Pick<SupportDeps, 'approvals'>,
  trx: Trx,
  { key, refund, by, customerId, proposal, lostBill }: AskedRefund,
): Promise<RefundStep> {
  const limit = await readOnePersonRefund(trx);
  const counted = refund > 0 && lostBill ? await countedOf(trx, lostBill) : dong(0);
  const gift = { key, staffId: by, customerId, amount: refund };
  const isWithin = refund + counted <= limit;
  const isAlone = refund === 0 || (isWithin && (await approvals.giveAlone(trx, gift)));
  const step = refundStep(refund, by, proposal, isAlone);
  if (step === 'given' && !isAlone && proposal)
    refuseUnless(!(await approvals.isOneHand(trx, proposal.by, by)), 'approvals.one-hand');
  return { step, limit, counted, isAlone };
}

async function countedOf(trx: Trx, lostBill: string): Promise<Dong> {
  await lockLost(trx, lostBill);
  return (await sumRefundedOf(trx, [lostBill])).get(lostBill) ?? dong(0);
}

/** Refusals `support.second-person` and, with what was counted, `support.second-person-lost`. */
export function refuseOwnProposal(
  { step, limit, counted }: RefundStep,
  lostBill: string | undefined,
): void {
  const limitText = dongText(limit);
  if (lostBill === undefined || counted === 0)
    refuseUnless(step !== 'own', 'support.second-person', { limitText });
  else
    refuseUnless(step !== 'own', 'support.second-person-lost', {
      ...{ limitText, countedText: dongText(counted), bill: lostBill },
    });
}
