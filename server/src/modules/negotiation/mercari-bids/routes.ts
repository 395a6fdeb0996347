import { cancelMercariBidsEndpoint, listMercariBidsEndpoint } from '@hako/contract/bidding/mercari';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Negotiation } from '../negotiation.ts';

/** What runs at Mercari, requests and purchases together. */
export const mercariBidRoutes = (negotiation: Negotiation): Route[] => [
  route(listMercariBidsEndpoint, async ({ caller }) => ({
    success: true,
    data: await negotiation.listMercariBids(caller.customerId),
  })),
  route(cancelMercariBidsEndpoint, ({ query, body, caller }) => {
    const ids = [query.id, body?.id, ...(body?.ids ?? [])].filter((id) => id !== undefined);
    return negotiation.cancelMercariBids(caller.customerId, ids);
  }),
];
