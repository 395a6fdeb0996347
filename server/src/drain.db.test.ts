import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { builtServer } from '../../scripts/built-server.ts';
import { surroundings } from '../../scripts/surroundings.ts';
import { createTestPlatform } from '../test-support/test-platform.ts';
import { until } from '../test-support/until.ts';

// The real process and a real PostgreSQL. A locked table holds a call in flight for as long as a test wants.

const PATIENCE_MS = 60_000;
vi.setConfig({ testTimeout: 3 * PATIENCE_MS });
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function start() {
  const platform = await createTestPlatform();
  stops.push(() => platform.close());
  const child: ChildProcess = fork(await builtServer(), {
    env: {
      ...surroundings(),
      HAKO_ENV: 'test',
      HAKO_SECRET: 'a secret that only tests know, 32+ characters',
      HAKO_DATA_DIR: platform.config.dataDir,
      DATABASE_URL: platform.databaseUrl,
      HAKO_PORT: '0',
      HAKO_ROLES: 'api',
      HAKO_DRAIN_SECONDS: '1',
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  stops.push(async () => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return { platform, child, url, ended };
}

/** A live stream that is open; `end` tells how it ended. */
async function listen(url: string): Promise<{ end: Promise<string> }> {
  const answer = await fetch(`${url}/api/live?topics=auction:auction:x1`);
  expect(answer.status).toBe(200);
  return {
    end: answer.text().then(
      () => 'closed',
      () => 'broken',
    ),
  };
}

it('a process that is told to end says that it is not ready, and finishes what is in flight', async () => {
  const {
    platform: { db },
    child,
    url,
    ended,
  } = await start();
  const stream = await listen(url);

  const inFlight = await db.transaction().execute(async (trx) => {
    await sql`lock table bid_figures in access exclusive mode`.execute(trx);
    const answer = fetch(`${url}/api/bidding/figures`).then(
      async (reply) => ({ status: reply.status, connection: reply.headers.get('connection') }),
      () => ({ status: 0, connection: '' }),
    );
    await until(async () => {
      const { rows } = await sql`select 1 from pg_locks where not granted`.execute(trx);
      return rows.length > 0;
    }, PATIENCE_MS);
    child.kill('SIGTERM');
    await until(async () => {
      const health = await fetch(`${url}/healthz`).catch(() => undefined);
      // A transaction that is idle for long is ended by the database.
      await sql`select 1`.execute(trx);
      return health?.status === 503;
    }, PATIENCE_MS);
    return { answer };
  });

  expect(await inFlight.answer).toEqual({ status: 200, connection: 'close' });
  expect(await stream.end).toBe('closed');
  await ended;
  expect(child.exitCode).toBe(0);
});
