import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { describeSharedStore } from '../../../test-support/shared-store-contract.ts';
import { systemClock } from '../../kernel/clock.ts';
import { noTelemetry } from '../telemetry/telemetry.ts';
import { createMemoryStore } from './memory-store.ts';
import { createPatience } from './patience.ts';
import { openRedisStore } from './redis-store.ts';

describe('a store within one process', () => {
  const store = createMemoryStore(systemClock);
  describeSharedStore(() => [store, store], 'memory');
});

describe('a shared store that never answers', () => {
  it('is there for nobody, and nobody waits for it', async () => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as { port: number };
    const connected = once(server, 'connection');
    const store = openRedisStore(`redis://127.0.0.1:${port}`, {
      clock: systemClock,
      log: pino({ level: 'silent' }),
      telemetry: noTelemetry,
    });
    await connected;
    let ticks = 0;
    const timer = setInterval(() => ticks++, 50);
    for (let n = 0; n < 500; n++) {
      expect(await store.find('page')).toBeUndefined();
      await store.keep('page', 'x', 1_000);
      expect(await store.count('calls', 1, 1_000)).toBeUndefined();
      await store.tell('topic', 'x');
    }
    clearInterval(timer);
    // 2,000 calls: had each waited for its tenth of a second, it would have been minutes.
    expect(ticks).toBeLessThan(100);
    await store.close();
    for (const socket of sockets) socket.destroy();
    server.close();
  });
});

describe('the patience with it', () => {
  it('is tried by one call a second, told once, and told again when it answers', async () => {
    let nowMs = 0;
    const said: string[] = [];
    const outcomes: unknown[] = [];
    const log = pino({}, { write: (line) => void said.push(JSON.parse(line).msg) });
    const patience = createPatience(
      {
        clock: { monotonicMs: () => nowMs },
        log,
        telemetry: {
          ...noTelemetry,
          count: (_name, labels) => void outcomes.push(Object.values(labels)[0]),
        },
      },
      () => true,
    );
    const fails = () => Promise.reject(new Error('gone'));
    expect(await patience.ask(async () => 'a')).toBe('a');
    expect(await patience.ask(fails)).toBeUndefined();
    expect(await patience.ask(async () => 'b')).toBeUndefined();
    nowMs = 1_000;
    expect(await patience.ask(fails)).toBeUndefined();
    nowMs = 2_000;
    expect(await patience.ask(async () => 'c')).toBe('c');
    expect(outcomes).toEqual(['answered', 'late', 'skipped', 'late', 'answered']);
    expect(said).toEqual([
      'the shared store is away: each process goes on by itself',
      'the shared store answers again',
    ]);
  });

  it('ends when an answer takes too long', async () => {
    const patience = createPatience(
      { clock: systemClock, log: pino({ level: 'silent' }), telemetry: noTelemetry },
      () => true,
    );
    expect(await patience.ask(() => new Promise(() => undefined))).toBeUndefined();
  });
});
