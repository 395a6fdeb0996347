import { NEGOTIATION_MESSAGES } from '@hako/contract/negotiation/messages';
import type { Yen } from '../../kernel/money.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { NegotiationDeps } from './deps.ts';
import { addBuying, addExpiry, move, WAITS_MS } from './move-offer.ts';
import { noticeOf } from './notices.ts';
import { buysItself, type Offer } from './rules/offer.ts';

/** The seller agreed to a price, never above the listed one; bought at once when the customer asked for that. */
export async function acceptOffer(
  deps: NegotiationDeps,
  trx: Trx,
  offer: Offer,
  price: Yen,
  by: { mover: 'staff' | 'system'; moverId?: string | undefined },
): Promise<Offer> {
  if (price > offer.listedPrice)
    throw new Refusal('negotiation.not-sent', {
      reason: NEGOTIATION_MESSAGES.obstacles['not-below-price'].replace(
        '{price}',
        String(offer.listedPrice),
      ),
    });
  // An answer in the last minute leaves as much time to buy as any other.
  const expiresAt = new Date(deps.clock.now().getTime() + WAITS_MS);
  await addExpiry(deps, trx, { id: offer.id, expiresAt });
  const change = { grantedPrice: price, expiresAt };
  const accepted = await move(deps, trx, offer, {
    ...by,
    to: 'accepted',
    change,
    notice: noticeOf.accepted,
  });
  if (buysItself(accepted)) await addBuying(deps, trx, accepted, 0);
  return accepted;
}
