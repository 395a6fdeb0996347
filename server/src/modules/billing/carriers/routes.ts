import {
  type CarrierName,
  ghnWebhookEndpoint,
  ghtkWebhookEndpoint,
  readCarrierRulesEndpoint,
  saveCarrierRulesEndpoint,
  settleConsignmentEndpoint,
  trackConsignmentEndpoint,
  viettelPostWebhookEndpoint,
} from '@hako/contract/billing/carriers';
import { handOverEndpoint } from '@hako/contract/billing/desk-slips';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import { mayCall } from '../../../platform/http/access/staff-access.ts';
import { DONE, type Route, route, staffOf } from '../../../platform/http/route.ts';
import type { WebhookRequest } from './carrier.ts';
import { EVENT_READERS } from './wires/event-readers.ts';
import type { Billing } from '../billing.ts';

/** How parcels are handed to carriers, and what carriers tell of them. */
export const carrierRoutes = (billing: Billing): Route[] => [
  route(readCarrierRulesEndpoint, async ({ caller }) => ({
    data: {
      ...(await billing.readCarriers()),
      may_edit: mayCall(saveCarrierRulesEndpoint, caller),
    },
  })),
  route(saveCarrierRulesEndpoint, ({ body, caller }) =>
    billing.saveCarrierRules({ rules: body.rules, by: staffOf(caller) }).then(() => DONE),
  ),
  route(handOverEndpoint, ({ params: { code }, body: { tracking, carrier }, caller }) =>
    billing.handOver({ code, by: staffOf(caller), tracking, carrier }).then(() => DONE),
  ),
  route(settleConsignmentEndpoint, ({ params: { code }, body, caller }) => {
    const { tracking, is_not_there: isNotThere } = body;
    return billing
      .settleConsignmentByHand({ code, by: staffOf(caller), tracking, isNotThere })
      .then(() => DONE);
  }),
  route(trackConsignmentEndpoint, async ({ params }) => {
    const { isNews, status } = await billing.trackConsignment(params.code);
    return { data: { is_news: isNews, status: status ?? null } };
  }),
  route(ghnWebhookEndpoint, ({ query, body, request: { headers } }) =>
    receive(billing, 'ghn', { query, headers, body }),
  ),
  route(ghtkWebhookEndpoint, ({ query, body, request: { headers } }) =>
    receive(billing, 'ghtk', { query, headers, body }),
  ),
  route(viettelPostWebhookEndpoint, ({ body, request: { headers } }) =>
    receive(billing, 'viettel-post', { query: {}, headers, body }),
  ),
];

/** Whatever can be read is kept and answered with 200, known or not: carriers stop telling somebody who refuses. */
async function receive(
  billing: Billing,
  name: CarrierName,
  request: WebhookRequest,
): Promise<{ success: true }> {
  const carrier = billing.carriers.find((one) => one.name === name);
  refuseUnless(carrier?.isFromCarrier(request), 'access.not-allowed');
  const event = EVENT_READERS[name](request.body);
  if (!event) throw new Refusal('request.invalid', { field: FIELDS[name] });
  await billing.receiveCarrierEvent(event);
  return { success: true };
}

/** What an event is known by. */
const FIELDS: Readonly<Record<CarrierName, string>> = {
  ghn: 'OrderCode',
  ghtk: 'label_id',
  'viettel-post': 'ORDER_NUMBER',
};
