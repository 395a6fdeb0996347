import type { FastifyInstance } from 'fastify';
import { escapeHtml, letterPage, readableTime } from '../mail/letter-page.ts';
import type { World } from '../world/world.ts';
import { createTextOutbox, type TextMessage } from './outbox.ts';

const KEY = 'pretend-sms-key';
const E164 = /^\+[1-9]\d{7,14}$/;

/** A text-message gateway: what it is given stands in an outbox that tests and people can read. */
export async function plugin(app: FastifyInstance, world: World): Promise<void> {
  const outbox = createTextOutbox(world);

  app.post<{ Body: { to?: unknown; text?: unknown } | undefined }>(
    '/sms/messages',
    async ({ body, headers }, reply) => {
      if (headers.authorization !== `Bearer ${KEY}`)
        return reply.code(401).send({ error: 'wrong key' });
      const { to, text } = body ?? {};
      if (typeof to !== 'string' || !E164.test(to))
        return reply.code(400).send({ error: '"to" must be an E.164 number' });
      if (typeof text !== 'string' || text === '' || text.length > 670)
        return reply.code(400).send({ error: '"text" must have 1 to 670 letters' });
      return reply
        .code(202)
        .send({ id: outbox.take(to, text).id, parts: Math.ceil(text.length / 67) });
    },
  );
  // A plus sign in a query means a space, so it may be left out or come as one.
  app.get<{ Querystring: { to?: string } }>('/sms/messages', async ({ query: { to } }) => ({
    messages: outbox.list(
      to === undefined || to.trim() === '' ? undefined : `+${to.trim().replace(/^\+/, '')}`,
    ),
  }));
  app.get('/sms', async (_request, reply) => reply.redirect('/sms/'));
  app.get('/sms/', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(letterPage('Tin nhắn', 'Hộp tin nhắn giả lập', outbox.list().map(card))),
  );
}

const card = ({ to, text, atMs }: TextMessage): string =>
  `<article><header><strong>${escapeHtml(to)}</strong><time>${readableTime(atMs)}</time></header><p>${escapeHtml(text).replace(/\b(\d{6})\b/, '<mark>$1</mark>')}</p></article>`;
