import { OPEN_STATUSES } from './rules/offer.ts';
import { bind } from '../../kernel/bind.ts';
import { answerOffer, watchOffers } from './answer-offer.ts';
import { checkOffer } from './check-offer.ts';
import type { NegotiationDeps } from './deps.ts';
import { cancelMercariBids, listMercariBids } from './mercari-bids.ts';
import { cancelOffer, expireOffer } from './move-offer.ts';
import { buyByItself, buyOffer } from './buy-offer.ts';
import type { OfferList } from './negotiation.ts';
import { listEventsOf, listOffers } from './offer-store.ts';
import type { Offer } from './rules/offer.ts';
import { offerRow } from './wire.ts';
import { changeOffer, createOffer } from './write-offer.ts';

export type Negotiation = ReturnType<typeof createNegotiation>;

export function createNegotiation(deps: NegotiationDeps) {
  const { db } = deps;
  const rowsOf = async (offers: readonly Offer[]) => {
    const events = await listEventsOf(
      db,
      offers.map(({ id }) => id),
    );
    return offers.map((offer) => offerRow(offer, events.get(offer.id) ?? [], deps.titleNow));
  };
  const deskRowsOf = async (offers: readonly Offer[]) => {
    const [rows, customers] = await Promise.all([
      rowsOf(offers),
      deps.readCustomers([...new Set(offers.map(({ customerId }) => customerId))]),
    ]);
    return rows.map((row, index) => {
      const id = offers[index]?.customerId ?? '';
      const customer = customers.get(id);
      return {
        ...row,
        customer: {
          id,
          customer_no: customer?.customerNo ?? '',
          full_name: customer?.fullName ?? '',
        },
      };
    });
  };
  return {
    ...bind(deps, {
      check: checkOffer,
      create: createOffer,
      change: changeOffer,
      cancel: cancelOffer,
      buy: buyOffer,
      answer: answerOffer,
      expire: expireOffer,
      buyByItself,
      watch: watchOffers,
      listMercariBids,
      cancelMercariBids,
    }),
    rowsOf,
    deskRowsOf,
    list: (query: OfferList) => listOffers(db, query),
    /** Price requests under way. */
    countOpen: async (): Promise<number> =>
      (await listOffers(db, { statuses: OPEN_STATUSES, page: 1, size: 1 })).total,
  };
}
