import { sql } from 'kysely';
import type { Reader } from '../database/database.ts';
import type { Readings } from '../telemetry/telemetry.ts';

/** Jobs by state, and how many seconds the oldest one waits that is due. */
interface QueueCount {
  readonly due: number;
  readonly running: number;
  readonly later: number;
  readonly retrying: number;
  readonly dead: number;
  readonly oldest: number;
}

/** The whole queue, by state, and how long the oldest job waits that is due. */
export async function countQueue(reader: Reader): Promise<QueueCount> {
  const { rows } = await sql<QueueCount>`select
      count(*) filter (where is_available and locked_at is null and run_at <= now()) as due,
      count(*) filter (where locked_at is not null) as running,
      count(*) filter (where is_available and locked_at is null and run_at > now() and attempts = 0) as later,
      count(*) filter (where is_available and locked_at is null and run_at > now() and attempts > 0) as retrying,
      count(*) filter (where attempts >= max_attempts and locked_at is null) as dead,
      coalesce(extract(epoch from now() - min(run_at) filter (where is_available and locked_at is null and run_at <= now())), 0)::float8 as oldest
    from graphile_worker._private_jobs`.execute(reader);
  const [count] = rows;
  return {
    due: Number(count?.due ?? 0),
    running: Number(count?.running ?? 0),
    later: Number(count?.later ?? 0),
    retrying: Number(count?.retrying ?? 0),
    dead: Number(count?.dead ?? 0),
    oldest: count?.oldest ?? 0,
  };
}

/** The same for whoever watches the service. */
export async function readQueue(reader: Reader): Promise<Readings> {
  const { oldest, ...states } = await countQueue(reader);
  return {
    hako_queue_jobs: Object.entries(states).map(([state, value]) => ({
      labels: { state },
      value,
    })),
    hako_queue_oldest_due_seconds: [{ labels: {}, value: oldest }],
  };
}
