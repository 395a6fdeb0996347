import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Tables } from './tables.ts';

/** Opens connections by itself; for reading what need not be one moment. */
export type Database = Kysely<Tables>;
/** One open transaction. A store that writes takes this, so that nothing is written outside one. */
export type Trx = Transaction<Tables>;
/** For stores that only read: inside a transaction or not. */
export type Reader = Database | Trx;

const INT8 = 20;
const NUMERIC = 1700;

pg.types.setTypeParser(INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`a bigint outside the safe integers: ${text}`);
  return value;
});
pg.types.setTypeParser(NUMERIC, Number);

export interface DatabaseSettings {
  readonly url: string;
  readonly poolSize: number;
  readonly log: Logger;
}

/** The pool and Kysely over it. Every statement, lock and idle transaction has a time limit. */
export function openDatabase(settings: DatabaseSettings): { db: Database; pool: pg.Pool } {
  const pool = openPool(settings);
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool };
}

/** A bare pool with our limits, for migrations and jobs. */
export function openPool({ url, poolSize, log }: DatabaseSettings): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'hako',
    options:
      '-c statement_timeout=15000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=5000 -c timezone=UTC',
  });
  // Without these two an ended server process would end ours as well.
  pool.on('error', (error) =>
    log.warn({ error: error.message }, 'an idle database connection broke'),
  );
  pool.on('connect', (client) =>
    client.on('error', (error) =>
      log.warn({ error: error.message }, 'a database connection broke'),
    ),
  );
  return pool;
}

/** Throws unless the database answers and was migrated once. */
export async function readReadiness(db: Database): Promise<void> {
  await sql`select 1 from applied_migrations limit 1`.execute(db);
}
