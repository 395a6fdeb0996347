import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Database, WatchedPool } from '../database.ts';
import { createPositions } from './positions.ts';
import { readingKysely } from './reading-kysely.ts';

/** So long a list waits for the standby to come up to the present. */
const PATIENCE_MS = 100;
const FIRST_PAUSE_MS = 2;
const LOOK_MS = 500;
/** After one that was late, and after one that did not answer. */
const LATE_REST_MS = 1_000;
const GONE_REST_MS = 5_000;

const POSITION = 'select pg_current_wal_flush_lsn()::text as position';
/** One that was promoted follows nobody: it may have a history of its own. */
const IS_THERE = `select pg_is_in_recovery() as follows,
  coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as there`;

interface Sources {
  readonly primary: pg.Pool;
  readonly standby: WatchedPool;
  readonly log: Logger;
}

/**
 * Reads from the standby what it can tell as the primary would: it has replayed all that was
 * committed when the question came. So people read their own writes, those that jobs and banks made
 * for them too, and no process needs to remember who wrote what. A standby that is late, gone,
 * promoted, or gives up a statement leaves it to the primary.
 */
export function openReads({ primary, standby, log }: Sources): Database {
  const positionNow = createPositions(
    async () => (await primary.query<{ position: string }>(POSITION)).rows[0]?.position ?? '',
  );
  let restsUntilMs = 0;
  let isUsed = true;
  const rest = (ms: number, why: string): void => {
    restsUntilMs = performance.now() + ms;
    if (isUsed) log.warn({ why }, 'the standby is not read from, the primary is');
    isUsed = false;
  };
  const takeClient = async (): Promise<pg.PoolClient | undefined> => {
    if (performance.now() < restsUntilMs) return undefined;
    const position = await positionNow();
    let client: pg.PoolClient | undefined;
    try {
      client = await standby.connect();
      if (await reaches(client, position)) {
        if (!isUsed) log.info('the standby is read from again');
        isUsed = true;
        return client;
      }
      client.release();
      rest(LATE_REST_MS, 'it is late');
    } catch (error) {
      client?.release(true);
      rest(GONE_REST_MS, (error as Error).message);
    }
    return undefined;
  };
  return readingKysely(async (text, values) => {
    const client = await takeClient();
    if (client) {
      try {
        const { rows } = await client.query(text, values);
        client.release();
        return rows;
      } catch {
        // Its own mistakes the statement repeats on the primary; a standby may also cancel what holds back its replay.
        client.release(true);
      }
    }
    return (await primary.query(text, values)).rows;
  });
}

async function reaches(client: pg.PoolClient, position: string): Promise<boolean> {
  const endMs = performance.now() + PATIENCE_MS;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2) {
    const question = { text: IS_THERE, values: [position], query_timeout: LOOK_MS };
    const { rows } = await client.query<{ follows: boolean; there: boolean }>(question);
    if (!rows[0]?.follows) throw new Error('it is no standby');
    if (rows[0].there) return true;
    if (performance.now() + pauseMs > endMs) return false;
    await sleep(pauseMs);
  }
}
