import type { Yen } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { acceptOffer } from '../accept-offer.ts';
import type { NegotiationDeps } from '../deps.ts';
import { addExpiry, end, move, WAITS_MS } from '../move-offer.ts';
import { noticeOf } from '../notices.ts';
import { lockOffer } from '../offer-store.ts';
import type { Offer } from '../rules/offer.ts';

export interface OfferAnswer {
  readonly staffId: string;
  readonly id: string;
  readonly answer: 'sent' | 'accepted' | 'rejected';
  readonly price: Yen | undefined;
  readonly reason: string | undefined;
  readonly account: string | undefined;
}

/** The desk sent the request, or tells the seller's answer. Whoever sends it has it from then on. */
export function answerOffer(deps: NegotiationDeps, given: OfferAnswer): Promise<Offer> {
  return inTransaction(deps.db, async (trx) => {
    const offer = await lockOffer(trx, given.id);
    refuseUnless(offer, 'negotiation.not-found');
    const by = { mover: 'staff', moverId: given.staffId } as const;
    await deps.audit(trx, {
      actor: given.staffId,
      action: `offer.${given.answer}`,
      subject: `offer:${offer.id}`,
      reason: given.reason,
      before: { status: offer.status },
      after: { price: given.price ?? null, account: given.account ?? null },
    });
    if (given.answer === 'rejected') {
      refuseUnless(given.reason?.trim(), 'negotiation.needs-reason');
      return end(deps, trx, offer, {
        ...by,
        to: 'cancelled',
        change: { reason: given.reason },
        notice: noticeOf.rejected,
      });
    }
    if (given.answer === 'accepted')
      return acceptOffer(deps, trx, offer, given.price ?? offer.desiredPrice, by);
    const expiresAt = new Date(deps.clock.now().getTime() + WAITS_MS);
    await addExpiry(deps, trx, { id: offer.id, expiresAt });
    const change = { assigneeId: given.staffId, account: given.account, expiresAt };
    return move(deps, trx, offer, { ...by, to: 'sent', change, notice: noticeOf.sent });
  });
}
