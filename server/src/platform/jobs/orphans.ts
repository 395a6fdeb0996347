import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { Presence } from '../presence.ts';

const LOOK_EVERY_MS = 2_000;
/** A worker that has just begun may not be written down yet. */
const GRACE_SECONDS = 3;

/** Writes down that these workers of the job queue are ours. */
export async function registerWorkers(
  db: Database,
  presence: Presence,
  workerIds: readonly string[],
): Promise<void> {
  if (workerIds.length === 0) return;
  await db
    .insertInto('job_workers')
    .values(workerIds.map((worker_id) => ({ worker_id, process: presence.me })))
    .execute();
}

/**
 * Gives back the jobs that killed processes had taken, now and every two seconds; the queue by itself would wait for hours.
 * The function it returns stops the looking.
 */
export function watchOrphans(db: Database, presence: Presence, log: Logger): () => void {
  const look = (): void => {
    releaseOrphans(db, presence).catch((error: Error) =>
      log.warn({ error: error.message }, 'jobs of killed processes could not be given back'),
    );
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** One look; gives the workers whose jobs were given back. */
export async function releaseOrphans(db: Database, presence: Presence): Promise<string[]> {
  const { rows } = await sql<{ worker: string; process: number | null }>`
    select distinct j.locked_by as worker, w.process from graphile_worker.jobs j left join job_workers w on w.worker_id = j.locked_by
    where j.locked_by is not null and j.locked_at < now() - make_interval(secs => ${GRACE_SECONDS})`.execute(
    db,
  );
  const orphaned: string[] = [];
  for (const { worker, process } of rows)
    if (process === null || !(await presence.isAlive(db, process))) orphaned.push(worker);
  if (orphaned.length === 0) return [];
  await sql`select graphile_worker.force_unlock_workers(${orphaned}::text[])`.execute(db);
  await db.deleteFrom('job_workers').where('worker_id', 'in', orphaned).execute();
  return orphaned;
}
