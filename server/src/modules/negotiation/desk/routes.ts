import { LIMITS } from '@hako/contract/kit/limits';
import {
  answerOfferEndpoint,
  listDeskOffersEndpoint,
} from '@hako/contract/negotiation/negotiation';
import { yen } from '../../../kernel/money.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Negotiation } from '../negotiation.ts';
import { type Offer, OPEN_STATUSES } from '../rules/offer.ts';

/** Requests as the desk works on them, what ends first at the top. */
export const offerDeskRoutes = (negotiation: Negotiation): Route[] => [
  route(listDeskOffersEndpoint, async ({ query }) => {
    const { page = 1, size = LIMITS.pageSize, state } = query;
    const statuses = state ? [state] : OPEN_STATUSES;
    const { offers, total } = await negotiation.list({ statuses, isUrgentFirst: true, page, size });
    const results = await negotiation.deskRowsOf(offers);
    return { status: true, results, pagination: { page, size, total } };
  }),
  route(answerOfferEndpoint, async ({ params: { id }, body, caller: { userId: staffId } }) => {
    const { answer, reason, account } = body;
    const price = body.price === undefined ? undefined : yen(body.price);
    const offer = await negotiation.answer({ staffId, id, answer, price, reason, account });
    return { status: true, data: await deskRowOf(negotiation, offer) };
  }),
];

async function deskRowOf(negotiation: Negotiation, offer: Offer) {
  const [row] = await negotiation.deskRowsOf([offer]);
  if (!row) throw new Error('an answered request has a row');
  return row;
}
