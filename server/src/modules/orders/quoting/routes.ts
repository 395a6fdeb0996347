import { acceptPriceEndpoint } from '@hako/contract/orders/orders';
import {
  answerQuoteEndpoint,
  askAgainEndpoint,
  requestQuoteEndpoint,
} from '@hako/contract/orders/quote-requests';
import type { Static } from 'typebox';
import { type Yen, yen } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { DONE, type Route, route, staffOf } from '../../../platform/http/route.ts';
import type { MadeOrder } from '../order.ts';
import type { OrdersModule } from '../orders.ts';
import { REQUESTED_MESSAGE } from '../reading/labels.ts';
import type { AskedThing } from './request-quotes.ts';

/** Prices that are asked for, answered and accepted. */
export const quotingRoutes = (orders: OrdersModule): Route[] => [
  route(requestQuoteEndpoint, async ({ body, caller: { customerId } }) => {
    const things = body.quotes.map(thingOf);
    const addressId = body.address_id ?? undefined;
    const made = await orders.requestQuotes({ customerId, things, addressId });
    return { ...DONE, message: REQUESTED_MESSAGE, data: made.map(madeRow) };
  }),
  route(askAgainEndpoint, async ({ params: { code }, caller: { customerId } }) => {
    const made = await orders.askAgain({ code, customerId });
    return { ...DONE, message: REQUESTED_MESSAGE, data: madeRow(made) };
  }),
  route(acceptPriceEndpoint, ({ params: { code }, body, caller: { customerId } }) =>
    orders.acceptPrice({ code, customerId, price: yen(body.price_jpy) }).then(() => DONE),
  ),
  route(answerQuoteEndpoint, async ({ params: { code }, body, caller }) => {
    const asked = { code, by: staffOf(caller), ...answerOf(body) };
    const { firstPayment, hold } = await orders.answerQuote(asked);
    return { ...DONE, data: { first_payment_vnd: firstPayment, hold_vnd: hold } };
  }),
];

const thingOf = (
  thing: Static<typeof requestQuoteEndpoint.body>['quotes'][number],
): AskedThing => ({
  name: thing.name.trim(),
  link: thing.link || undefined,
  price: priceOf(thing.price ?? thing.goods_values),
  pictures: thing.images ?? [],
  quantity: thing.quality ?? 1,
  note: thing.note || undefined,
  shipMode: thing.ship_mode || undefined,
  services: thing.services_extra ?? [],
});

/** Without a price there is nothing to forecast and nothing for sales to compare with. */
function priceOf(price: number | null | undefined): Yen {
  if (price == null) throw new Refusal('orders.not-created', { field: 'price' });
  return yen(price);
}

const answerOf = (body: Static<typeof answerQuoteEndpoint.body>) => ({
  price: yen(body.price_jpy),
  domesticShipping: yen(body.domestic_shipping_jpy),
  weightG: body.weight_g,
  note: body.note ?? undefined,
});

const madeRow = ({ orderId, code }: MadeOrder) => ({ id: orderId, code });
