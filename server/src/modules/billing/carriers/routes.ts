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
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { WebhookRequest } from './carrier.ts';
import { EVENT_READERS } from './wires/event-readers.ts';
import { staffOf } from '../slips/viewer.ts';
import type { Billing } from '../billing.ts';

const DONE = { status: true, success: true } as const;

export const carrierRoutes = (billing: Billing): Route[] => [
  route(readCarrierRulesEndpoint, async ({ caller }) => ({
    data: { ...(await billing.readCarriers()), may_edit: caller.roles.includes('admin') },
  })),
  route(saveCarrierRulesEndpoint, ({ body, caller }) =>
    billing.saveCarrierRules({ rules: body.rules, by: staffOf(caller) }).then(() => DONE),
  ),
  route(settleConsignmentEndpoint, async ({ params, body, caller }) => {
    await billing.settleConsignmentByHand({
      code: params.code,
      by: staffOf(caller),
      tracking: body.tracking,
      isNotThere: body.is_not_there,
    });
    return DONE;
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
