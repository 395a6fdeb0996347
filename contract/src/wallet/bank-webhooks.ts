import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

const WEBHOOK_REFUSALS = [
  'wallet.webhook-signature',
  'wallet.webhook-stale',
  'wallet.webhook-unreadable',
] as const;
export const sepayWebhookEndpoint = endpoint({
  method: 'POST',
  path: '/api/webhooks/sepay',
  access: 'system',
  summary: 'A bank transaction reported by SePay, signed.',
  reply: Type.Object({ success: Type.Boolean() }),
  refusals: WEBHOOK_REFUSALS,
});
export const payosWebhookEndpoint = endpoint({
  method: 'POST',
  path: '/api/webhooks/payos',
  access: 'system',
  summary: 'A payment that payOS collected, signed.',
  reply: Type.Object({ success: Type.Boolean() }),
  refusals: ['wallet.webhook-signature', 'wallet.webhook-unreadable'],
});
export const cassoWebhookEndpoint = endpoint({
  method: 'POST',
  path: '/api/webhooks/casso',
  access: 'system',
  summary: 'A bank transaction reported by Casso (V2), signed.',
  reply: Type.Object({ success: Type.Boolean() }),
  refusals: WEBHOOK_REFUSALS,
});
