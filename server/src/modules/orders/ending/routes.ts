import {
  cancelByStaffEndpoint,
  fellThroughEndpoint,
  keepGoingEndpoint,
} from '@hako/contract/desk/orders';
import { cancelOrderEndpoint } from '@hako/contract/orders/orders';
import { DONE, type Route, route, staffOf } from '../../../platform/http/route.ts';
import type { OrdersModule } from '../orders.ts';

/** Orders that come to nothing. */
export const endingRoutes = (orders: OrdersModule): Route[] => [
  route(cancelOrderEndpoint, ({ params: { code }, body: { reason }, caller }) => {
    const by = { kind: 'customer', id: caller.customerId } as const;
    return orders.cancel({ code, by, ...(reason ? { reason } : {}) }).then(() => DONE);
  }),
  route(fellThroughEndpoint, async ({ params: { code }, body, caller }) => {
    const said = { reason: body.reason, note: body.note?.trim() || undefined };
    const { isDone, refund } = await orders.fallThrough({ code, by: staffOf(caller), ...said });
    return { ...DONE, data: { is_done: isDone, refund_vnd: refund } };
  }),
  route(keepGoingEndpoint, ({ params: { code }, caller }) =>
    orders.keepGoing({ code, by: staffOf(caller) }).then(() => DONE),
  ),
  route(cancelByStaffEndpoint, ({ params: { code }, body, caller }) => {
    const reason = body.reason.trim();
    return orders.cancel({ code, by: staffOf(caller), reason }).then(() => DONE);
  }),
];
