import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  type FollowedDatabase,
  startFollowedDatabase,
} from '../../../../test-support/machines/standby.ts';
import { until } from '../../../../test-support/until.ts';
import { createLog } from '../../log.ts';
import { type Database, openPool, type WatchedPool } from '../database.ts';
import { inTransaction } from '../transaction.ts';
import { openReads } from './open-reads.ts';

const log = createLog('silent');
let followed: FollowedDatabase;
let primary: WatchedPool;
let standby: WatchedPool;
let control: pg.Client;
/** Every limit stands a busy machine. */
const openStandby = (url: string, role?: string): WatchedPool =>
  openPool({ ...{ url, role, poolSize: 4, log, isReadOnly: true }, ...{ connectMs: 5_000 } });
beforeAll(async () => {
  followed = await startFollowedDatabase();
  const owner = openPool({ url: followed.primaryUrl, poolSize: 1, log });
  await owner.query(`create role plain; create table written (number int);
    grant select, insert on written to plain`);
  await owner.end();
  // Nothing here needs more rights than a process of ours has.
  primary = openPool({ url: followed.primaryUrl, poolSize: 4, log, role: 'plain' });
  // Its role arrives with the stream.
  await until(() => hasRole(followed.standbyUrl));
  standby = openStandby(followed.standbyUrl, 'plain');
  control = await connected();
}, 60_000);
afterAll(async () => {
  await control.end();
  await Promise.all([primary.end(), standby.end()]);
  await followed.close();
});

async function hasRole(url: string): Promise<boolean> {
  const pool = openPool({ url, poolSize: 1, log });
  const { rows } = await pool.query(`select from pg_roles where rolname = 'plain'`);
  await pool.end();
  return rows.length > 0;
}

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: followed.standbyUrl });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Fresh ones have no rest behind them. */
const open = (): Database => openReads({ primary, standby, log });

async function readNumber(reads: Database) {
  const { rows } = await sql<{ number: number; from_standby: boolean }>`
    select max(number) as number, pg_is_in_recovery() as from_standby from written`.execute(reads);
  return rows[0];
}

const write = (number: number) => primary.query('insert into written values ($1)', [number]);

it('reads each write at once, and from the standby', async () => {
  const seen = [];
  for (let number = 1; number <= 50; number += 1) {
    await write(number);
    seen.push((await readNumber(open()))?.number);
  }
  expect(seen).toEqual([...Array(50).keys()].map((one) => one + 1));
  await expect
    .poll(() => readNumber(open()), { timeout: 10_000 })
    .toEqual({ number: 50, from_standby: true });
});

it.each([
  ['serialization_failure', 1],
  ['deadlock_detected', 1],
  ['query_canceled', 0],
  ['division_by_zero', 0],
])('a statement that ends with %s runs %i times on the primary', async (condition, times) => {
  await expect.poll(() => readNumber(open())).toMatchObject({ from_standby: true });
  const asked: string[] = [];
  const counted = {
    query: (text: string, values?: unknown[]) => {
      asked.push(text);
      return primary.query(text, values);
    },
  } as unknown as pg.Pool;
  const failing = sql`do $$ begin raise ${sql.raw(condition)}; end $$`;
  const reads = openReads({ primary: counted, standby, log });
  await expect(failing.execute(reads)).rejects.toThrow(condition);
  expect(asked.filter((text) => text.startsWith('do'))).toHaveLength(times);
});

it('reads from the primary while all connections to the standby work, and does not leave it', async () => {
  const taken = await Promise.all([...Array(4)].map(() => standby.connect()));
  const left = vi.fn();
  const noted = { warn: left, info: left } as unknown as typeof log;
  const reads = openReads({ primary, standby, log: noted });
  expect(await readNumber(reads)).toMatchObject({ from_standby: false });
  for (const client of taken) client.release();
  expect(left).not.toHaveBeenCalled();
});

it('reads what a late standby does not know from the primary', async () => {
  await control.query('select pg_wal_replay_pause()');
  await write(100);
  const reads = open();
  const many = await Promise.all([...Array(20)].map(() => readNumber(reads)));
  expect(new Set(many.map((row) => JSON.stringify(row)))).toEqual(
    new Set([JSON.stringify({ number: 100, from_standby: false })]),
  );
  await control.query('select pg_wal_replay_resume()');
  await expect
    .poll(() => readNumber(reads), { timeout: 10_000 })
    .toEqual({ number: 100, from_standby: true });
});

it('opens no transaction, and writes nothing on the standby', async () => {
  const reads = open();
  await expect(inTransaction(reads, async () => undefined)).rejects.toThrow('use `db`');
  await expect(standby.query('insert into written values (0)')).rejects.toThrow('read-only');
  await expect(sql`select no_such_column from written`.execute(reads)).rejects.toThrow(
    'no_such_column',
  );
});

it('reads from the primary while the standby is gone, and from one that is back', async () => {
  const reads = open();
  await followed.stopStandby();
  await write(200);
  expect(await readNumber(reads)).toEqual({ number: 200, from_standby: false });
  await followed.startStandby();
  await expect
    .poll(() => readNumber(open()), { timeout: 10_000 })
    .toEqual({
      number: 200,
      from_standby: true,
    });
});

it('leaves one that was promoted, whose history is its own', async () => {
  const own = await connected();
  await own.query('select pg_promote()');
  await own.query('insert into written values (999)');
  await own.end();
  expect(await readNumber(open())).toEqual({ number: 200, from_standby: false });
});

it('leaves one that follows, but has a history of before the failover', async () => {
  // More than the new primary wrote: its position alone would seem to be there.
  await primary.query('insert into written select generate_series(1000, 20000)');
  await followed.followBack();
  const promoted = openPool({ url: followed.standbyUrl, poolSize: 4, log });
  const former = openStandby(followed.primaryUrl);
  for (let look = 0; look < 5; look += 1) {
    const reads = openReads({ primary: promoted, standby: former, log });
    expect(await readNumber(reads)).toEqual({ number: 999, from_standby: false });
  }
  await Promise.all([promoted.end(), former.end()]);
});
