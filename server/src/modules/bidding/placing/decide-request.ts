import { refuseUnless } from '../../../kernel/refusal.ts';
import { requestNotice } from '../watching/bid-notices.ts';
import type { BiddingDeps } from '../deps.ts';
import { decideRequest as writeDecision, lockRequest } from './request-store.ts';

export interface RequestDecision {
  readonly staffId: string;
  readonly id: string;
  readonly isAllowed: boolean;
  readonly reason: string | undefined;
}

/** Allows or refuses, once; a refusal has a reason that the customer reads. Refusals `bidding.request-…`. */
export function decideRequest(deps: BiddingDeps, decision: RequestDecision): Promise<void> {
  return deps.stores.inTransaction(deps.db, async (trx) => {
    const { id, staffId, isAllowed, reason } = decision;
    const request = await lockRequest(trx, id);
    refuseUnless(request, 'bidding.request-not-found');
    refuseUnless(request.status === 'waiting', 'bidding.request-decided');
    refuseUnless(isAllowed || reason?.trim(), 'bidding.request-needs-reason');
    const status = isAllowed ? 'allowed' : 'refused';
    await writeDecision(trx, id, { status, reason, staffId, at: deps.clock.now() });
    await deps.audit?.(trx, {
      actor: staffId,
      action: `bid-request.${status}`,
      subject: `bid-request:${id}`,
      before: { status: request.status },
      after: { status },
      ...(reason ? { reason } : {}),
    });
    await deps.notifications.notify(trx, {
      customerId: request.customerId,
      ...requestNotice(request.code, isAllowed, reason),
      link: `/${request.site}/item/${request.code}`,
      key: `bid-request:${id}`,
    });
    await deps.live.tell(trx, 'desk', { kind: 'bid-request-changed', id });
  });
}
