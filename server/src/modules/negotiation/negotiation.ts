import type { Bound } from '../../kernel/bind.ts';
import type { buyByItself, buyOffer } from './buy-offer.ts';
import type { checkOffer } from './check-offer.ts';
import type { answerOffer } from './desk/answer-offer.ts';
import type { listDeskRows } from './desk/desk-rows.ts';
import type { cancelMercariBids, listMercariBids } from './mercari-bids/mercari-bids.ts';
import type { cancelOffer, expireOffer } from './move-offer.ts';
import type { listOfferRows } from './offer-rows.ts';
import type { OfferQuery } from './offer-store.ts';
import type { Offer } from './rules/offer.ts';
import type { watchOffers } from './watch-offers.ts';
import type { changeOffer, createOffer } from './write-offer.ts';

/** Requests for another price, which the desk puts to the seller. */
export interface Negotiation {
  readonly check: Bound<typeof checkOffer>;
  readonly create: Bound<typeof createOffer>;
  readonly change: Bound<typeof changeOffer>;
  readonly cancel: Bound<typeof cancelOffer>;
  readonly buy: Bound<typeof buyOffer>;
  readonly answer: Bound<typeof answerOffer>;
  readonly expire: Bound<typeof expireOffer>;
  readonly buyByItself: Bound<typeof buyByItself>;
  readonly watch: Bound<typeof watchOffers>;
  list(query: OfferQuery): Promise<{ offers: Offer[]; total: number }>;
  readonly rowsOf: Bound<typeof listOfferRows>;
  readonly deskRowsOf: Bound<typeof listDeskRows>;
  readonly listMercariBids: Bound<typeof listMercariBids>;
  readonly cancelMercariBids: Bound<typeof cancelMercariBids>;
}
