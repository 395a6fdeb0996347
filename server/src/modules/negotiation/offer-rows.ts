import type { OfferRow } from '@hako/contract/negotiation/negotiation';
import type { NegotiationDeps } from './deps.ts';
import { listEventsOf } from './offer-store.ts';
import type { Offer } from './rules/offer.ts';
import { offerRow } from './wire.ts';

/** Requests as their customer reads them, each with its history. */
export async function listOfferRows(
  { db, titleNow }: NegotiationDeps,
  offers: readonly Offer[],
): Promise<OfferRow[]> {
  const events = await listEventsOf(
    db,
    offers.map(({ id }) => id),
  );
  return offers.map((offer) => offerRow(offer, events.get(offer.id) ?? [], titleNow));
}
