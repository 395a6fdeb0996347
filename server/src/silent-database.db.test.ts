import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { builtServer } from '../../scripts/built-server.ts';
import { surroundings } from '../../scripts/surroundings.ts';
import { type Stops, stopsOf } from '../test-support/machines/stops-of.ts';
import { createTestPlatform, type TestPlatform } from '../test-support/test-platform.ts';
import { until } from '../test-support/until.ts';
import { type SilentProxy, startSilentProxy } from '../test-support/world/silent-proxy.ts';
import { inTransaction } from './platform/database/transaction.ts';

// The real process, a real PostgreSQL, and between them a wire that falls silent without closing anything.

const PATIENCE_MS = 60_000;
vi.setConfig({ testTimeout: 5 * PATIENCE_MS });

interface Running {
  readonly platform: TestPlatform;
  readonly proxy: SilentProxy;
  readonly child: ChildProcess;
  readonly url: string;
  readonly ended: Promise<unknown[]>;
}

async function start(
  stops: Stops,
  settings: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const platform = await createTestPlatform();
  stops.push(() => platform.close());
  const proxy = await startSilentProxy(platform.databaseUrl);
  stops.push(() => proxy.close());
  const child = fork(await builtServer(), {
    env: {
      ...surroundings(),
      HAKO_ENV: 'test',
      HAKO_SECRET: 'a secret that only tests know, 32+ characters',
      HAKO_DATA_DIR: platform.config.dataDir,
      DATABASE_URL: proxy.databaseUrl,
      HAKO_PORT: '0',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  stops.push(async () => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return { platform, proxy, child, url, ended };
}

/** The status of a health check; 0 when none came. */
const health = (url: string): Promise<number> =>
  fetch(`${url}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS / 4) }).then(
    ({ status }) => status,
    () => 0,
  );

/** What a browser hears of one auction. */
async function listen(stops: Stops, url: string, topic: string): Promise<() => string> {
  const leave = new AbortController();
  stops.push(async () => leave.abort());
  const answer = await fetch(`${url}/api/live?topics=${topic}`, { signal: leave.signal });
  let heard = '';
  void (async () => {
    for await (const part of answer.body ?? []) heard += Buffer.from(part).toString();
  })().catch(() => undefined);
  return () => heard;
}

// Each waits for seconds, so they wait together.
describe.concurrent('a silent database', () => {
  it('a process whose database falls silent says so, and works again with the database that follows', async (test) => {
    const stops = stopsOf(test);
    const { platform, proxy, url } = await start(stops);
    const { db, jobs, live } = platform;
    const topic = 'auction:auction:x1';
    const heard = await listen(stops, url, topic);
    const hears = (word: string) => async (): Promise<boolean> => {
      await live.tell(db, topic, { kind: word });
      return heard().includes(word);
    };
    await until(hears('before'), PATIENCE_MS);
    expect(await health(url)).toBe(200);

    proxy.fallSilent();
    await until(async () => (await health(url)) === 503, PATIENCE_MS);
    proxy.heal();

    await until(async () => (await health(url)) === 200, PATIENCE_MS);
    await until(hears('after'), PATIENCE_MS);
    await inTransaction(db, (trx) => jobs.add(trx, 'bidding.sweep', {}));
    await until(async () => {
      const { rows } = await sql`select 1 from graphile_worker.jobs
      where task_identifier = 'bidding.sweep' and attempts = 0 and run_at <= now()`.execute(db);
      return rows.length === 0;
    }, PATIENCE_MS);
  });

  it.for(['api', 'worker', 'sniper'])(
    'a process that is told to end while its database is silent ends (%s)',
    async (roles, test) => {
      const { proxy, child, ended } = await start(stopsOf(test), { HAKO_ROLES: roles });
      proxy.fallSilent();
      await sleep(2_000);
      child.kill('SIGTERM');
      await Promise.race([ended, sleep(PATIENCE_MS)]);
      expect(child.exitCode).not.toBeNull();
    },
  );

  it('a process whose database stays silent ends by itself, to be started anew', async (test) => {
    const { proxy, child, ended } = await start(stopsOf(test), { HAKO_DATABASE_GONE_SECONDS: '8' });
    proxy.fallSilent();
    await Promise.race([ended, sleep(PATIENCE_MS)]);
    expect(child.exitCode).toBe(1);
  });
});
