import { LIMITS } from '@hako/contract/kit/limits';
import { NEGOTIATION_MESSAGES } from '@hako/contract/negotiation/messages';
import {
  changeOfferEndpoint,
  checkOfferEndpoint,
  createOfferEndpoint,
  listOffersEndpoint,
  moveOfferEndpoint,
  type OfferRow,
} from '@hako/contract/negotiation/negotiation';
import { yen } from '../../kernel/money.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { TO_ASK } from '../marketplaces/index.ts';
import { offerDeskRoutes } from './desk/routes.ts';
import { mercariBidRoutes } from './mercari-bids/routes.ts';
import type { Negotiation } from './negotiation.ts';
import { type Offer, WIRE_STATUS } from './rules/offer.ts';
import { checkReply, statusesOf, termsOf, wishOf } from './wire.ts';

const { sent: SENT, updated: UPDATED } = NEGOTIATION_MESSAGES;

/** Calls of customers and of the desk. */
export const negotiationRoutes = (negotiation: Negotiation): Route[] => [
  ...offerRoutes(negotiation),
  ...mercariBidRoutes(negotiation),
  ...offerDeskRoutes(negotiation),
];

const offerRoutes = (negotiation: Negotiation): Route[] => {
  const reply = async (message: string, offer: Offer) => {
    const [data] = (await negotiation.rowsOf([offer])) as [OfferRow];
    return { status: true, message, data };
  };
  return [
    route(checkOfferEndpoint, async ({ body, caller: { customerId } }) => {
      const desired = body.desired_price === undefined ? undefined : yen(body.desired_price);
      const wish = { customerId, ...wishOf(body), desired };
      return checkReply(await negotiation.check(wish, TO_ASK));
    }),
    route(listOffersEndpoint, async ({ query, caller: { customerId } }) => {
      const { page = 1, size = LIMITS.pageSize, status, code } = query;
      const asked = { customerId, statuses: statusesOf(status), code, page, size };
      const { offers, total } = await negotiation.list(asked);
      const results = await negotiation.rowsOf(offers);
      return { status: true, results, pagination: { page, size, total } };
    }),
    route(createOfferEndpoint, async ({ body, caller: { customerId } }) => {
      const desired = yen(body.desired_price);
      const said = { isAutoBuy: body.buy_auto ?? false, note: body.note ?? '' };
      const wish = { customerId, ...wishOf(body), desired, ...said };
      return reply(SENT, await negotiation.create(wish));
    }),
    route(changeOfferEndpoint, async ({ body, caller: { customerId } }) => {
      const { id, desired_price } = body;
      const asked = { customerId, id, desired: yen(desired_price), ...termsOf(body) };
      return reply(UPDATED, await negotiation.change(asked));
    }),
    route(moveOfferEndpoint, async ({ body: { id, status }, caller: { customerId } }) => {
      const offer =
        status === WIRE_STATUS.cancelled
          ? await negotiation.cancel(customerId, id)
          : await negotiation.buy(id, { mover: 'customer', customerId });
      return reply(UPDATED, offer);
    }),
  ];
};
