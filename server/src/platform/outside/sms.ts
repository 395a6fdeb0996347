import type { Config } from '../../config.ts';
import type { Clock } from '../../kernel/clock.ts';
import { Outage } from '../../kernel/outage.ts';
import { createHttpClient } from './http-client.ts';

/** Sends one text message to an E.164 number. Throws `Outage`; after a lost answer the message may have gone out. */
export type SendSms = (to: string, text: string) => Promise<void>;

/** The SMS gateway: `POST /messages` with `{to, text}` and the key as bearer; 2xx means accepted. Without settings every message is an outage. */
export function createSms({ sms }: Pick<Config, 'sms'>, clock: Clock): SendSms {
  if (!sms) {
    return async () => {
      throw new Outage('sms', 'unreachable', 'HAKO_SMS_URL is not set');
    };
  }
  const client = createHttpClient({
    source: 'sms',
    baseUrl: sms.url,
    clock,
    timeoutMs: 10_000,
    connections: 4,
  });
  return async (to, text) => {
    const { status } = await client.send({
      method: 'POST',
      path: '/messages',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${sms.key}` },
      body: JSON.stringify({ to, text }),
      isWrite: true,
    });
    if (status === 429) throw new Outage('sms', 'limited', `HTTP ${status}`);
    if (status === 401 || status === 403) throw new Outage('sms', 'blocked', `HTTP ${status}`);
    if (status >= 300) throw new Outage('sms', 'failing', `HTTP ${status}`);
  };
}
