import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../../config.ts';
import type { LiveMessage } from '../../live-news.ts';
import { liveRoute } from './live-route.ts';
import { STREAM_LIMITS, type StreamLimits } from './live-streams.ts';
import { createHttpServer } from '../server.ts';

const TOO_MANY = 'request.too-many-streams';
const LAST_CHUNK = '\r\n0\r\n\r\n';
const PATIENCE = { timeout: 20_000, interval: 20 };
const config = readConfig({
  HAKO_ENV: 'test',
  HAKO_SECRET: 'a secret that only this test knows, 32+',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  HAKO_TRUSTED_PROXIES: '127.0.0.1',
  HAKO_PORT: '0',
});

let app: FastifyInstance;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await app.close();
});

/** A real server whose callers are who their header says, with what its streams asked. */
async function serve(limits: Partial<StreamLimits> = {}) {
  const open = new Set<string>();
  const heard: string[][] = [];
  const receivers = new Map<string, Set<(message: LiveMessage) => void>>();
  const live = {
    tell: async () => undefined,
    listen(topic: string, receive: (message: LiveMessage) => void) {
      const set = receivers.get(topic) ?? new Set();
      receivers.set(topic, set.add(receive));
      return () => void set.delete(receive);
    },
  };
  const audience = {
    noteViewers: vi.fn(async (topics: readonly string[]): Promise<void> => {
      heard.push([...topics]);
    }),
    stillOpen: vi.fn(async (ids: readonly string[]) => new Set(ids.filter((id) => open.has(id)))),
    networkOf: (ip: string) => ip,
  };
  const route = liveRoute(live, audience, { ...STREAM_LIMITS, ...limits });
  app = await createHttpServer(config, pino({ level: 'silent' }), [route], {
    authenticate: async ({ headers }) => {
      const [userId, sessionId] = String(headers['x-caller'] ?? '').split('/');
      if (!userId || !sessionId) return undefined;
      open.add(sessionId);
      return { userId, sessionId, kind: 'customer', customerId: userId, roles: [], canWrite: true };
    },
    idempotency: {} as never,
    now: () => new Date(),
    isStrict: true,
  });
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const listeners = () => [...receivers.values()].reduce((sum, set) => sum + set.size, 0);
  return { port, open, heard, audience, receivers, listeners };
}

/** Opens a stream as a browser does; what arrived, and whether it ended. */
async function openStream(
  port: number,
  { caller = '', ip = '10.0.0.1', topics = '' }: { caller?: string; ip?: string; topics?: string },
) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const stream = { socket, text: '', isOver: false, status: 0 };
  socket.on('data', (bytes) => {
    stream.text += bytes;
    stream.isOver = stream.text.endsWith(LAST_CHUNK);
  });
  socket.on('error', () => undefined);
  socket.write(
    `GET /api/live?topics=${topics} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-forwarded-for: ${ip}\r\nx-caller: ${caller}\r\n\r\n`,
  );
  await vi.waitFor(() => expect(stream.text).toContain('\r\n\r\n'), PATIENCE);
  stream.status = Number(stream.text.slice(9, 12));
  return stream;
}
const openMany = (port: number, count: number, options: Parameters<typeof openStream>[1]) =>
  Promise.all(Array.from({ length: count }, () => openStream(port, options)));

describe('above the cap', () => {
  it.each([
    ['of an account', { perAccount: 3 }, { caller: 'an/s1' }, { caller: 'binh/s2' }],
    ['of guests of a network', { guestsPerNetwork: 3 }, { ip: '10.0.0.1' }, { ip: '10.0.0.2' }],
    ['of guests', { guests: 3 }, {}, { caller: 'an/s1' }],
    ['of the process', { all: 3 }, {}, undefined],
  ])(
    '%s a stream is refused with a sentence, and others are served',
    async (_, limits, whose, other) => {
      const { port } = await serve(limits);
      const taken = await openMany(port, 3, whose);
      expect(taken.map(({ status }) => status)).toEqual([200, 200, 200]);
      const refused = await openStream(port, whose);
      expect(refused.status).toBe(503);
      expect(refused.text).toContain(TOO_MANY);
      expect(refused.text).toMatch(
        /retry-after: \d+[\s\S]*request\.too-many-streams.*quá nhiều trang/,
      );
      if (other) expect((await openStream(port, other)).status).toBe(200);
      taken[0]?.socket.destroy();
      await vi.waitFor(
        async () => expect((await openStream(port, whose)).status).toBe(200),
        PATIENCE,
      );
    },
  );
});

describe('six hundred streams', () => {
  it('ask as often as one, about each topic once', async () => {
    const { port, heard, audience } = await serve({ askEveryMs: 400 });
    const topics = 'auction:auction:x1,auction:auction:x2';
    for (let network = 0; network < 3; network++)
      await openMany(port, 180, { ip: `10.0.1.${network}`, topics });
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => openStream(port, { caller: `c${n}/s${n}`, topics })),
    );
    audience.stillOpen.mockClear();
    heard.length = 0;
    const begun = performance.now();
    await vi.waitFor(
      () => expect(audience.stillOpen.mock.calls.length).toBeGreaterThan(2),
      PATIENCE,
    );
    const rounds = (performance.now() - begun) / 400 + 2;
    expect(heard.length).toBeLessThan(rounds);
    expect(audience.stillOpen.mock.calls.length).toBeLessThan(rounds);
    // A busy machine may ask for late streams apart, so every question is checked.
    for (const asked of heard) expect(new Set(asked).size).toBe(asked.length);
    await vi.waitFor(() => expect(heard.map(({ length }) => length)).toContain(62), PATIENCE);
    expect(audience.stillOpen.mock.calls.at(-1)?.[0]).toHaveLength(60);
  });

  it('never ask twice at once, also when the answer takes long', async () => {
    const { port, audience } = await serve({ askEveryMs: 20 });
    let [running, most] = [0, 0];
    const slow = async () => {
      most = Math.max(most, ++running);
      await sleep(150);
      running--;
    };
    audience.noteViewers.mockImplementation(slow);
    await openMany(port, 20, { topics: 'auction:auction:x1' });
    await vi.waitFor(
      () => expect(audience.noteViewers.mock.calls.length).toBeGreaterThan(2),
      PATIENCE,
    );
    expect(most).toBe(1);
  });
});

describe('a stream ends', () => {
  it('with its session, and those of other sessions stay', async () => {
    const { port, open, listeners } = await serve({ askEveryMs: 50 });
    const [mine, other, guest] = [
      await openStream(port, { caller: 'an/s1' }),
      await openStream(port, { caller: 'an/s2' }),
      await openStream(port, {}),
    ];
    open.delete('s1');
    await vi.waitFor(() => expect(mine.isOver).toBe(true), PATIENCE);
    expect([other.isOver, guest.isOver, listeners()]).toEqual([false, false, 1]);
  });

  it('when it is old', async () => {
    const { port } = await serve({ oldestMs: 300, askEveryMs: 50 });
    const [stream] = await openMany(port, 1, {});
    await vi.waitFor(() => expect(stream?.isOver).toBe(true), PATIENCE);
  });

  it('when nobody reads what it says', async () => {
    const { port, receivers, listeners } = await serve();
    const stream = await openStream(port, { topics: 'auction:auction:x1' });
    stream.socket.pause();
    const message = { kind: 'bids', text: 'x'.repeat(64 * 1024) };
    await vi.waitFor(() => {
      for (const receive of receivers.get('auction:auction:x1') ?? []) receive(message);
      expect(listeners()).toBe(0);
    }, PATIENCE);
  });
});
