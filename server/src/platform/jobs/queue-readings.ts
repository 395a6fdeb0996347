import { sql } from 'kysely';
import type { Reader } from '../database/database.ts';
import type { Readings } from '../telemetry/telemetry.ts';

/** The whole queue, by state, and how long the oldest job waits that is due. */
export async function readQueue(reader: Reader): Promise<Readings> {
  const { rows } = await sql<{
    due: number;
    running: number;
    later: number;
    retrying: number;
    dead: number;
    oldest: number;
  }>`select
      count(*) filter (where is_available and locked_at is null and run_at <= now()) as due,
      count(*) filter (where locked_at is not null) as running,
      count(*) filter (where is_available and locked_at is null and run_at > now() and attempts = 0) as later,
      count(*) filter (where is_available and locked_at is null and run_at > now() and attempts > 0) as retrying,
      count(*) filter (where attempts >= max_attempts and locked_at is null) as dead,
      coalesce(extract(epoch from now() - min(run_at) filter (where is_available and locked_at is null and run_at <= now())), 0)::float8 as oldest
    from graphile_worker._private_jobs`.execute(reader);
  const { oldest = 0, ...states } = rows[0] ?? {};
  return {
    hako_queue_jobs: Object.entries(states).map(([state, value]) => ({
      labels: { state },
      value: Number(value),
    })),
    hako_queue_oldest_due_seconds: [{ labels: {}, value: oldest }],
  };
}
