import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { escapeHtml, letterPage, readableTime } from '../mail/letter-page.ts';
import type { World } from '../world/world.ts';
import { type BrowserKeys, newBrowserKeys, openMessage, signerOf } from './browser.ts';

interface Browser extends BrowserKeys {
  readonly id: string;
}

interface Received {
  readonly subscription: string;
  readonly ttl: number;
  readonly urgency: string;
  /** As the browser reads it. */
  readonly text: string;
  readonly atMs: number;
}

type Entry =
  | { readonly browser: Browser }
  | { readonly ended: string }
  | { readonly received: Received };

/** A message of 4,096 bytes is the most that every push service takes (RFC 8030, 7.2). */
const MOST_BYTES = 4_096;

/**
 * A push service together with the browsers that listen through it: it hands out subscriptions, takes messages as RFC 8030 says, and
 * opens them with the browser's keys, so that tests and people can read what a lock screen would show.
 */
export async function plugin(app: FastifyInstance, world: World): Promise<void> {
  const log = world.openLog<Entry>('push');
  const browsers = new Map<string, Browser>();
  const ended = new Set<string>();
  let messages: Received[] = [];
  /** What the next requests to a browser are answered with. */
  const answers = new Map<string, { status: number; times: number; retryAfter?: number }>();
  const apply = (entry: Entry): void => {
    if ('browser' in entry) browsers.set(entry.browser.id, entry.browser);
    else if ('ended' in entry) ended.add(entry.ended);
    else messages.push(entry.received);
  };
  const add = (entry: Entry): void => {
    apply(entry);
    log.append(entry);
  };
  for (const entry of log.past) apply(entry);
  world.onReset(() => {
    browsers.clear();
    ended.clear();
    answers.clear();
    messages = [];
  });

  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );

  app.post('/push/subscriptions', async (_request, reply) => {
    const browser = { id: randomUUID(), ...newBrowserKeys() };
    add({ browser });
    const { id, p256dh, auth } = browser;
    return reply.code(201).send({
      id,
      endpoint: `${world.publicUrl()}/push/send/${id}`,
      expirationTime: null,
      keys: { p256dh, auth },
    });
  });
  app.post<{ Params: { id: string } }>('/push/subscriptions/:id/end', async ({ params }) => {
    add({ ended: params.id });
    return { ended: params.id };
  });
  app.post<{
    Params: { id: string };
    Body: { status: number; times: number; retryAfter?: number };
  }>('/push/subscriptions/:id/answer', async ({ params, body }) => {
    answers.set(params.id, { ...body });
    return { id: params.id, ...body };
  });

  app.post<{ Params: { id: string } }>(
    '/push/send/:id',
    async ({ params: { id }, headers, body }, reply) => {
      const told = answers.get(id);
      if (told && told.times > 0) {
        told.times -= 1;
        return reply
          .headers(told.retryAfter ? { 'retry-after': String(told.retryAfter) } : {})
          .code(told.status)
          .send();
      }
      const browser = browsers.get(id);
      if (!browser) return reply.code(404).send();
      if (ended.has(id)) return reply.code(410).send();
      const ttl = Number(headers['ttl']);
      if (headers['ttl'] === undefined || !Number.isSafeInteger(ttl))
        return reply.code(400).send({ error: 'TTL is missing' });
      if (headers['content-encoding'] !== 'aes128gcm' || !Buffer.isBuffer(body))
        return reply.code(415).send();
      if (body.length > MOST_BYTES) return reply.code(413).send();
      try {
        await signerOf(headers.authorization ?? '', new URL(world.publicUrl()).origin);
      } catch {
        return reply.code(403).send({ error: 'VAPID does not hold' });
      }
      let text: string;
      try {
        text = openMessage(body, browser);
      } catch {
        return reply.code(400).send({ error: 'not sealed for this browser' });
      }
      add({
        received: {
          subscription: id,
          ttl,
          urgency: String(headers['urgency'] ?? 'normal'),
          text,
          atMs: world.clock.now(),
        },
      });
      return reply
        .code(201)
        .header('location', `${world.publicUrl()}/push/message/${messages.length}`)
        .send();
    },
  );

  app.get<{ Querystring: { subscription?: string } }>('/push/messages', async ({ query }) => ({
    messages: messages
      .filter(({ subscription }) => !query.subscription || subscription === query.subscription)
      .reverse(),
  }));
  app.get('/push', async (_request, reply) => reply.redirect('/push/'));
  app.get('/push/', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(
        letterPage('Thông báo đẩy', 'Thông báo đẩy giả lập', [...messages].reverse().map(card)),
      ),
  );
}

function card({ subscription, text, atMs }: Received): string {
  const { title = text, body = '' } = JSON.parse(text) as { title?: string; body?: string };
  return `<article><header><strong>${escapeHtml(subscription.slice(0, 8))}</strong><time>${readableTime(atMs)}</time></header><p><strong>${escapeHtml(title)}</strong></p><p>${escapeHtml(body)}</p></article>`;
}
