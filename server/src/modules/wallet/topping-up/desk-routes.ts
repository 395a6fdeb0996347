import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { LIMITS } from '@hako/contract/kit/limits';
import {
  answerClaimEndpoint,
  closeTransferEndpoint,
  creditByHandEndpoint,
  debitByHandEndpoint,
  deskClaimsEndpoint,
  deskTransfersEndpoint,
  settleTransferEndpoint,
} from '@hako/contract/wallet/desk';
import { dong } from '../../../kernel/money.ts';
import { type Caller, type Route, route } from '../../../platform/http/route.ts';
import type { Adjusted, Adjustment } from './adjust-by-hand.ts';
import type { TopUps } from './top-ups.ts';

/** Calls of the accountant. */
export const walletDeskRoutes = (topUps: TopUps): Route[] => [
  route(
    deskTransfersEndpoint,
    async ({ query: { page = 1, size = LIMITS.pageSize, ...which } }) => {
      const { rows, total } = await topUps.listForDesk({ ...which, page, size });
      return { status: true, results: rows, pagination: { page, size, total } };
    },
  ),
  route(settleTransferEndpoint, async ({ params: { id }, body, caller }) => {
    const customerId = await topUps.whom(body);
    const { reason, proofs } = body;
    const asked = { staffId: caller.userId, transferId: id, customerId, reason, proofs };
    return { status: true, data: await topUps.askToSettle(asked) };
  }),
  route(closeTransferEndpoint, async ({ params: { id }, body, caller }) => ({
    status: true,
    data: await topUps.askToClose({ staffId: caller.userId, transferId: id, ...body }),
  })),
  route(deskClaimsEndpoint, async ({ query: { page = 1, size = LIMITS.pageSize } }) => {
    const { rows, total } = await topUps.listWaitingClaims({ page, size });
    return { status: true, results: rows, pagination: { page, size, total } };
  }),
  route(answerClaimEndpoint, async ({ params: { id }, body: { answer }, caller }) => {
    await topUps.answerClaim({ staffId: caller.userId, id, answer: answer.trim() });
    return { status: true };
  }),
  route(creditByHandEndpoint, async ({ body, caller, idempotencyKey }) =>
    adjusted(await topUps.credit(await adjustmentOf(topUps, body, caller, idempotencyKey))),
  ),
  route(debitByHandEndpoint, async ({ body, caller, idempotencyKey }) =>
    adjusted(await topUps.debit(await adjustmentOf(topUps, body, caller, idempotencyKey))),
  ),
];

type AdjustmentBody = EndpointInput<typeof creditByHandEndpoint>['body'];

async function adjustmentOf(
  topUps: TopUps,
  { amount, reason, proofs, ...whom }: AdjustmentBody,
  caller: Caller,
  key: string | undefined,
): Promise<Adjustment> {
  const customerId = await topUps.whom(whom);
  return { staffId: caller.userId, customerId, amount: dong(amount), reason, proofs, key };
}

const adjusted = ({ id, available, isDone }: Adjusted) => ({
  status: true,
  data: { id, available_vnd: available, is_done: isDone },
});
