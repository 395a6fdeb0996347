import type { Dong } from '../../kernel/money.ts';
import type { Trx } from '../../platform/database/database.ts';
import { readOnePersonRefund } from './complaint-store.ts';
import type { SupportDeps } from './deps.ts';
import { type RefundProposal, refundStep } from './rules/complaint.ts';

/** Money that a member of staff wants to give back. */
export interface AskedRefund {
  /** Of its movement of money. */
  readonly key: string;
  readonly refund: Dong;
  readonly by: string;
  readonly customerId: string;
  readonly proposal: RefundProposal | undefined;
}

export interface RefundStep {
  readonly step: 'given' | 'own' | 'proposed';
  /** What one person may refund at once. */
  readonly limit: Dong;
  /** One person gives it, and it was counted to their day; else it takes two. */
  readonly isAlone: boolean;
}

/**
 * The rule of two people for refunds: up to the limit of one refund and within the day's bounds one
 * person gives it alone, which is counted here; above that a second person says the same.
 */
export async function stepOfRefund(
  { approvals }: Pick<SupportDeps, 'approvals'>,
  trx: Trx,
  { key, refund, by, customerId, proposal }: AskedRefund,
): Promise<RefundStep> {
  const limit = await readOnePersonRefund(trx);
  const gift = { key, staffId: by, customerId, amount: refund };
  const isAlone = refund === 0 || (refund <= limit && (await approvals.giveAlone(trx, gift)));
  return { step: refundStep(refund, by, proposal, isAlone), limit, isAlone };
}
