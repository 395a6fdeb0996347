import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { movableClock } from '../../../kernel/clock.ts';
import { beginBody, cutSlowBodies, fellBehind, PACE } from './pace.ts';

const LOOK_MS = 500;
const WEAK_LINE = 256_000 / 8;

describe('a body', () => {
  /** After how many seconds it is cut off, of a minute that is looked at. */
  function cutAfter(bytesInSecond: (second: number) => number, isHeldByUs = false) {
    const body = beginBody(PACE, 0, 700);
    let bytes = 700;
    for (let ms = LOOK_MS; ms <= 60_000; ms += LOOK_MS) {
      bytes += (bytesInSecond(Math.ceil(ms / 1_000)) * LOOK_MS) / 1_000;
      if (fellBehind(PACE, body, ms, { bytes, isHeldByUs })) return ms / 1_000;
    }
    return undefined;
  }

  it.each([
    ['that never comes', () => 0, 9.5],
    ['of a byte a second', () => 1, 9.5],
    ['of half the pace', () => 4_096, 18.5],
    ['that came all at once but for its end', (s: number) => (s === 1 ? 8e6 : 0), 10.5],
    ['that stays away after half a minute', (s: number) => (s <= 30 ? WEAK_LINE : 0), 39.5],
    ['at exactly the pace', () => 8_192, undefined],
    ['over a line of 256 kbit/s', () => WEAK_LINE, undefined],
    ['over such a line with gaps of 8 s', (s: number) => (s % 16 < 8 ? WEAK_LINE : 0), undefined],
  ])('%s', (_, bytesInSecond, seconds) => {
    expect(cutAfter(bytesInSecond)).toBe(seconds);
  });

  it('that we do not read is not cut off', () => {
    expect(cutAfter(() => 0, true)).toBeUndefined();
  });

  it('is not cut off because this process stood still', () => {
    const body = beginBody(PACE, 0, 700);
    const nothingCame = { bytes: 700, isHeldByUs: false };
    expect(fellBehind(PACE, body, 20_000, nothingCame)).toBe(false);
    expect(fellBehind(PACE, body, 20_500, nothingCame)).toBe(false);
    for (let ms = 21_000; ms < 28_500; ms += LOOK_MS) fellBehind(PACE, body, ms, nothingCame);
    expect(fellBehind(PACE, body, 28_500, nothingCame)).toBe(true);
  });
});

describe('a connection', () => {
  const clock = movableClock(new Date(0));
  let app: FastifyInstance;
  let socket: Socket;
  let said: string;
  let look: (() => void) | undefined;
  /** Bytes of the body that arrived. */
  let got: number;
  let arrived: () => void;
  let read: () => void;
  let unread: () => number;
  let isReading: boolean;

  beforeEach(async () => {
    [said, got, isReading, look, arrived] = ['', 0, true, undefined, () => undefined];
    [read, unread] = [() => undefined, () => 0];
    app = Fastify({ forceCloseConnections: true });
    cutSlowBodies(app, clock, {
      after: (_, run) => {
        look = run;
        return () => (look = undefined);
      },
    });
    app.addContentTypeParser('*', (_request, body, done) => {
      unread = () => body.readableLength;
      read = () =>
        body.on('data', (part: Buffer) => {
          got += part.length;
          arrived();
        });
      body.on('end', () => done(null));
      if (isReading) read();
    });
    app.post('/', async () => ({ got }));
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    socket = connect(Number(port), '127.0.0.1');
    socket.on('data', (part) => (said += part.toString()));
    socket.on('error', () => undefined);
    await once(socket, 'connect');
  });
  afterEach(async () => {
    socket.destroy();
    await app.close();
  });

  const begin = (bytes: number) =>
    socket.write(
      `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: image/jpeg\r\ncontent-length: ${bytes}\r\n\r\n`,
    );
  /** Sends so much, and waits until the server has it. */
  async function send(bytes: number): Promise<void> {
    const whole = got + bytes;
    const isThere = new Promise<void>((resolve) => {
      arrived = () => got >= whole && resolve();
    });
    socket.write(Buffer.alloc(bytes, 'x'));
    await isThere;
  }
  function pass(ms: number): void {
    clock.advanceMs(ms);
    const due = look;
    look = undefined;
    due?.();
  }

  it('that drips is cut off after nine seconds, and told why', async () => {
    begin(10_000);
    for (let second = 1; second <= 9; second++) {
      await send(1);
      pass(1_000);
      expect(socket.closed).toBe(false);
    }
    const closed = once(socket, 'close');
    pass(LOOK_MS);
    await closed;
    expect(said).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nconnection: close\r\n/);
    const { code, message } = JSON.parse(said.split('\r\n\r\n')[1] ?? '');
    expect([code, message]).toEqual(['request.too-slow', expect.stringContaining('quá chậm')]);
  });

  it('of 256 kbit/s brings a photo in forty seconds', async () => {
    begin(40 * WEAK_LINE);
    for (let half = 0; half < 80; half++) {
      pass(LOOK_MS);
      await send(WEAK_LINE / 2);
    }
    await expect.poll(() => said).toContain(`{"got":${40 * WEAK_LINE}}`);
    pass(20_000);
    // Nothing is looked at any more.
    expect(look).toBeUndefined();
    expect(socket.destroyed).toBe(false);
  });

  it('is not held against its sender while we do not read', async () => {
    isReading = false;
    begin(1_000_000);
    socket.write(Buffer.alloc(1_000_000));
    await expect.poll(() => unread()).toBeGreaterThanOrEqual(64 * 1_024);
    for (let second = 1; second <= 30; second++) pass(1_000);
    read();
    await expect.poll(() => said).toContain('{"got":1000000}');
  });
});
