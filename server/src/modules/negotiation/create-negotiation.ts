import { bind } from '../../kernel/bind.ts';
import { buyByItself, buyOffer } from './buy-offer.ts';
import { checkOffer } from './check-offer.ts';
import type { NegotiationDeps } from './deps.ts';
import { answerOffer } from './desk/answer-offer.ts';
import { listDeskRows } from './desk/desk-rows.ts';
import { cancelMercariBids, listMercariBids } from './mercari-bids/mercari-bids.ts';
import { cancelOffer, expireOffer } from './move-offer.ts';
import type { Negotiation } from './negotiation.ts';
import { listOfferRows } from './offer-rows.ts';
import { listOffers } from './offer-store.ts';
import { watchOffers } from './watch-offers.ts';
import { changeOffer, createOffer } from './write-offer.ts';

export function createNegotiation(deps: NegotiationDeps): Negotiation {
  const list: Negotiation['list'] = (query) => listOffers(deps.db, query);
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
      rowsOf: listOfferRows,
      deskRowsOf: listDeskRows,
      listMercariBids,
      cancelMercariBids,
    }),
    list,
  };
}
