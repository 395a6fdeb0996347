import { LIMITS } from '@hako/contract/kit/limits';
import {
  answerClaimEndpoint,
  creditByHandEndpoint,
  deskClaimsEndpoint,
  deskTransfersEndpoint,
  settleTransferEndpoint,
} from '@hako/contract/wallet/desk';
import { dong } from '../../../kernel/money.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { TopUps } from './top-ups.ts';

/** Calls of the accountant. */
export const walletDeskRoutes = (topUps: TopUps): Route[] => [
  route(deskTransfersEndpoint, async ({ query: { state, page = 1, size = LIMITS.pageSize } }) => {
    const { rows, total } = await topUps.listForDesk({ state, page, size });
    return { status: true, results: rows, pagination: { page, size, total } };
  }),
  route(settleTransferEndpoint, async ({ params: { id }, body, caller }) => {
    const customerId = await topUps.whom(body);
    return {
      status: true,
      data: await topUps.settle({
        staffId: caller.userId,
        transferId: id,
        customerId,
        reason: body.reason,
      }),
    };
  }),
  route(deskClaimsEndpoint, async ({ query: { page = 1, size = LIMITS.pageSize } }) => {
    const { rows, total } = await topUps.listWaitingClaims({ page, size });
    return { status: true, results: rows, pagination: { page, size, total } };
  }),
  route(answerClaimEndpoint, async ({ params: { id }, body: { answer }, caller }) => {
    await topUps.answerClaim({ staffId: caller.userId, id, answer: answer.trim() });
    return { status: true };
  }),
  route(creditByHandEndpoint, async ({ body, caller, idempotencyKey }) => {
    const customerId = await topUps.whom(body);
    const { id, available } = await topUps.credit({
      staffId: caller.userId,
      customerId,
      amount: dong(body.amount),
      reason: body.reason,
      key: idempotencyKey,
    });
    return { status: true, data: { id, available_vnd: available } };
  }),
];
