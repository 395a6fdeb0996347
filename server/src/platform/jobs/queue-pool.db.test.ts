import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { until } from '../../../test-support/until.ts';
import { startSilentProxy } from '../../../test-support/world/silent-proxy.ts';
import { openPool } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { createPresence } from '../presence.ts';
import { startWorker } from './worker.ts';

vi.setConfig({ testTimeout: 120_000 });
let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

it('books a job that is done when the database was away meanwhile, and runs it once', async () => {
  const { db, databaseUrl, log, jobs } = platform;
  let proxy = await startSilentProxy(databaseUrl);
  const pool = openPool({ url: proxy.databaseUrl, poolSize: 10, log });
  const presence = createPresence(platform.pool, log);
  await presence.start();
  let begun = 0;
  // The job is done at a moment when nobody can be told.
  const outlast = async (): Promise<void> => {
    begun += 1;
    await proxy.close();
  };
  const worker = await startWorker({ pool, db, presence, log }, { outlast }, []);
  await inTransaction(db, (trx) => jobs.add(trx, 'outlast', {}));
  await until(async () => begun > 0);
  await sleep(1_000);
  proxy = await startSilentProxy(databaseUrl, Number(new URL(proxy.databaseUrl).port));
  await until(async () => {
    const { rows } = await sql`select 1 from graphile_worker.jobs`.execute(db);
    return rows.length === 0;
  }, 60_000);
  expect(begun).toBe(1);
  await worker.stop();
  presence.stop();
  await pool.end();
  await proxy.close();
});
