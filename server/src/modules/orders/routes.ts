import {
  acceptPriceEndpoint,
  cancelOrderEndpoint,
  countQuotesEndpoint,
  exportQuotesEndpoint,
  listQuotePaymentsEndpoint,
  listQuotesEndpoint,
  readOrderEndpoint,
  readQuoteStatisticEndpoint,
} from '@hako/contract/orders';
import { yen } from '../../kernel/money.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { sendSheet } from '../../platform/http/sheet-reply.ts';
import type { OrdersModule } from './index.ts';

const DONE = { status: true, success: true } as const;

export const ordersRoutes = (orders: OrdersModule): Route[] => [
  route(listQuotesEndpoint, ({ query, caller }) => orders.listQuotes({ ...query, customerId: caller.customerId })),
  route(exportQuotesEndpoint, async ({ query, caller, reply }) =>
    sendSheet(reply, 'don-hang', orders.now(), await orders.exportQuotes({ ...query, customerId: caller.customerId })),
  ),
  route(readQuoteStatisticEndpoint, async ({ caller }) => ({ data: await orders.statistics(orders.db, caller.customerId) })),
  route(countQuotesEndpoint, async ({ caller }) => ({ data: await orders.countQuotes(caller.customerId) })),
  route(listQuotePaymentsEndpoint, ({ query, caller }) => orders.listFirstPayments({ ...query, customerId: caller.customerId })),
  route(readOrderEndpoint, async ({ params, caller }) => ({ data: await orders.readDetail({ code: params.code, customerId: caller.customerId }) })),
  route(cancelOrderEndpoint, async ({ params, body, caller }) => {
    const reason = body.reason;
    await orders.cancel({ code: params.code, by: { kind: 'customer', id: caller.customerId }, ...(reason ? { reason } : {}) });
    return DONE;
  }),
  route(acceptPriceEndpoint, async ({ params, body, caller }) => {
    await orders.acceptPrice({ code: params.code, customerId: caller.customerId, price: yen(body.price_jpy) });
    return DONE;
  }),
];
