import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Reader } from './database/database.ts';
import { createStandingConnection } from './database/standing-connection.ts';

/**
 * Whether a process of ours still lives, as the database sees it: each holds an advisory lock on a connection of its own for as long
 * as it lives, so that what a killed process left half done is known as abandoned at once, without waiting for a time to pass.
 */
export interface Presence {
  /** The number of this process, for rows that it works on. */
  readonly me: number;
  isAlive(reader: Reader, process: number): Promise<boolean>;
}

const LOCK_CLASS = 4_817;
/** A database that was gone for us was gone for the others, who are as busy to come back. */
const OTHERS_BACK_MS = 10_000;

/**
 * After our own connection was lost, nobody is taken for dead for `othersBackMs`: with another
 * primary of the database each process must take its lock anew.
 */
export function createPresence(
  pool: pg.Pool,
  log: Logger,
  othersBackMs = OTHERS_BACK_MS,
): Presence & { start(): Promise<void>; stop(): void } {
  const me = randomInt(1, 2 ** 31 - 1);
  const connection = createStandingConnection(
    pool,
    (client) => client.query('select pg_advisory_lock($1, $2)', [LOCK_CLASS, me]),
    log,
    'this process is not seen by the others',
  );

  return {
    me,
    async isAlive(reader, process) {
      if (process === me || connection.steadyMs() < othersBackMs) return true;
      const { rows } = await sql<{
        free: boolean;
      }>`select pg_try_advisory_xact_lock(${LOCK_CLASS}, ${process}) as free`.execute(reader);
      return rows[0]?.free !== true;
    },
    start: () => connection.start(),
    stop: () => connection.stop(),
  };
}
