import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { Presence } from '../presence.ts';

const LOOK_EVERY_MS = 2_000;
/** A pool that is not written down belongs to a process that died while it started, or that starts right now. */
const UNKNOWN_GRACE_SECONDS = 60;

/** Writes down that these pools of the job queue are ours. The queue marks a job that it runs with the name of its pool. */
export async function registerPools(
  db: Database,
  presence: Presence,
  pools: readonly string[],
): Promise<void> {
  if (pools.length === 0) return;
  await db
    .insertInto('job_workers')
    .values(pools.map((worker_id) => ({ worker_id, process: presence.me })))
    .execute();
}

/** These pools stopped in order and hold no job. */
export async function forgetPools(db: Database, pools: readonly string[]): Promise<void> {
  if (pools.length > 0)
    await db.deleteFrom('job_workers').where('worker_id', 'in', pools).execute();
}

/**
 * Gives back the jobs that killed processes had taken, now and every two seconds; the queue by itself would wait for hours.
 * The function it returns stops the looking.
 */
export function watchOrphans(db: Database, presence: Presence, log: Logger): () => void {
  let missing: ReadonlySet<string> = new Set();
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      missing = await releaseOrphans(db, presence, missing, log);
    } catch (error) {
      log.warn(
        { error: (error as Error).message },
        'jobs of killed processes could not be given back',
      );
    } finally {
      isLooking = false;
    }
  };
  void look();
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/**
 * One look. A pool is given up when its process was missing at the look before, too: a living process that lost its connection is
 * back within one. Gives the pools whose processes are missing now and were not before.
 */
async function releaseOrphans(
  db: Database,
  presence: Presence,
  missingBefore: ReadonlySet<string>,
  log: Logger,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ pool: string; process: number | null }>`
    select distinct j.locked_by as pool, w.process
    from graphile_worker.jobs j left join job_workers w on w.worker_id = j.locked_by
    where j.locked_by is not null and (w.worker_id is not null
      or j.locked_at < now() - make_interval(secs => ${UNKNOWN_GRACE_SECONDS}))`.execute(db);
  const missing: string[] = [];
  for (const { pool, process } of rows)
    if (process === null || !(await presence.isAlive(db, process))) missing.push(pool);
  const orphaned = missing.filter((pool) => missingBefore.has(pool));
  if (orphaned.length > 0) {
    log.warn({ pools: orphaned }, 'jobs of killed processes are given back');
    await sql`select graphile_worker.force_unlock_workers(${orphaned}::text[])`.execute(db);
    await db.deleteFrom('job_workers').where('worker_id', 'in', orphaned).execute();
  }
  return new Set(missing.filter((pool) => !missingBefore.has(pool)));
}
