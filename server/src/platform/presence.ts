import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Reader } from './database/database.ts';
import { BACK_WITHIN_MS, createStandingConnection } from './database/standing-connection.ts';

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
/** A database that was gone for us was gone for the others, who may notice it later than we did. */
const OTHERS_BACK_MS = BACK_WITHIN_MS + 5_000;

/**
 * With another primary of the database each process must take its lock anew. So nobody is taken for
 * dead for `othersBackMs` after our own connection was lost or a standby became this database, and
 * none by a database where our own lock is not.
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
      // Shared, so that two who ask at once do not take each other's question for a process.
      const { rows } = await sql<{ isGone: boolean; areWeGone: boolean; isNew: boolean | null }>`
        select pg_try_advisory_xact_lock_shared(${LOCK_CLASS}, ${process}) as "isGone",
          pg_try_advisory_xact_lock_shared(${LOCK_CLASS}, ${me}) as "areWeGone",
          -- Stays what it was when the standby was promoted; null on any other primary.
          pg_last_xact_replay_timestamp() > now() - make_interval(secs => ${othersBackMs / 1_000})
            as "isNew"`.execute(reader);
      const [seen] = rows;
      return !seen?.isGone || seen.areWeGone || seen.isNew === true;
    },
    start: () => connection.start(),
    stop: () => connection.stop(),
  };
}
