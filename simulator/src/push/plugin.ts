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
  const office = createOffice(world);
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  serveSubscriptions(app, world, office);
  serveSending(app, world, office);
  serveReading(app, office);
}

/** How often a message is answered so, instead of being taken. */
interface Answer {
  readonly status: number;
  times: number;
  readonly retryAfter?: number;
}

type Office = ReturnType<typeof createOffice>;

/** The browsers that subscribed, and what came for them. */
function createOffice(world: World) {
  const log = world.openLog<Entry>('push');
  const browsers = new Map<string, Browser>();
  const ended = new Set<string>();
  const messages: Received[] = [];
  const answers = new Map<string, Answer>();
  const apply = (entry: Entry): void => {
    if ('browser' in entry) browsers.set(entry.browser.id, entry.browser);
    else if ('ended' in entry) ended.add(entry.ended);
    else messages.push(entry.received);
  };
  for (const entry of log.past) apply(entry);
  world.onReset(() => {
    browsers.clear();
    ended.clear();
    answers.clear();
    messages.length = 0;
  });
  return {
    browsers: browsers as ReadonlyMap<string, Browser>,
    ended: ended as ReadonlySet<string>,
    messages: messages as readonly Received[],
    add(entry: Entry): void {
      apply(entry);
      log.append(entry);
    },
    answerWith: (id: string, answer: Answer): void => void answers.set(id, { ...answer }),
    /** What the next message to a browser is answered with, when that was asked for. */
    nextAnswer(id: string): Answer | undefined {
      const told = answers.get(id);
      if (!told || told.times <= 0) return undefined;
      told.times -= 1;
      return told;
    },
  };
}

function serveSubscriptions(app: FastifyInstance, world: World, office: Office): void {
  app.post('/push/subscriptions', async (_request, reply) => {
    const browser = { id: randomUUID(), ...newBrowserKeys() };
    office.add({ browser });
    const { id, p256dh, auth } = browser;
    return reply.code(201).send({
      id,
      endpoint: `${world.publicUrl()}/push/send/${id}`,
      expirationTime: null,
      keys: { p256dh, auth },
    });
  });
  app.post<{ Params: { id: string } }>('/push/subscriptions/:id/end', async ({ params }) => {
    office.add({ ended: params.id });
    return { ended: params.id };
  });
  app.post<{
    Params: { id: string };
    Body: Answer;
  }>('/push/subscriptions/:id/answer', async ({ params, body }) => {
    office.answerWith(params.id, body);
    return { id: params.id, ...body };
  });
}

/** Takes a message as RFC 8030 says, and opens it with the keys of its browser. */
function serveSending(app: FastifyInstance, world: World, office: Office): void {
  app.post<{ Params: { id: string } }>(
    '/push/send/:id',
    async ({ params: { id }, headers, body }, reply) => {
      const told = office.nextAnswer(id);
      if (told)
        return reply
          .headers(told.retryAfter ? { 'retry-after': String(told.retryAfter) } : {})
          .code(told.status)
          .send();
      const browser = office.browsers.get(id);
      if (!browser) return reply.code(404).send();
      if (office.ended.has(id)) return reply.code(410).send();
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
      const text = openedOf(body, browser);
      if (text === undefined) return reply.code(400).send({ error: 'not sealed for this browser' });
      const urgency = String(headers['urgency'] ?? 'normal');
      const atMs = world.clock.now();
      office.add({ received: { subscription: id, ttl, urgency, text, atMs } });
      return reply
        .code(201)
        .header('location', `${world.publicUrl()}/push/message/${office.messages.length}`)
        .send();
    },
  );
}

/** As the browser reads it; undefined when it was sealed for another one. */
function openedOf(body: Buffer, browser: Browser): string | undefined {
  try {
    return openMessage(body, browser);
  } catch {
    return undefined;
  }
}

/** The messages as a lock screen would show them. */
function serveReading(app: FastifyInstance, { messages }: Office): void {
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
