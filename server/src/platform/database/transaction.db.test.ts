import { Type } from 'typebox';
import { endpoint } from '@hako/contract/kit/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveRoutes } from '../../../test-support/serve-routes.ts';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { route } from '../http/route.ts';
import type { Reader } from './database.ts';
import { openDatabase } from './database.ts';
import { inTransaction } from './transaction.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.pool.query(`
    create schema tried;
    create table tried.codes (code text constraint orders_code unique);
    create table tried.texts (text text constraint texts_text unique);
    create table tried.ends (id integer);
    create function tried.end_connection() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
    create constraint trigger ends after insert on tried.ends deferrable initially deferred
      for each row execute function tried.end_connection();`);
});
afterAll(() => platform.close());

const breakConnection = (reader: Reader): Promise<unknown> =>
  sql`select pg_terminate_backend(pg_backend_pid())`.execute(reader);

/** Runs work that fails in its own way at its first try; gives how often it was tried and what came of it. */
async function tryWork(fail: (reader: Reader) => Promise<unknown>) {
  let tries = 0;
  const ended = await inTransaction(platform.db, async (trx) => {
    tries += 1;
    if (tries === 1) await fail(trx);
  }).then(
    () => 'done',
    () => 'failed',
  );
  return { tries, ended };
}

describe('a transaction', () => {
  it('begins again when the database restarts before it was committed', async () => {
    expect(await tryWork(breakConnection)).toEqual({ tries: 2, ended: 'done' });
  });

  it('does not begin again when its commit was asked for, because it may have been done', async () => {
    const ask = (reader: Reader) => sql`insert into tried.ends values (1)`.execute(reader);
    expect(await tryWork(ask)).toEqual({ tries: 1, ended: 'failed' });
  });

  it('begins again, with another code, when the code that it made is taken', async () => {
    const twice = async (reader: Reader) => {
      await sql`insert into tried.codes values ('HK1'), ('HK1')`.execute(reader);
    };
    expect(await tryWork(twice)).toEqual({ tries: 2, ended: 'done' });
  });

  it('does not begin again when something else is there twice', async () => {
    const twice = (reader: Reader) =>
      sql`insert into tried.texts values ('a'), ('a')`.execute(reader);
    expect(await tryWork(twice)).toEqual({ tries: 1, ended: 'failed' });
  });
});

it('leaves a database that takes no writes, and begins again on another connection', async () => {
  const { databaseUrl, log } = platform;
  const { db, pool: one } = openDatabase({ url: databaseUrl, poolSize: 1, log });
  // Its only connection, which is the next one to be used; whoever opens another can write.
  await one.query('set default_transaction_read_only = on');
  let tries = 0;
  const done = inTransaction(db, async (trx) => {
    tries += 1;
    await sql`insert into tried.texts values ('to the primary')`.execute(trx);
  });
  await done.finally(() => one.end());
  expect(tries).toBe(2);
});

it('an empty list of things to look for finds nothing', async () => {
  const { db } = platform;
  const rows = (not: boolean) =>
    db
      .selectFrom('applied_migrations')
      .select('name')
      .where('name', not ? 'not in' : 'in', [])
      .execute();
  expect(await rows(false)).toEqual([]);
  expect((await rows(true)).length).toBeGreaterThan(0);
});

it('a call during a restart of the database is told to come again', async () => {
  const { db } = platform;
  const broken = endpoint({
    method: 'GET',
    path: '/api/broken',
    access: 'anyone',
    summary: 'Test.',
    reply: Type.Unknown(),
  });
  const app = await serveRoutes(platform, [
    route(broken, () =>
      db.transaction().execute(async (trx) => {
        await breakConnection(trx).catch(() => undefined);
        await sql`select 1`.execute(trx);
      }),
    ),
  ]);
  const { statusCode, headers } = await app.inject('/api/broken');
  await app.close();
  expect({ statusCode, retryAfter: headers['retry-after'] }).toEqual({
    statusCode: 503,
    retryAfter: '5',
  });
});
