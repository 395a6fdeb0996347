import { readDeskOrderEndpoint } from '@hako/contract/desk/orders';
import {
  countQuotesEndpoint,
  exportQuotesEndpoint,
  listQuotePaymentsEndpoint,
  listQuotesEndpoint,
  readOrderEndpoint,
  readQuoteStatisticEndpoint,
} from '@hako/contract/orders/orders';
import { listOwnOrdersEndpoint } from '@hako/contract/orders/own-orders';
import { sendFile } from '../../../platform/http/file-reply.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { OrdersModule } from '../orders.ts';
import { STATES } from '../rules/order-life.ts';
import type { OwnOrder } from './own-order-store.ts';

/** Orders as their customer and the desk read them. */
export const readingRoutes = (orders: OrdersModule): Route[] => [
  route(listQuotesEndpoint, ({ query, caller }) =>
    orders.listQuotes({ ...query, customerId: caller.customerId }),
  ),
  route(exportQuotesEndpoint, async ({ query, caller, reply }) => {
    const sheet = await orders.exportQuotes({ ...query, customerId: caller.customerId });
    return sendFile(reply, 'xlsx', 'don-hang', orders.now(), sheet);
  }),
  route(readQuoteStatisticEndpoint, async ({ caller }) => ({
    data: await orders.statistics(orders.db, caller.customerId),
  })),
  route(countQuotesEndpoint, async ({ caller }) => ({
    data: await orders.countQuotes(caller.customerId),
  })),
  route(listOwnOrdersEndpoint, async ({ query, caller: { customerId } }) => ({
    data: (await orders.listOwnOrders(orders.db, { ...query, customerId })).map(ownRow),
  })),
  route(listQuotePaymentsEndpoint, ({ query, caller }) =>
    orders.listFirstPayments({ ...query, customerId: caller.customerId }),
  ),
  route(readOrderEndpoint, async ({ params, caller }) => ({
    data: await orders.readDetail({ code: params.code, customerId: caller.customerId }),
  })),
  route(readDeskOrderEndpoint, async ({ params, caller }) => ({
    data: await orders.readDeskOrder({ code: params.code, staffId: caller.userId }),
  })),
];

const ownRow = (order: OwnOrder) => ({
  code: order.code,
  state: order.state,
  state_label: STATES[order.state].label,
  created_date: order.createdAt.toISOString(),
});
