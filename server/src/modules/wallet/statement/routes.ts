import { LIMITS } from '@hako/contract/kit/limits';
import {
  exportStatementEndpoint,
  listHoldsEndpoint,
  readStatementEndpoint,
  readTransactionsEndpoint,
  readWalletEndpoint,
} from '@hako/contract/wallet/wallet';
import { sendFile } from '../../../platform/http/file-reply.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { TopUps } from '../topping-up/top-ups.ts';
import { holdRow, statementRows } from '../wire.ts';

const NEWEST = 20;

/** What is in a wallet, and how it came and went. */
export const statementRoutes = (topUps: TopUps): Route[] => [
  route(readWalletEndpoint, async ({ caller: { customerId } }) => ({
    status: true,
    data: await topUps.summaryOf(customerId),
  })),
  route(readTransactionsEndpoint, async ({ caller: { customerId } }) => {
    const { count: _, ...summary } = await topUps.summaryOf(customerId);
    const newest = await topUps.statementOf(customerId, { size: NEWEST });
    return { status: true, data: { ...summary, transations: statementRows(newest) } };
  }),
  route(readStatementEndpoint, async ({ query, caller: { customerId } }) => {
    const { before, size = LIMITS.pageSize, way, order } = query;
    const isOldestFirst = order === 'oldest';
    const asked = { before: before ? Number(before) : undefined, size, way, isOldestFirst };
    const page = await topUps.statementOf(customerId, asked);
    return { status: true, data: { rows: statementRows(page), next: page.next } };
  }),
  route(exportStatementEndpoint, async ({ query, caller: { customerId }, reply }) => {
    const { format = 'xlsx', ...period } = query;
    const file = await topUps.exportStatement[format]({ ...period, customerId });
    return sendFile(reply, format, 'sao-ke-vi', topUps.now(), file);
  }),
  route(listHoldsEndpoint, async ({ caller: { customerId } }) => ({
    status: true,
    data: (await topUps.openHolds(customerId)).map(holdRow),
  })),
];
