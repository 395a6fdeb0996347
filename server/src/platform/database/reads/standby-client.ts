import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Position } from './positions.ts';

/** So long a list waits for the standby to come up to the present. */
const PATIENCE_MS = 100;
const FIRST_PAUSE_MS = 2;
const LOOK_MS = 500;

/**
 * The end of the log, and of which history: positions of two histories say nothing of each other.
 */
export const POSITION = `select log.ends::text as position,
  ('x' || left(pg_walfile_name(log.ends), 8))::bit(32)::int as timeline,
  (select system_identifier::text from pg_control_system()) as system
  from (select pg_current_wal_flush_lsn() as ends) as log`;

/**
 * What a standby received is of the newest history that it follows. Whoever may not see that reads
 * the one of its last restartpoint, which a failover changes some minutes later.
 */
const STANDING = `select pg_is_in_recovery() as follows,
  exists (select from pg_stat_wal_receiver where pid is not null) as streams,
  coalesce((select received_tli from pg_stat_wal_receiver),
    (select timeline_id from pg_control_checkpoint())) as timeline,
  (select system_identifier::text from pg_control_system()) as system,
  coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as there`;

interface Standing {
  readonly follows: boolean;
  readonly streams: boolean;
  readonly timeline: number;
  readonly system: string;
  readonly there: boolean;
}

/**
 * Whether the standby replays up to the position while a list waits. Throws when it follows nobody,
 * or has a history that is not the primary's.
 */
export async function reaches(client: pg.PoolClient, asked: Position): Promise<boolean> {
  const endMs = performance.now() + PATIENCE_MS;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2) {
    const question = { text: STANDING, values: [asked.position], query_timeout: LOOK_MS };
    const { rows } = await client.query<Standing>(question);
    const stranger = rows[0] ? strangenessOf(rows[0], asked) : 'it says nothing';
    if (stranger) throw new Error(stranger);
    if (rows[0]?.there) return true;
    if (performance.now() + pauseMs > endMs) return false;
    await sleep(pauseMs);
  }
}

function strangenessOf(
  { follows, streams, timeline, system }: Standing,
  asked: Position,
): string | undefined {
  if (!follows) return 'it is no standby';
  if (system !== asked.system) return 'it is a standby of another database';
  if (timeline !== asked.timeline)
    return `its timeline is ${timeline}, that of the primary ${asked.timeline}`;
  return streams ? undefined : 'it receives nothing';
}
