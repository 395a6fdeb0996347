import { readAccountCodeEndpoint } from '@hako/contract/payouts/account-code';
import { LIMITS } from '@hako/contract/kit/limits';
import { PAYOUTS_MESSAGES } from '@hako/contract/payouts/messages';
import {
  addCardEndpoint,
  cancelWithdrawalEndpoint,
  changeCardEndpoint,
  choosePrimaryCardEndpoint,
  decideWithdrawalEndpoint,
  listCardsEndpoint,
  listDeskWithdrawalsEndpoint,
  listWithdrawalsEndpoint,
  readMainCardEndpoint,
  removeCardEndpoint,
  requestWithdrawalEndpoint,
} from '@hako/contract/payouts/payouts';
import { dong } from '../../kernel/money.ts';
import { refuseUnless } from '../../kernel/refusal.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Card } from './card-store.ts';
import { OPEN_STATUSES, type Withdrawal } from './rules/withdrawal.ts';
import type { Payouts } from './create-payouts.ts';
import { accountInCode, cardRow } from './wire.ts';

interface TypedCard {
  readonly card_no: string;
  readonly card_name: string;
  readonly card_format?: 'account' | 'card';
  readonly bank_no?: string | null;
  readonly bank?: { readonly atm_bin: string };
  readonly bank_branch?: string | null;
}

const typedOf = (body: TypedCard) => ({
  number: body.card_no,
  holder: body.card_name,
  format: body.card_format ?? ('account' as const),
  bin: body.bank?.atm_bin ?? body.bank_no ?? '',
  branch: body.bank_branch ?? '',
});
const saved = (card: Card) => ({
  status: true,
  message: PAYOUTS_MESSAGES.cardSaved,
  result: cardRow(card),
});

/** Calls of customers and of the accountant. */
export const payoutsRoutes = (payouts: Payouts): Route[] => {
  const answer = async (message: string, withdrawal: Withdrawal) => {
    const [data] = await payouts.rowsOf([withdrawal]);
    if (!data) throw new Error('a written withdrawal has a row');
    return { status: true, message, data };
  };
  return [
    route(
      listCardsEndpoint,
      async ({ query: { page = 1, size = LIMITS.pageSize }, caller: { customerId } }) => {
        const cards = await payouts.listCards(customerId);
        return {
          status: true,
          results: cards.slice((page - 1) * size, page * size).map(cardRow),
          pagination: { page, size, total: cards.length },
        };
      },
    ),
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
    route(
      requestWithdrawalEndpoint,
      async ({ body: { amount, card_id, note }, caller: { customerId } }) =>
        answer(
          PAYOUTS_MESSAGES.requested,
          await payouts.request({
            customerId,
            amount: dong(amount),
            cardId: card_id ?? undefined,
            note: note ?? '',
          }),
        ),
    ),
    route(
      listWithdrawalsEndpoint,
      async ({ query: { page = 1, size = LIMITS.pageSize }, caller: { customerId } }) => {
        const { withdrawals, total } = await payouts.list({ customerId, page, size });
        return {
          status: true,
          results: await payouts.rowsOf(withdrawals),
          minimum: await payouts.readMinimum(),
          pagination: { page, size, total },
        };
      },
    ),
    route(cancelWithdrawalEndpoint, async ({ query, body, caller: { customerId } }) => {
      const id = query.id ?? body?.id;
      refuseUnless(id, 'payouts.not-found');
      return answer(PAYOUTS_MESSAGES.cancelled, await payouts.cancel(customerId, id));
    }),
    route(
      listDeskWithdrawalsEndpoint,
      async ({ query: { page = 1, size = LIMITS.pageSize, status }, caller }) => {
        const { withdrawals, total } = await payouts.list({
          statuses: status ? [status] : OPEN_STATUSES,
          isOldestFirst: true,
          page,
          size,
        });
        return {
          status: true,
          results: await payouts.deskRowsOf(withdrawals, caller.userId),
          pagination: { page, size, total },
        };
      },
    ),
    route(decideWithdrawalEndpoint, async ({ params: { id }, body, caller }) => {
      const { decision } = body;
      const [bankReference, reason] = [body.bank_reference?.trim(), body.reason?.trim()];
      const staffId = caller.userId;
      const decided = await payouts.decide({ staffId, id, decision, bankReference, reason });
      const [data] = await payouts.deskRowsOf([decided], staffId);
      if (!data) throw new Error('a decided withdrawal has a row');
      return { status: true, data };
    }),
  ];
};
