import { LIMITS } from '@hako/contract/kit/limits';
import { PAYOUTS_MESSAGES } from '@hako/contract/payouts/messages';
import {
  cancelWithdrawalEndpoint,
  listWithdrawalsEndpoint,
  requestWithdrawalEndpoint,
} from '@hako/contract/payouts/payouts';
import { dong } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Payouts } from '../payouts.ts';
import type { Withdrawal } from '../rules/withdrawal.ts';

/** Money that a customer takes out. */
export const withdrawalRoutes = (payouts: Payouts): Route[] => {
  const reply = async (message: string, withdrawal: Withdrawal) => {
    const [data] = await payouts.rowsOf([withdrawal]);
    if (!data) throw new Error('a written withdrawal has a row');
    return { status: true, message, data };
  };
  return [
    route(requestWithdrawalEndpoint, async ({ body, caller: { customerId } }) => {
      const said = { cardId: body.card_id ?? undefined, note: body.note ?? '' };
      const asked = { customerId, amount: dong(body.amount), ...said };
      return reply(PAYOUTS_MESSAGES.requested, await payouts.request(asked));
    }),
    route(listWithdrawalsEndpoint, async ({ query, caller: { customerId } }) => {
      const { page = 1, size = LIMITS.pageSize } = query;
      const { withdrawals, total } = await payouts.list({ customerId, page, size });
      const results = await payouts.rowsOf(withdrawals);
      const minimum = await payouts.readMinimum();
      return { status: true, results, minimum, pagination: { page, size, total } };
    }),
    route(cancelWithdrawalEndpoint, async ({ query, body, caller: { customerId } }) => {
      const id = query.id ?? body?.id;
      refuseUnless(id, 'payouts.not-found');
      return reply(PAYOUTS_MESSAGES.cancelled, await payouts.cancel(customerId, id));
    }),
  ];
};
