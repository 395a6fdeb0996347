import { LRUCache } from 'lru-cache';
import webPush from 'web-push';
import type { Config } from '../../config.ts';
import type { Clock } from '../../kernel/clock.ts';
import { Outage } from '../../kernel/outage.ts';
import { createHttpClient, type HttpClient, type OutsideAnswer } from './http-client.ts';
import { upTo } from '../../kernel/up-to.ts';

/** Where one browser listens (Push API): its push service's address for it, and the keys that only it can read with. */
export interface PushTarget {
  readonly endpoint: string;
  /** base64url, an uncompressed P-256 point. */
  readonly p256dh: string;
  /** base64url, 16 bytes. */
  readonly auth: string;
}

export interface PushMessage {
  /** At most 3,993 bytes; encrypted for the target alone (RFC 8291). */
  readonly payload: string;
  /** How long the push service keeps it for a device that sleeps. */
  readonly ttlSeconds: number;
  /** Wakes a device that saves its battery. */
  readonly isUrgent: boolean;
}

/** `gone`: the browser listens no longer (404, 410). `refused`: the push service will never take this (other 4xx). */
export type PushAnswer =
  | { readonly is: 'accepted' | 'gone' }
  | { readonly is: 'refused'; readonly detail: string };

/**
 * Sends one message through the target's push service. Throws `Outage`, with `isMaybeApplied` when it may have gone out, and
 * `retryAfterMs` in what it says. Whether the endpoint may be called at all is checked by the caller.
 */
export type SendPush = (target: PushTarget, message: PushMessage) => Promise<PushAnswer>;

/** A push service that asks us to wait. */
export class PushLimited extends Outage {
  readonly retryAfterMs: number;
  constructor(retryAfterMs: number) {
    super('push', 'limited', `retry after ${retryAfterMs} ms`);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Web push signed with our VAPID keys (RFC 8292); undefined without settings. */
export function createPush({ push }: Pick<Config, 'push'>, clock: Clock): SendPush | undefined {
  if (!push) return undefined;
  const vapidDetails = {
    subject: push.subject,
    publicKey: push.publicKey,
    privateKey: push.privateKey,
  };
  const clients = new LRUCache<string, HttpClient>({
    ...upTo(50),
    dispose: (client) => void client.close().catch(() => undefined),
  });
  const clientOf = (origin: string): HttpClient => {
    const known = clients.get(origin);
    if (known) return known;
    const client = createHttpClient({
      source: 'push',
      baseUrl: origin,
      clock,
      timeoutMs: 10_000,
      maxBytes: 64_000,
      connections: 4,
    });
    clients.set(origin, client);
    return client;
  };
  return async ({ endpoint, p256dh, auth }, { payload, ttlSeconds, isUrgent }) => {
    const sealed = sealedFor({ endpoint, p256dh, auth }, payload, {
      vapidDetails,
      TTL: ttlSeconds,
      urgency: isUrgent ? 'high' : 'normal',
    });
    if (!sealed) return { is: 'refused', detail: 'its keys cannot be used' };
    const { headers, body } = sealed;
    const { origin, pathname, search } = new URL(endpoint);
    const answer = await clientOf(origin).send({
      method: 'POST',
      path: pathname + search,
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
      ),
      ...(body ? { body } : {}),
      isWrite: true,
    });
    return meaningOf(answer);
  };
}

/** Undefined when the browser's key is no point of the curve. */
function sealedFor(
  { endpoint, p256dh, auth }: PushTarget,
  payload: string,
  options: webPush.RequestOptions,
): webPush.RequestDetails | undefined {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      ...options,
      contentEncoding: 'aes128gcm',
    });
  } catch {
    return undefined;
  }
}

function meaningOf({ status, headers }: OutsideAnswer): PushAnswer {
  if (status >= 200 && status < 300) return { is: 'accepted' };
  if (status === 404 || status === 410) return { is: 'gone' };
  if (status === 429 || status === 503)
    throw new PushLimited((Number(headers['retry-after']) || 0) * 1_000);
  if (status >= 500) throw new Outage('push', 'failing', `HTTP ${status}`);
  return { is: 'refused', detail: `HTTP ${status}` };
}
