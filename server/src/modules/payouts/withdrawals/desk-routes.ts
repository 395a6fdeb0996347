import { LIMITS } from '@hako/contract/kit/limits';
import {
  decideWithdrawalEndpoint,
  listDeskWithdrawalsEndpoint,
} from '@hako/contract/payouts/payouts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Payouts } from '../payouts.ts';
import { OPEN_STATUSES, type Withdrawal } from '../rules/withdrawal.ts';

/** What the accountant decides of withdrawals. */
export const withdrawalDeskRoutes = (payouts: Payouts): Route[] => [
  route(listDeskWithdrawalsEndpoint, async ({ query, caller }) => {
    const { page = 1, size = LIMITS.pageSize, status } = query;
    const asked = { statuses: status ? [status] : OPEN_STATUSES, isOldestFirst: true, page, size };
    const { withdrawals, total } = await payouts.list(asked);
    const results = await payouts.deskRowsOf(withdrawals, caller.userId);
    return { status: true, results, pagination: { page, size, total } };
  }),
  route(decideWithdrawalEndpoint, async ({ params: { id }, body, caller: { userId: staffId } }) => {
    const [bankReference, reason] = [body.bank_reference?.trim(), body.reason?.trim()];
    const given = { staffId, id, decision: body.decision, bankReference, reason };
    return { status: true, data: await deskRowOf(payouts, await payouts.decide(given), staffId) };
  }),
];

async function deskRowOf(payouts: Payouts, decided: Withdrawal, staffId: string) {
  const [row] = await payouts.deskRowsOf([decided], staffId);
  if (!row) throw new Error('a decided withdrawal has a row');
  return row;
}
