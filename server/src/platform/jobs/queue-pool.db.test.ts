import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { withDatabase } from '../../../test-support/global-setup.ts';
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

/** No job is left: each was done, and the queue wrote that down. */
const isAllBooked = async (): Promise<boolean> => {
  const { rows } = await sql`select 1 from graphile_worker.jobs`.execute(platform.db);
  return rows.length === 0;
};

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
  await until(isAllBooked, 60_000);
  expect(begun).toBe(1);
  await worker.stop();
  presence.stop();
  await pool.end();
  await proxy.close();
});

it('books it when the database took no writes meanwhile', async () => {
  const { db, databaseUrl, log, jobs } = platform;
  const pool = openPool({ url: `${databaseUrl}?application_name=queue`, poolSize: 10, log });
  const presence = createPresence(platform.pool, log);
  await presence.start();
  const admin = new pg.Client({ connectionString: withDatabase(databaseUrl, 'postgres') });
  await admin.connect();
  // Whoever connects again finds it so: as a primary that is none any more.
  const takesWrites = async (isSo: boolean): Promise<void> => {
    const name = pg.escapeIdentifier(new URL(databaseUrl).pathname.slice(1));
    const setting = isSo ? 'off' : 'on';
    await admin.query(`alter database ${name} set default_transaction_read_only = ${setting}`);
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'queue'`,
    );
  };
  let begun = 0;
  const worker = await startWorker(
    { pool, db, presence, log },
    {
      outlive: async () => {
        begun += 1;
        await takesWrites(false);
        // The pool has noticed that its connections ended, and opens others.
        await sleep(1_000);
      },
    },
    [],
  );
  await inTransaction(db, (trx) => jobs.add(trx, 'outlive', {}));
  await until(async () => begun > 0);
  await sleep(2_000);
  await takesWrites(true);
  await until(isAllBooked, 60_000);
  expect(begun).toBe(1);
  await worker.stop();
  presence.stop();
  await pool.end();
  await admin.end();
});
