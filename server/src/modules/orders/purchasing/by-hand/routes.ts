import {
  askPriceEndpoint,
  giveBackPurchaseEndpoint,
  letAgentBuyEndpoint,
  recordBoughtEndpoint,
  recordNotBoughtEndpoint,
  recordNumberEndpoint,
  settlePurchaseEndpoint,
  takeOverPurchaseEndpoint,
  takePurchaseEndpoint,
} from '@hako/contract/desk/orders';
import { yen } from '../../../../kernel/money.ts';
import { DONE, type Route, route, staffOf } from '../../../../platform/http/route.ts';
import type { OrdersModule } from '../../orders.ts';

/** The purchase desk. */
export const purchaseDeskRoutes = ({ desk }: Pick<OrdersModule, 'desk'>): Route[] => [
  route(takePurchaseEndpoint, ({ params, caller }) =>
    desk.take(params.code, staffOf(caller)).then(() => DONE),
  ),
  route(giveBackPurchaseEndpoint, ({ params, caller }) =>
    desk.giveBack(params.code, staffOf(caller)).then(() => DONE),
  ),
  route(takeOverPurchaseEndpoint, ({ params, body, caller }) =>
    desk.takeOver(params.code, staffOf(caller), body.reason.trim()).then(() => DONE),
  ),
  route(letAgentBuyEndpoint, ({ params, caller }) =>
    desk.letAgent(params.code, staffOf(caller)).then(() => DONE),
  ),
  route(recordBoughtEndpoint, ({ params, body, caller }) => {
    const { number, price_paid_jpy, photos, paid_from: paidFrom } = body;
    const seen = { number, pricePaid: yen(price_paid_jpy), paidFrom };
    const proof = { ...seen, ...(photos ? { photos } : {}) };
    return desk.bought(params.code, staffOf(caller), proof).then(() => DONE);
  }),
  route(recordNotBoughtEndpoint, ({ params, body, caller }) =>
    desk.notBought(params.code, staffOf(caller), body.reason).then(() => DONE),
  ),
  route(askPriceEndpoint, ({ params, body, caller }) =>
    desk.askPrice(params.code, staffOf(caller), yen(body.price_jpy)).then(() => DONE),
  ),
  route(settlePurchaseEndpoint, ({ params, body, caller }) => {
    const seen = body.is_bought
      ? { isBought: true as const, number: body.number, pricePaid: yen(body.price_paid_jpy) }
      : { isBought: false as const };
    return desk.settle(params.code, staffOf(caller), seen).then(() => DONE);
  }),
  route(recordNumberEndpoint, ({ params, body: { number, price_paid_jpy }, caller }) => {
    const paid = price_paid_jpy === undefined ? undefined : yen(price_paid_jpy);
    return desk.recordNumber(params.code, staffOf(caller), number, paid).then(() => DONE);
  }),
];
