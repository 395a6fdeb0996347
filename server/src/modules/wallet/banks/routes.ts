import {
  cassoWebhookEndpoint,
  payosWebhookEndpoint,
  sepayWebhookEndpoint,
} from '@hako/contract/wallet/bank-webhooks';
import { type Route, route } from '../../../platform/http/route.ts';
// Declares `rawBody` of a request.
import type {} from '../../../platform/http/server.ts';
import type { TopUps } from '../topping-up/top-ups.ts';

/** What banks and providers report. */
export const bankWebhookRoutes = (topUps: TopUps): Route[] => [
  route(sepayWebhookEndpoint, async ({ request }) => {
    await topUps.receiveSepay(request);
    return { success: true };
  }),
  route(cassoWebhookEndpoint, async ({ request }) => {
    await topUps.receiveCasso(request);
    return { success: true };
  }),
  route(payosWebhookEndpoint, async ({ request }) => {
    await topUps.receivePayos(request);
    return { success: true };
  }),
];
