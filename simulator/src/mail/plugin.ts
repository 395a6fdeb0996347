import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SMTPServer } from 'smtp-server';
import type { World } from '../world/world.ts';
import { type Letter, readLetter } from './letter.ts';
import { escapeHtml, letterPage, readableTime } from './letter-page.ts';

interface Received extends Letter {
  readonly atMs: number;
}

/** A mail server that takes every letter, and the mailbox of everybody, for tests and people to read. */
export async function plugin(app: FastifyInstance, world: World): Promise<void> {
  const log = world.openLog<Received>('mail');
  let letters: Received[] = [...log.past];
  world.onReset(() => {
    letters = [];
  });

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const to = rcptTo.map(({ address }) => address.toLowerCase());
        const letter = {
          ...readLetter(Buffer.concat(parts), mailFrom ? mailFrom.address : '', to),
          atMs: world.clock.now(),
        };
        letters.push(letter);
        log.append(letter);
        done();
      });
    },
  });
  // A client that hangs up in the middle is not our end.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(world.config.smtpPort, '127.0.0.1', resolve);
  });
  world.onStop(() => new Promise<void>((resolve) => server.close(resolve)));

  const newestFirst = (to?: string) =>
    letters.filter((letter) => to === undefined || letter.to.includes(to.toLowerCase())).reverse();
  app.get('/mail/address', async () => ({
    smtpUrl: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
  }));
  app.get<{ Querystring: { to?: string } }>('/mail/messages', async ({ query }) => ({
    messages: newestFirst(query.to || undefined),
  }));
  app.get('/mail', async (_request, reply) => reply.redirect('/mail/'));
  app.get('/mail/', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(letterPage('Thư', 'Hộp thư giả lập', newestFirst().map(card))),
  );
}

const card = ({ to, subject, text, atMs }: Received): string =>
  `<article><header><strong>${escapeHtml(to.join(', '))}</strong><time>${readableTime(atMs)}</time></header><p><strong>${escapeHtml(subject)}</strong></p><p>${escapeHtml(text).replace(/\b(\d{6})\b/, '<mark>$1</mark>')}</p></article>`;
