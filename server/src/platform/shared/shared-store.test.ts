import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeSharedStore } from '../../../test-support/shared-store-contract.ts';
import { type SilentRedis, startSilentRedis } from '../../../test-support/machines/silent-redis.ts';
import { until } from '../../../test-support/until.ts';
import { systemClock } from '../../kernel/clock.ts';
import { noTelemetry } from '../telemetry/telemetry.ts';
import { createMemoryStore } from './memory-store.ts';
import { createPatience } from './patience.ts';
import { openRedisStore } from './redis-store.ts';

describe('a store within one process', () => {
  const store = createMemoryStore(systemClock);
  describeSharedStore(() => [store, store], 'memory');
});

/** A store over a server that greets and answers nothing else, and how its calls ended. */
function openSilent(place: { readonly url: string; readonly publicUrl: string }) {
  const outcomes: Record<string, number> = {};
  let nowMs = 0;
  /** No time passes once a call was waited for in vain: what rests then rests until the end. */
  const monotonicMs = (): number => {
    if (!outcomes['late']) nowMs += 2_000;
    return nowMs;
  };
  const store = openRedisStore(place, {
    clock: { monotonicMs },
    log: pino({ level: 'silent' }),
    telemetry: {
      ...noTelemetry,
      count(_name, labels) {
        const outcome = String(Object.values(labels)[0]);
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      },
    },
  });
  return { store, outcomes };
}

describe('a shared store that never answers', () => {
  let server: SilentRedis;
  beforeAll(async () => {
    server = await startSilentRedis();
  });
  afterAll(() => server.stop());

  it('is waited for by one call, and then there for nobody', async () => {
    const { store, outcomes } = openSilent({ url: server.url, publicUrl: 'http://a' });
    await until(async () => {
      expect(await store.find('page')).toBeUndefined();
      return outcomes['late'] === 1;
    });
    const before = outcomes['skipped'] ?? 0;
    for (let n = 0; n < 500; n++) {
      expect(await store.find('page')).toBeUndefined();
      await store.keep('page', 'x', 1_000);
      expect(await store.count('calls', 1, 1_000)).toBeUndefined();
      await store.tell('topic', 'x');
    }
    expect(outcomes).toEqual({ late: 1, skipped: before + 2_000 });
    await store.close();
  });

  it('is asked by each installation for what is its own', async () => {
    const places = ['http://a', 'http://a', 'http://b'];
    const all = places.map((publicUrl) => openSilent({ url: server.url, publicUrl }));
    const before = server.commands.length;
    for (const { store, outcomes } of all)
      await until(async () => {
        await store.find('list');
        return outcomes['late'] === 1;
      });
    const told = (command: string) =>
      server.commands.slice(before).flatMap(([name, what]) => (name === command ? [what] : []));
    const [one, same, other] = told('GET');
    expect(same).toBe(one);
    expect(other).not.toBe(one);
    await until(async () => told('SUBSCRIBE').length >= places.length);
    expect(new Set(told('SUBSCRIBE')).size).toBe(2);
    for (const { store } of all) await store.close();
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
