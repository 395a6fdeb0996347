import {
  askPriceEndpoint,
  cancelByStaffEndpoint,
  fellThroughEndpoint,
  giveBackPurchaseEndpoint,
  keepGoingEndpoint,
  letAgentBuyEndpoint,
  readDeskOrderEndpoint,
  recordBoughtEndpoint,
  recordNotBoughtEndpoint,
  recordNumberEndpoint,
  settlePurchaseEndpoint,
  takeOverPurchaseEndpoint,
  takePurchaseEndpoint,
} from '@hako/contract/desk/orders';
import { answerQuoteEndpoint } from '@hako/contract/orders/quote-requests';
import { yen } from '../../../kernel/money.ts';
import { DONE, type Caller, type Route, route } from '../../../platform/http/route.ts';
import type { OrdersModule } from '../orders.ts';

const staff = (caller: Caller) =>
  ({ kind: 'staff', id: caller.userId, roles: caller.roles }) as const;

/** The purchase desk. */
export const ordersDeskRoutes = (orders: OrdersModule): Route[] => [
  route(readDeskOrderEndpoint, async ({ params, caller }) => ({
    data: await orders.readDeskOrder({ code: params.code, staffId: caller.userId }),
  })),
  route(answerQuoteEndpoint, async ({ params, body, caller }) => {
    const { price_jpy, domestic_shipping_jpy, weight_g, note } = body;
    const answer = {
      price: yen(price_jpy),
      domesticShipping: yen(domestic_shipping_jpy),
      weightG: weight_g,
      note: note ?? undefined,
    };
    const { firstPayment, hold } = await orders.answerQuote({
      code: params.code,
      by: staff(caller),
      ...answer,
    });
    return { ...DONE, data: { first_payment_vnd: firstPayment, hold_vnd: hold } };
  }),
  route(takePurchaseEndpoint, ({ params, caller }) =>
    orders.desk.take(params.code, staff(caller)).then(() => DONE),
  ),
  route(giveBackPurchaseEndpoint, ({ params, caller }) =>
    orders.desk.giveBack(params.code, staff(caller)).then(() => DONE),
  ),
  route(takeOverPurchaseEndpoint, ({ params, body, caller }) =>
    orders.desk.takeOver(params.code, staff(caller), body.reason.trim()).then(() => DONE),
  ),
  route(letAgentBuyEndpoint, ({ params, caller }) =>
    orders.desk.letAgent(params.code, staff(caller)).then(() => DONE),
  ),
  route(recordBoughtEndpoint, async ({ params, body, caller }) => {
    const { number, price_paid_jpy, photos } = body;
    await orders.desk.bought(params.code, staff(caller), {
      number,
      pricePaid: yen(price_paid_jpy),
      ...(photos ? { photos } : {}),
    });
    return DONE;
  }),
  route(recordNotBoughtEndpoint, ({ params, body, caller }) =>
    orders.desk.notBought(params.code, staff(caller), body.reason).then(() => DONE),
  ),
  route(askPriceEndpoint, ({ params, body, caller }) =>
    orders.desk.askPrice(params.code, staff(caller), yen(body.price_jpy)).then(() => DONE),
  ),
  route(settlePurchaseEndpoint, async ({ params, body, caller }) => {
    const seen = body.is_bought
      ? { isBought: true as const, number: body.number, pricePaid: yen(body.price_paid_jpy) }
      : { isBought: false as const };
    await orders.desk.settle(params.code, staff(caller), seen);
    return DONE;
  }),
  route(recordNumberEndpoint, async ({ params, body, caller }) => {
    const { number, price_paid_jpy } = body;
    await orders.desk.recordNumber(
      params.code,
      staff(caller),
      number,
      price_paid_jpy === undefined ? undefined : yen(price_paid_jpy),
    );
    return DONE;
  }),
  route(fellThroughEndpoint, async ({ params, body, caller }) => {
    const { isDone, refund } = await orders.fallThrough({
      code: params.code,
      by: staff(caller),
      reason: body.reason,
      note: body.note?.trim() || undefined,
    });
    return { ...DONE, data: { is_done: isDone, refund_vnd: refund } };
  }),
  route(keepGoingEndpoint, ({ params, caller }) =>
    orders.keepGoing({ code: params.code, by: staff(caller) }).then(() => DONE),
  ),
  route(cancelByStaffEndpoint, ({ params, body, caller }) =>
    orders
      .cancel({ code: params.code, by: staff(caller), reason: body.reason.trim() })
      .then(() => DONE),
  ),
];
