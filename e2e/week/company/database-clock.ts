import { withDatabase } from './database.ts';

/** `now()` of the database becomes a function of ours: the queue starts its jobs by it. */
export const makeClock = (databaseUrl: string): Promise<void> =>
  inDatabase(databaseUrl, [
    'create schema company',
    'create table company.clock (ahead interval not null)',
    `insert into company.clock values (interval '0')`,
    `create function company.now() returns timestamptz language sql stable as
      'select pg_catalog.now() + (select ahead from company.clock)'`,
    'alter database postgres set search_path = public, company, pg_catalog',
  ]);

export const moveClock = (databaseUrl: string, aheadMs: number): Promise<void> =>
  inDatabase(databaseUrl, [
    `update company.clock set ahead = ${aheadMs} * interval '1 millisecond'`,
  ]);

const inDatabase = (databaseUrl: string, statements: readonly string[]): Promise<void> =>
  withDatabase(databaseUrl, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
