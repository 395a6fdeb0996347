import type pg from 'pg';
import type { Logger } from 'pino';
import { isConnectionLost } from '../away.ts';
import type { Database, WatchedPool } from '../database.ts';
import { sqlStateOf } from '../transaction.ts';
import { createPositions, type Position } from './positions.ts';
import { readingKysely } from './reading-kysely.ts';
import { POSITION, reaches } from './standby-client.ts';

/** After one that was late, and after one that did not answer. */
const LATE_REST_MS = 1_000;
const GONE_REST_MS = 5_000;
/** Serialization failure and deadlock: a standby cancels so what holds back its replay. */
const CANCELLED: ReadonlySet<string | undefined> = new Set(['40001', '40P01']);

interface Sources {
  readonly primary: pg.Pool;
  readonly standby: WatchedPool;
  readonly log: Logger;
}

/**
 * Reads from the standby what it can tell as the primary would: it has replayed all that was
 * committed when the question came. So people read their own writes, those that jobs and banks made
 * for them too, and no process needs to remember who wrote what. When the standby is late, gone,
 * promoted, of another history, or cancels a statement, the primary answers.
 */
export function openReads({ primary, standby, log }: Sources): Database {
  const positionNow = createPositions(async () => {
    const { rows } = await primary.query<Position>(POSITION);
    if (!rows[0]) throw new Error('the primary says no position');
    return rows[0];
  });
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
    // One with much to do is not gone: this call alone goes to the primary.
    if (isFull(standby)) return undefined;
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
      } catch (error) {
        const isLost = isConnectionLost(error) || isSilent(error);
        client.release(isLost);
        if (isLost) rest(GONE_REST_MS, (error as Error).message);
        else if (!CANCELLED.has(sqlStateOf(error))) throw error;
        log.warn(
          { why: (error as Error).message },
          'a statement goes from the standby to the primary',
        );
      }
    }
    return (await primary.query(text, values)).rows;
  });
}

/** Nobody waits here for a connection, so none of them is owed to somebody else. */
const isFull = ({ totalCount, idleCount, waitingCount, options }: WatchedPool): boolean =>
  totalCount >= options.max && idleCount <= waitingCount;

/** No word came back, though the server itself would have given the statement up before. */
const isSilent = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';
