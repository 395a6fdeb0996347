import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

/** What each of the banks' feeds has in common: signed by its sender, answered once it is kept. */
const SIGNED = {
  method: 'POST',
  access: 'system',
  reply: Type.Object({ success: Type.Boolean() }),
} as const;
const TIMED_REFUSALS = [
  'wallet.webhook-signature',
  'wallet.webhook-stale',
  'wallet.webhook-unreadable',
] as const;

export const sepayWebhookEndpoint = endpoint({
  ...SIGNED,
  path: '/api/webhooks/sepay',
  summary: 'A bank transaction reported by SePay, signed.',
  refusals: TIMED_REFUSALS,
});
export const payosWebhookEndpoint = endpoint({
  ...SIGNED,
  path: '/api/webhooks/payos',
  summary: 'A payment that payOS collected, signed.',
  refusals: ['wallet.webhook-signature', 'wallet.webhook-unreadable'],
});
export const cassoWebhookEndpoint = endpoint({
  ...SIGNED,
  path: '/api/webhooks/casso',
  summary: 'A bank transaction reported by Casso (V2), signed.',
  refusals: TIMED_REFUSALS,
});
