import { LIMITS } from '@hako/contract/kit/limits';
import {
  listCustomerHoldsEndpoint,
  readCustomerStatementEndpoint,
} from '@hako/contract/wallet/desk-statement';
import { type Route, route } from '../../../platform/http/route.ts';
import type { TopUps } from '../topping-up/top-ups.ts';
import { holdRow, statementRows } from '../wire.ts';

/** The wallet of a customer at the desk: the same lines as the customer reads. */
export const statementDeskRoutes = (topUps: TopUps): Route[] => [
  route(readCustomerStatementEndpoint, async ({ params: { id }, query }) => {
    await topUps.refuseNobody(id);
    const { before, size = LIMITS.pageSize } = query;
    const asked = { before: before ? Number(before) : undefined, size };
    const page = await topUps.statementOf(id, asked);
    return { status: true, data: { rows: statementRows(page), next: page.next } };
  }),
  route(listCustomerHoldsEndpoint, async ({ params: { id } }) => {
    await topUps.refuseNobody(id);
    return { status: true, data: (await topUps.openHolds(id)).map(holdRow) };
  }),
];
