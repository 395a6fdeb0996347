import {
  acceptPriceEndpoint,
  cancelOrderEndpoint,
  countQuotesEndpoint,
  exportQuotesEndpoint,
  listQuotePaymentsEndpoint,
  listQuotesEndpoint,
  readOrderEndpoint,
  readQuoteStatisticEndpoint,
} from '@hako/contract/orders/orders';
import { listOwnOrdersEndpoint } from '@hako/contract/orders/own-orders';
import { askAgainEndpoint, requestQuoteEndpoint } from '@hako/contract/orders/quote-requests';
import { type Yen, yen } from '../../kernel/money.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { DONE, type Route, route } from '../../platform/http/route.ts';
import { sendFile } from '../../platform/http/file-reply.ts';
import { REQUESTED_MESSAGE } from './reading/labels.ts';
import type { OrdersModule } from './orders.ts';
import { STATES } from './rules/order-life.ts';

export const ordersRoutes = (orders: OrdersModule): Route[] => [
  route(listQuotesEndpoint, ({ query, caller }) =>
    orders.listQuotes({ ...query, customerId: caller.customerId }),
  ),
  route(exportQuotesEndpoint, async ({ query, caller, reply }) =>
    sendFile(
      reply,
      'xlsx',
      'don-hang',
      orders.now(),
      await orders.exportQuotes({ ...query, customerId: caller.customerId }),
    ),
  ),
  route(readQuoteStatisticEndpoint, async ({ caller }) => ({
    data: await orders.statistics(orders.db, caller.customerId),
  })),
  route(countQuotesEndpoint, async ({ caller }) => ({
    data: await orders.countQuotes(caller.customerId),
  })),
  route(listOwnOrdersEndpoint, async ({ query, caller: { customerId } }) => ({
    data: (await orders.listOwnOrders(orders.db, { ...query, customerId })).map((order) => ({
      code: order.code,
      state: order.state,
      state_label: STATES[order.state].label,
      created_date: order.createdAt.toISOString(),
    })),
  })),
  route(listQuotePaymentsEndpoint, ({ query, caller }) =>
    orders.listFirstPayments({ ...query, customerId: caller.customerId }),
  ),
  route(readOrderEndpoint, async ({ params, caller }) => ({
    data: await orders.readDetail({ code: params.code, customerId: caller.customerId }),
  })),
  route(cancelOrderEndpoint, async ({ params, body, caller }) => {
    const reason = body.reason;
    await orders.cancel({
      code: params.code,
      by: { kind: 'customer', id: caller.customerId },
      ...(reason ? { reason } : {}),
    });
    return DONE;
  }),
  route(requestQuoteEndpoint, async ({ body, caller }) => {
    const things = body.quotes.map((thing) => ({
      name: thing.name.trim(),
      link: thing.link || undefined,
      price: priceOf(thing.price ?? thing.goods_values),
      pictures: thing.images ?? [],
      quantity: thing.quality ?? 1,
      note: thing.note || undefined,
      shipMode: thing.ship_mode || undefined,
      services: thing.services_extra ?? [],
    }));
    const made = await orders.requestQuotes({
      customerId: caller.customerId,
      things,
      addressId: body.address_id ?? undefined,
    });
    return {
      ...DONE,
      message: REQUESTED_MESSAGE,
      data: made.map(({ orderId, code }) => ({ id: orderId, code })),
    };
  }),
  route(askAgainEndpoint, async ({ params, caller }) => {
    const { orderId, code } = await orders.askAgain({
      code: params.code,
      customerId: caller.customerId,
    });
    return { ...DONE, message: REQUESTED_MESSAGE, data: { id: orderId, code } };
  }),
  route(acceptPriceEndpoint, async ({ params, body, caller }) => {
    await orders.acceptPrice({
      code: params.code,
      customerId: caller.customerId,
      price: yen(body.price_jpy),
    });
    return DONE;
  }),
];

/** Without a price there is nothing to forecast and nothing for sales to compare with. */
function priceOf(price: number | null | undefined): Yen {
  if (price == null) throw new Refusal('orders.not-created', { field: 'price' });
  return yen(price);
}
