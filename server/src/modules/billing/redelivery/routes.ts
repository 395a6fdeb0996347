import {
  askRedeliveryEndpoint,
  declareLostEndpoint,
  handAtCounterEndpoint,
  recordLookUpEndpoint,
  reopenBillEndpoint,
  sendAgainEndpoint,
  takeBackEndpoint,
} from '@hako/contract/billing/redelivery';
import { DONE, type Route, route, staffOf } from '../../../platform/http/route.ts';
import type { Billing } from '../billing.ts';

/** Parcels that did not arrive, and those of which nothing is heard. */
export const redeliveryRoutes = (billing: Billing): Route[] => [
  route(askRedeliveryEndpoint, ({ params: { code }, body, caller: { customerId } }) => {
    const { wish, address_id: addressId, note } = body;
    return billing.askRedelivery({ code, customerId, wish, addressId, note }).then(() => DONE);
  }),
  route(reopenBillEndpoint, ({ params: { code }, body: { reason }, caller }) =>
    billing.reopenBill({ code, by: staffOf(caller), reason }).then(() => DONE),
  ),
  route(takeBackEndpoint, ({ params: { code }, body: { shelf }, caller }) =>
    billing.takeBack({ code, by: staffOf(caller), shelf }).then(() => DONE),
  ),
  route(sendAgainEndpoint, ({ params: { code }, body, caller }) => {
    const { receiver, line, waived_reason: waivedReason } = body;
    const phone = body.phone?.replace(/^0/, '+84');
    return billing
      .sendAgain({ code, by: staffOf(caller), receiver, phone, line, waivedReason })
      .then(() => DONE);
  }),
  route(handAtCounterEndpoint, ({ params: { code }, body: { receiver }, caller }) =>
    billing.handAtCounter({ code, by: staffOf(caller), receiver }).then(() => DONE),
  ),
  route(declareLostEndpoint, ({ params: { code }, body: { reason }, caller }) =>
    billing.declareLost({ code, by: staffOf(caller), reason }).then(() => DONE),
  ),
  route(recordLookUpEndpoint, ({ params: { code }, body: { said, note }, caller }) =>
    billing.recordLookUp({ code, by: staffOf(caller), said, note }).then(() => DONE),
  ),
];
