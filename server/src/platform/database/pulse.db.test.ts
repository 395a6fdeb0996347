import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { type Stops, stopsOf } from '../../../test-support/machines/stops-of.ts';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { type SilentProxy, startSilentProxy } from '../../../test-support/world/silent-proxy.ts';
import { openPool, type WatchedPool } from './database.ts';
import { systemClock } from '../../kernel/clock.ts';
import { type Pulse, startPulse } from './pulse.ts';

/** Longer than a statement may wait before the server is asked about it, and two looks. */
const LONG_SECONDS = 26;
vi.setConfig({ testTimeout: 180_000 });

interface Line {
  readonly pool: WatchedPool;
  readonly proxy: SilentProxy;
}

/** A watched pool behind a wire that can be cut; `pulseOf` says which database the pulse asks. */
async function start(
  stops: Stops,
  pulseOf: (platform: TestPlatform, proxy: SilentProxy) => string,
): Promise<Line> {
  const platform = await createTestPlatform();
  const { log } = platform;
  stops.push(() => platform.close());
  const proxy = await startSilentProxy(platform.databaseUrl);
  stops.push(() => proxy.close());
  const pool = openPool({ url: proxy.databaseUrl, poolSize: 2, log });
  stops.push(() => pool.end());
  const url = pulseOf(platform, proxy);
  const pulse: Pulse = startPulse({
    url,
    log,
    clock: systemClock,
    goneAfterMs: Infinity,
    onGone: () => undefined,
  });
  pulse.watch(pool);
  stops.push(async () => pulse.stop());
  return { pool, proxy };
}

// Each waits for half a minute, so they wait together.
describe.concurrent('a watched pool', () => {
  it('a statement that the database works on may take its time', async (test) => {
    const { pool } = await start(stopsOf(test), (_, proxy) => proxy.databaseUrl);
    const client = await pool.connect();
    await client.query('set statement_timeout = 0');
    await client.query('select pg_sleep($1)', [LONG_SECONDS]);
    client.release(true);
  });

  it('a single connection that lost its answer is broken although the others are answered', async (test) => {
    const { pool, proxy } = await start(stopsOf(test), ({ databaseUrl }) => databaseUrl);
    const client = await pool.connect();
    proxy.fallSilent();
    await expect(client.query('select 1')).rejects.toThrow(/terminated/);
    client.release(true);
    proxy.heal();
    expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  });

  it('what waits on a database that fell silent fails soon, with a callback as with a promise', async (test) => {
    const { pool, proxy } = await start(stopsOf(test), (_, { databaseUrl }) => databaseUrl);
    await Promise.all([pool.query('select 1'), pool.query('select 1')]);
    // The pulse has its connection, too.
    await sleep(2_000);
    proxy.fallSilent();
    const client = await pool.connect();
    const answers = [
      new Promise((resolve, reject) =>
        client.query('select 1', (error: Error | null) => (error ? reject(error) : resolve(1))),
      ),
      pool.query('select 1'),
    ];
    for (const { status } of await Promise.allSettled(answers)) expect(status).toBe('rejected');
    client.release(true);
    proxy.heal();
    expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  });
});

it('a process that ends while it asks complains of nothing', async (test) => {
  const stops = stopsOf(test);
  const deaf = createServer();
  deaf.listen(0, '127.0.0.1');
  stops.push(async () => void deaf.close());
  await once(deaf, 'listening');
  const { port } = deaf.address() as AddressInfo;
  const platform = await createTestPlatform();
  stops.push(() => platform.close());
  const said: unknown[] = [];
  const log = Object.assign(Object.create(platform.log), {
    error: (...words: unknown[]) => void said.push(words),
  });
  const pulse = startPulse({
    ...{ url: `postgres://nobody@127.0.0.1:${port}/none`, log, clock: systemClock },
    ...{ goneAfterMs: Infinity, onGone: () => undefined },
  });
  const [asking] = await once(deaf, 'connection');
  pulse.stop();
  asking.destroy();
  await sleep(200);
  expect(said).toEqual([]);
});
