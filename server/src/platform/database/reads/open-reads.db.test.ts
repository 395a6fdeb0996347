import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type FollowedDatabase,
  startFollowedDatabase,
} from '../../../../test-support/machines/standby.ts';
import { createLog } from '../../log.ts';
import { type Database, openPool, type WatchedPool } from '../database.ts';
import { inTransaction } from '../transaction.ts';
import { openReads } from './open-reads.ts';

const log = createLog('silent');
let followed: FollowedDatabase;
let primary: WatchedPool;
let standby: WatchedPool;
let control: pg.Client;
beforeAll(async () => {
  followed = await startFollowedDatabase();
  primary = openPool({ url: followed.primaryUrl, poolSize: 4, log });
  standby = openPool({
    ...{ url: followed.standbyUrl, poolSize: 4, log, isReadOnly: true },
    ...{ connectMs: 1_000, answerMs: 5_000 },
  });
  await primary.query('create table written (number int)');
  control = await connected();
}, 60_000);
afterAll(async () => {
  await control.end();
  await Promise.all([primary.end(), standby.end()]);
  await followed.close();
});

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
  const reads = open();
  // The first wait is for the standby to connect.
  await expect
    .poll(() => readNumber(open()), { timeout: 10_000 })
    .toMatchObject({ from_standby: true });
  const seen = [];
  for (let number = 1; number <= 50; number += 1) {
    await write(number);
    seen.push(await readNumber(reads));
  }
  expect(seen.map((row) => row?.number)).toEqual([...Array(50).keys()].map((one) => one + 1));
  expect(seen.filter((row) => row?.from_standby).length).toBeGreaterThan(0);
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
