import { NEGOTIATION_MESSAGES } from '@hako/contract/negotiation/messages';
import { dong } from '../../kernel/money.ts';
import { Outage } from '../../kernel/outage.ts';
import { Refusal, refuseUnless } from '../../kernel/refusal.ts';
import type { Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { NegotiationDeps } from './deps.ts';
import type { Offer } from './rules/offer.ts';
import { BOUGHT_REASON, dearerText, END_REASONS, noticeOf } from './notices.ts';
import { findOffer, lockOffer } from './offer-store.ts';
import { pricedAt } from './check-offer.ts';
import { addBuying, end, move } from './move-offer.ts';

/** Between two tries to buy while the site does not answer. */
const RETRY_MS = 60_000;
/** Buys at the granted price: the hold of the request becomes the hold of the order. By the customer, or by itself when they asked for that. */
export async function buyOffer(
  deps: NegotiationDeps,
  id: string,
  by: { mover: 'customer'; customerId: string } | { mover: 'system' },
): Promise<Offer> {
  const known = await findOffer(deps.db, id);
  refuseUnless(
    known && (by.mover === 'system' || known.customerId === by.customerId),
    'negotiation.not-found',
  );
  refuseUnless(
    known.status === 'accepted' && known.grantedPrice !== undefined,
    'negotiation.too-late',
    {
      status: NEGOTIATION_MESSAGES.statuses[known.status],
    },
  );
  const purchase = await pricedAt(deps, known, known.grantedPrice);
  return inTransaction(deps.db, async (trx) => {
    const offer = await lockOffer(trx, id);
    refuseUnless(offer?.status === 'accepted', 'negotiation.too-late', {
      status: NEGOTIATION_MESSAGES.statuses[offer?.status ?? known.status],
    });
    // What was held is all that the customer agreed to; more is for them to say.
    if (by.mover === 'system' && purchase.hold > offer.hold)
      return ask(deps, trx, offer, dearerText(offer.hold, purchase.hold));
    if (offer.hold > 0)
      await deps.wallet.release(trx, { cause: { type: 'offer', id }, reason: BOUGHT_REASON });
    const { orderId, code } = await purchase.book(trx);
    return move(deps, trx, offer, {
      to: 'bought',
      mover: by.mover,
      moverId: by.mover === 'customer' ? by.customerId : undefined,
      change: { orderId, orderCode: code, hold: dong(0) },
      notice: noticeOf.bought,
    });
  });
}
/**
 * The job behind `buy_auto`: what cannot be bought stays granted, and the customer is told why; sold goods end it. While the site does not
 * answer it is tried again and again, until the request expires and says so.
 */
export async function buyByItself(
  deps: NegotiationDeps,
  { offerId }: { offerId: string },
): Promise<void> {
  try {
    await buyOffer(deps, offerId, { mover: 'system' });
  } catch (failure) {
    if (failure instanceof Refusal && failure.status < 500)
      await inTransaction(deps.db, (trx) => tellNotBought(deps, trx, offerId, failure));
    else if (failure instanceof Refusal || failure instanceof Outage)
      await inTransaction(deps.db, (trx) => buyLater(deps, trx, offerId));
    else throw failure;
  }
}
async function buyLater(deps: NegotiationDeps, trx: Trx, offerId: string): Promise<void> {
  const offer = await lockOffer(trx, offerId);
  const isInTime = deps.clock.now().getTime() + RETRY_MS < (offer?.expiresAt.getTime() ?? 0);
  if (offer?.status === 'accepted' && isInTime) await addBuying(deps, trx, offer, RETRY_MS);
}
async function tellNotBought(
  deps: NegotiationDeps,
  trx: Trx,
  offerId: string,
  failure: Refusal,
): Promise<void> {
  const offer = await lockOffer(trx, offerId);
  if (offer?.status !== 'accepted') return;
  if (failure.code === 'bidding.sold' || failure.code === 'marketplaces.no-such-listing') {
    await end(deps, trx, offer, {
      to: 'cancelled',
      mover: 'system',
      change: { reason: END_REASONS['bought-by-another'] },
      notice: noticeOf.rejected,
    });
    return;
  }
  await ask(deps, trx, offer, failure.sentence);
}
/** Granted and not bought: the customer reads why, and decides. */
async function ask(
  deps: NegotiationDeps,
  trx: Trx,
  offer: Offer,
  sentence: string,
): Promise<Offer> {
  const text = noticeOf.notBought(offer, deps.titleNow(offer.title), sentence);
  const link = `/account/negotiations?offer=${offer.id}`;
  await deps.notifications.notify(trx, {
    customerId: offer.customerId,
    kind: 'negotiation',
    ...text,
    link,
    key: `offer-not-bought:${offer.id}`,
  });
  return offer;
}
