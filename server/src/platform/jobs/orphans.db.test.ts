import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { until } from '../../../test-support/until.ts';
import { openDatabase, openPool } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { createPresence } from '../presence.ts';
import type { JobHandlers } from './jobs.ts';
import { startWorker } from './worker.ts';

/** Longer than a look for orphans and its grace together. */
const SLOW_MS = 9_000;
const STUCK_WORKER = path.resolve(
  import.meta.dirname,
  '../../../test-support/world/stuck-worker.ts',
);

let platform: TestPlatform;
const stops: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});
afterAll(() => platform.close());

/** A worker as a process starts it: with a presence and connections of its own. */
async function startOne(handlers: JobHandlers): Promise<void> {
  const { db, databaseUrl, log } = platform;
  const pool = openPool({ url: databaseUrl, poolSize: 10, log });
  const presence = createPresence(pool, log);
  await presence.start();
  const worker = await startWorker({ pool, db, presence, log }, handlers, []);
  stops.push(async () => {
    await worker.stop();
    presence.stop();
    await pool.end();
  });
}
const addSlow = () => inTransaction(platform.db, (trx) => platform.jobs.add(trx, 'slow', {}));
const attempts = async (): Promise<number[]> => {
  const { rows } = await sql<{ attempts: number }>`
    select attempts from graphile_worker.jobs where task_identifier = 'slow'`.execute(platform.db);
  return rows.map((row) => row.attempts);
};

it('runs a long job once while two workers look for what killed processes left', async () => {
  let begun = 0;
  const slow = async (): Promise<void> => {
    begun += 1;
    await sleep(SLOW_MS);
  };
  await startOne({ slow });
  await startOne({ slow });
  await addSlow();
  await until(async () => begun > 0);
  await until(async () => (await attempts()).length === 0, 60_000);
  expect(begun).toBe(1);
});

it('gives a job of a killed process to a living one soon', async () => {
  await addSlow();
  const child: ChildProcess = spawn(process.execPath, [STUCK_WORKER, platform.databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  stops.push(async () => void child.kill('SIGKILL'));
  let printed = '';
  child.stdout?.on('data', (chunk) => (printed += chunk));
  await until(async () => printed.includes('took a job'), 60_000);
  let taken = 0;
  await startOne({
    slow: async () => {
      taken += 1;
    },
  });
  await sleep(SLOW_MS);
  expect(taken).toBe(0);
  child.kill('SIGKILL');
  await until(async () => (await attempts()).length === 0, 60_000);
  expect(taken).toBe(1);
});

it('nobody is taken for dead just after the database was gone for everybody', async () => {
  const { db, pool, log } = platform;
  const NEVER_MS = 3_600_000;
  const one = createPresence(pool, log, NEVER_MS);
  const other = createPresence(pool, log);
  await one.start();
  await other.start();
  stops.push(async () => one.stop());
  const { me } = other;
  const holds = async (): Promise<number[]> => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_locks
      where locktype = 'advisory' and objid = ${one.me} and granted`.execute(db);
    return rows.map(({ pid }) => pid);
  };
  other.stop();
  await until(async () => !(await one.isAlive(db, me)), SLOW_MS);
  const [before] = await holds();
  await sql`select pg_terminate_backend(${before})`.execute(db);
  await until(async () => {
    const [now] = await holds();
    return now !== undefined && now !== before;
  }, SLOW_MS);
  expect(await one.isAlive(db, me)).toBe(true);
});

it('nobody is taken for dead by a database that has not heard of all processes yet', async () => {
  const { db, pool, databaseUrl, log } = platform;
  const NOBODY = 4_711;
  const presence = createPresence(pool, log);
  await inTransaction(db, async (trx) => {
    // Somebody asks at the same time.
    await presence.isAlive(trx, NOBODY + 1);
    expect(await presence.isAlive(db, NOBODY)).toBe(true);
  });
  await presence.start();
  stops.push(async () => presence.stop());
  expect(await presence.isAlive(db, NOBODY)).toBe(false);

  // As if a standby had become the primary just now.
  const promoted = openDatabase({ url: databaseUrl, poolSize: 1, log });
  stops.push(() => promoted.db.destroy());
  await promoted.pool.query(`
    create schema promoted;
    create function promoted.pg_last_xact_replay_timestamp() returns timestamptz language sql
      as 'select now()';
    set search_path = promoted, pg_catalog;`);
  expect(await presence.isAlive(promoted.db, NOBODY)).toBe(true);
  expect(await presence.isAlive(db, NOBODY)).toBe(false);
});
