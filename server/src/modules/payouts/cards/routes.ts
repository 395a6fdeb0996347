import { LIMITS } from '@hako/contract/kit/limits';
import { readAccountCodeEndpoint } from '@hako/contract/payouts/account-code';
import { PAYOUTS_MESSAGES } from '@hako/contract/payouts/messages';
import {
  addCardEndpoint,
  changeCardEndpoint,
  choosePrimaryCardEndpoint,
  listCardsEndpoint,
  readMainCardEndpoint,
  removeCardEndpoint,
} from '@hako/contract/payouts/payouts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Payouts } from '../payouts.ts';
import type { Card } from './card-store.ts';
import { accountInCode, cardRow, typedOf } from './card-wire.ts';

/** Where a customer wants to be paid. */
export const cardRoutes = (payouts: Payouts): Route[] => [
  route(listCardsEndpoint, async ({ query, caller: { customerId } }) => {
    const { page = 1, size = LIMITS.pageSize } = query;
    const cards = await payouts.listCards(customerId);
    const results = cards.slice((page - 1) * size, page * size).map(cardRow);
    return { status: true, results, pagination: { page, size, total: cards.length } };
  }),
  route(readMainCardEndpoint, async ({ caller: { customerId } }) => {
    const primary = (await payouts.listCards(customerId)).find(({ isPrimary }) => isPrimary);
    return { status: true, data: primary ? cardRow(primary) : null };
  }),
  route(readAccountCodeEndpoint, ({ body }) => ({
    status: true,
    data: accountInCode(body.payload),
  })),
  route(addCardEndpoint, async ({ body, caller: { customerId }, request }) => {
    const proved = await payouts.proveOwner(customerId, { proof: body, ip: request.ip });
    return saved(await payouts.addCard(customerId, typedOf(body), proved));
  }),
  route(changeCardEndpoint, async ({ params, body, caller: { customerId }, request }) => {
    const proved = await payouts.proveOwner(customerId, { proof: body, ip: request.ip });
    return saved(await payouts.changeCard(customerId, params.id, typedOf(body), proved));
  }),
  route(choosePrimaryCardEndpoint, async ({ body: { id }, caller: { customerId } }) =>
    saved(await payouts.choosePrimary(customerId, id)),
  ),
  route(removeCardEndpoint, async ({ params: { id }, caller: { customerId } }) => {
    await payouts.removeCard(customerId, id);
    return { status: true, message: PAYOUTS_MESSAGES.cardRemoved };
  }),
];

const saved = (card: Card) => ({
  status: true,
  message: PAYOUTS_MESSAGES.cardSaved,
  result: cardRow(card),
});
