import { LIMITS } from '@hako/contract/kit/limits';
import {
  claimTransferEndpoint,
  listClaimsEndpoint,
  withdrawClaimEndpoint,
} from '@hako/contract/wallet/claims';
import {
  listBanksEndpoint,
  listPaymentMethodsEndpoint,
  listTransfersEndpoint,
  openPaymentLinkEndpoint,
  readTopUpEndpoint,
} from '@hako/contract/wallet/wallet';
import { dong } from '../../../kernel/money.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { PAYMENT_METHODS } from '../labels.ts';
import { claimRow, paymentLinkRow, topUpRow, transferRow } from '../wire.ts';
import type { TopUps } from './top-ups.ts';

/** How a customer puts money in, and what became of it. */
export const topUpRoutes = (topUps: TopUps): Route[] => [
  route(readTopUpEndpoint, async ({ query, caller: { customerId } }) => {
    const amount = query.amount === undefined ? undefined : dong(query.amount);
    return { status: true, data: topUpRow(await topUps.readTopUp({ customerId, amount })) };
  }),
  route(openPaymentLinkEndpoint, async ({ body, caller: { customerId } }) => {
    const amount = dong(body.amount);
    const link = await topUps.openPaymentLink({ customerId, amount });
    return { status: true, data: paymentLinkRow(link, amount) };
  }),
  route(listTransfersEndpoint, async ({ query, caller: { customerId } }) => {
    const { page = 1, size = LIMITS.pageSize } = query;
    const { rows, total } = await topUps.listTransfers({ customerId, page, size });
    return { status: true, results: rows.map(transferRow), pagination: { page, size, total } };
  }),
  route(claimTransferEndpoint, async ({ body, caller: { customerId } }) => {
    const { amount, reference = '', note = '' } = body;
    const asked = { customerId, amount: dong(amount), reference, note };
    return { status: true, data: claimRow(await topUps.claim(asked)) };
  }),
  route(withdrawClaimEndpoint, async ({ params: { id }, caller: { customerId } }) => ({
    status: true,
    data: claimRow(await topUps.withdrawClaim(customerId, id)),
  })),
  route(listClaimsEndpoint, async ({ caller: { customerId } }) => ({
    status: true,
    data: (await topUps.claimsOf(customerId)).map(claimRow),
  })),
  route(listBanksEndpoint, ({ query: { page = 1, size = LIMITS.maxPageSize } }) => {
    const { rows, total } = topUps.listBanks(page, size);
    return { status: true, results: rows, pagination: { page, size, total } };
  }),
  route(listPaymentMethodsEndpoint, () => ({
    status: true,
    data: PAYMENT_METHODS.map((method) => ({ ...method })),
  })),
];
