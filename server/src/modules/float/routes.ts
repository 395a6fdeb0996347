import * as accounts from '@hako/contract/float/accounts';
import * as movements from '@hako/contract/float/movements';
import { DONE, type Route, route } from '../../platform/http/route.ts';
import { statementRoutes } from './statements/routes.ts';
import type { Float } from './float.ts';
import { settled } from './labels.ts';

export const floatRoutes = (float: Float): Route[] => [
  ...accountRoutes(float),
  ...moneyRoutes(float),
  ...spentRoutes(float),
  ...statementRoutes(float),
];

const accountRoutes = (float: Float): Route[] => [
  route(accounts.listFloatAccountsEndpoint, async () => ({ rows: await float.listAccounts() })),
  route(accounts.readFloatCostEndpoint, async () => ({ rows: await float.readCost() })),
  route(accounts.openFloatAccountEndpoint, async ({ body, caller: { userId: by } }) => {
    const { low_jpy: low, ...kept } = body;
    return { data: await float.openAccount({ ...kept, lowJpy: low ?? undefined, by }) };
  }),
  route(accounts.changeFloatAccountEndpoint, async ({ params, body, caller: { userId: by } }) => {
    const { low_jpy: low, is_open: isOpen, ...kept } = body;
    await float.changeAccount({ ...kept, ...params, isOpen, lowJpy: low ?? undefined, by });
    return DONE;
  }),
];

const moneyRoutes = (float: Float): Route[] => [
  route(movements.listFloatMovementsEndpoint, ({ params: { id: accountId }, query }) =>
    float.listMovements({ accountId, ...query }),
  ),
  route(movements.fundFloatEndpoint, async ({ params, body, caller: { userId: by } }) => {
    const money = { amountJpy: body.amount_jpy, amountVnd: body.amount_vnd, feeVnd: body.fee_vnd };
    const { reason, proofs } = body;
    await float.proposeFunding({ accountId: params.id, ...money, reason, proofs, by });
    return { status: true };
  }),
  route(movements.transferFloatEndpoint, async ({ params, body, caller: { userId: by } }) => {
    const money = { to: body.to, amountJpy: body.amount_jpy, feeJpy: body.fee_jpy };
    const { reason, proofs } = body;
    await float.proposeTransfer({ accountId: params.id, ...money, reason, proofs, by });
    return { status: true };
  }),
  route(movements.openingFloatEndpoint, async ({ params, body, caller: { userId: by } }) => {
    const money = { balanceJpy: body.balance_jpy, costVnd: body.cost_vnd };
    const { reason, proofs } = body;
    await float.proposeOpening({ accountId: params.id, ...money, reason, proofs, by });
    return { status: true };
  }),
];

const spentRoutes = (float: Float): Route[] => [
  route(movements.moveSpentEndpoint, async ({ params, body, caller: { userId: by } }) => {
    await float.moveSpent({ ...params, ...body, by });
    return DONE;
  }),
  route(movements.correctSpentEndpoint, async ({ params, body, caller: { userId: by } }) => {
    const { charged_jpy: charged, reason } = body;
    return settled(await float.correctSpent({ ...params, charged, reason, by }));
  }),
  route(movements.refundSpentEndpoint, async ({ params, body, caller: { userId: by } }) => {
    const { refund_jpy: refund, reason } = body;
    return settled(await float.refundSpent({ ...params, refund, reason, by }));
  }),
  route(movements.reverseFloatEntryEndpoint, async ({ params, body, caller: { userId: by } }) =>
    settled(await float.reverseEntry({ movementId: params.id, ...body, by })),
  ),
];
