import {
  type Dialect,
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
  sql,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Tables } from './tables.ts';
import { type OnStatement, WatchedClient } from './watched-client.ts';

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
  /** The role of PostgreSQL that each connection takes; undefined: the login as it is. */
  readonly role?: string | undefined;
  /**
   * A pooler stands before the database and gives a connection for one transaction at a time: what
   * a session sets is lost, so its login must have it (`pooled/pooled-session.ts`).
   */
  readonly isPooled?: boolean;
  /** It refuses writes. */
  readonly isReadOnly?: boolean;
  /** Longer than this nobody waits for a connection, five seconds by default. */
  readonly connectMs?: number;
  /** Longer than this nobody waits for an answer, should no word come back at all. */
  readonly answerMs?: number;
  /** Hears of each statement that was answered. */
  readonly onStatement?: OnStatement;
}

/** A pool that tells which connections it has, for whoever watches whether they are answered. */
export type WatchedPool = pg.Pool & {
  readonly clients: ReadonlySet<WatchedClient>;
  /** The database does not know these connections by their numbers. */
  readonly isPooled: boolean;
};

/**
 * What each session must have, whoever sets it: a connection for itself, or the login of a pooler.
 * As PostgreSQL shows it.
 */
export const SESSION_DUE: Readonly<Record<string, string>> = {
  statement_timeout: '15s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '5s',
  TimeZone: 'UTC',
};
const SESSION = [
  ...Object.entries(SESSION_DUE).map(([name, value]) => `${name}=${value}`),
  // The other side: what a lost machine of ours holds is free again within some fifteen seconds.
  'tcp_keepalives_idle=5',
  'tcp_keepalives_interval=3',
  'tcp_keepalives_count=3',
  'tcp_user_timeout=15000',
];
const CONNECT_MS = 5_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

/** The pool and Kysely over it. Every statement, lock and idle transaction has a time limit. */
export function openDatabase(settings: DatabaseSettings): { db: Database; pool: WatchedPool } {
  const pool = openPool(settings);
  return { db: kyselyOver(new PostgresDialect({ pool })), pool };
}

/** Our tables, asked through this dialect. */
export const kyselyOver = (dialect: Dialect): Database =>
  new Kysely<Tables>({
    dialect,
    plugins: [
      // `in ()` is no SQL; nothing is in an empty list.
      new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
    ],
  });

/** A bare pool with our limits, for migrations and jobs. */
export function openPool(settings: DatabaseSettings): WatchedPool {
  const { url, poolSize, log, role, onStatement, isReadOnly, connectMs, answerMs } = settings;
  const isPooled = settings.isPooled ?? false;
  const session = [
    ...SESSION,
    ...(role === undefined ? [] : [`role=${role}`]),
    ...(isReadOnly ? ['default_transaction_read_only=on'] : []),
  ];
  const clients = new Set<WatchedClient>();
  const pool = new pg.Pool({
    Client: WatchedClient,
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectMs ?? CONNECT_MS,
    ...(answerMs !== undefined && { query_timeout: answerMs }),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    application_name: 'hako',
    ...(!isPooled && { options: session.map((setting) => `-c ${setting}`).join(' ') }),
  });
  // Without these two an ended server process would end ours as well.
  pool.on('error', (error) =>
    log.warn({ error: error.message }, 'an idle database connection broke'),
  );
  pool.on('connect', (client) => {
    const watched = client as unknown as WatchedClient;
    clients.add(watched);
    if (onStatement) watched.listen(onStatement);
    if (!isReadOnly) watched.leaveStandby();
    client.on('error', (error) =>
      log.warn({ error: error.message }, 'a database connection broke'),
    );
  });
  pool.on('remove', (client) => void clients.delete(client as unknown as WatchedClient));
  return Object.assign(pool, { clients, isPooled });
}

/** Throws unless the database answers and was migrated once. */
export async function readReadiness(db: Database): Promise<void> {
  await sql`select 1 from applied_migrations limit 1`.execute(db);
}
