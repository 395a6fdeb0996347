import {
  claimTransferEndpoint,
  listClaimsEndpoint,
  withdrawClaimEndpoint,
} from '@hako/contract/wallet/claims';
import {
  exportStatementEndpoint,
  listBanksEndpoint,
  listHoldsEndpoint,
  listPaymentMethodsEndpoint,
  listTransfersEndpoint,
  openPaymentLinkEndpoint,
  readStatementEndpoint,
  readTopUpEndpoint,
  readTransactionsEndpoint,
  readWalletEndpoint,
} from '@hako/contract/wallet/wallet';
import {
  cassoWebhookEndpoint,
  payosWebhookEndpoint,
  sepayWebhookEndpoint,
} from '@hako/contract/wallet/bank-webhooks';
import { LIMITS } from '@hako/contract/kit/limits';
import { dong } from '../../kernel/money.ts';
// Declares `rawBody` of a request.
import type {} from '../../platform/http/server.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { sendFile } from '../../platform/http/file-reply.ts';
import { amountInWords } from './statement/amount-in-words.ts';
import { causeLink } from './statement/cause-link.ts';
import { PAYMENT_METHODS } from './labels.ts';
import type { TopUps } from './topping-up/top-ups.ts';
import { accountRow, claimRow, statementRow, transferRow } from './wire.ts';

const NEWEST = 20;

/** Calls of customers and banks. */
export const walletRoutes = (topUps: TopUps): Route[] => [
  route(readWalletEndpoint, async ({ caller: { customerId } }) => ({
    status: true,
    data: await topUps.summaryOf(customerId),
  })),
  route(readTransactionsEndpoint, async ({ caller: { customerId } }) => {
    const { count: _, ...summary } = await topUps.summaryOf(customerId);
    const { lines } = await topUps.statementOf(customerId, { size: NEWEST });
    return { status: true, data: { ...summary, transations: lines.map(statementRow) } };
  }),
  route(
    readStatementEndpoint,
    async ({ query: { before, size = LIMITS.pageSize }, caller: { customerId } }) => {
      const { lines, next } = await topUps.statementOf(customerId, {
        before: before ? Number(before) : undefined,
        size,
      });
      return { status: true, data: { rows: lines.map(statementRow), next } };
    },
  ),
  route(
    exportStatementEndpoint,
    async ({ query: { format = 'xlsx', ...period }, caller: { customerId }, reply }) =>
      sendFile(
        reply,
        format,
        'sao-ke-vi',
        topUps.now(),
        await topUps.exportStatement[format]({ ...period, customerId }),
      ),
  ),
  route(listHoldsEndpoint, async ({ caller: { customerId } }) => ({
    status: true,
    data: (await topUps.openHolds(customerId)).map(({ label, open, createdAt, cause }) => ({
      label,
      amount_vnd: open,
      since: createdAt.toISOString(),
      cause,
      link: causeLink(cause),
    })),
  })),
  route(readTopUpEndpoint, async ({ query: { amount }, caller: { customerId } }) => {
    const guide = await topUps.readTopUp({
      customerId,
      amount: amount === undefined ? undefined : dong(amount),
    });
    return {
      status: true,
      data: {
        content: guide.content,
        amount_vnd: guide.amount,
        amount_in_words: guide.amountInWords,
        has_payment_link: guide.hasPaymentLink,
        accounts: guide.accounts.map(accountRow),
      },
    };
  }),
  route(openPaymentLinkEndpoint, async ({ body: { amount }, caller: { customerId } }) => {
    const { guide, expiresAt } = await topUps.openPaymentLink({ customerId, amount: dong(amount) });
    return {
      status: true,
      data: {
        content: guide.content,
        amount_vnd: amount,
        amount_in_words: amountInWords(dong(amount)),
        expires_at: expiresAt.toISOString(),
        account: accountRow(guide),
      },
    };
  }),
  route(
    listTransfersEndpoint,
    async ({ query: { page = 1, size = LIMITS.pageSize }, caller: { customerId } }) => {
      const { rows, total } = await topUps.listTransfers({ customerId, page, size });
      return { status: true, results: rows.map(transferRow), pagination: { page, size, total } };
    },
  ),
  route(
    claimTransferEndpoint,
    async ({ body: { amount, reference = '', note = '' }, caller: { customerId } }) => ({
      status: true,
      data: claimRow(await topUps.claim({ customerId, amount: dong(amount), reference, note })),
    }),
  ),
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
  route(sepayWebhookEndpoint, async ({ request }) => {
    await topUps.receiveSepay(request);
    return { success: true };
  }),
  route(cassoWebhookEndpoint, async ({ request }) => {
    await topUps.receiveCasso(request);
    return { success: true };
  }),
  route(payosWebhookEndpoint, async ({ request }) => {
    await topUps.receivePayos(request);
    return { success: true };
  }),
];
