import { type RawBuilder, sql } from 'kysely';
import type { Reader, Trx } from '../database/database.ts';

/**
 * A job that failed at least once and is not done. What it was given to do may name people and is
 * not told.
 */
export interface FailedJob {
  readonly id: string;
  readonly name: string;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly runAt: Date;
  readonly error: string;
  readonly isRunning: boolean;
}

const LONGEST_ERROR = 500;

/** The newest first, below an id. */
export const listFailedJobs = (
  reader: Reader,
  { below, size }: { readonly below: string | undefined; readonly size: number },
): Promise<readonly FailedJob[]> =>
  select(
    reader,
    sql`j.attempts > 0 and j.last_error is not null
      and (${below ?? null}::bigint is null or j.id < ${below ?? null}::bigint)
      order by j.id desc limit ${size}`,
  );

export async function lockFailedJob(trx: Trx, id: string): Promise<FailedJob | undefined> {
  const [job] = await select(
    trx,
    sql`j.id = ${id}::bigint and j.attempts > 0 and j.last_error is not null for update of j`,
  );
  return job;
}

/** Runs again now, with all its tries; one that runs already is left alone. */
export async function rescheduleJob(trx: Trx, id: string): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`.execute(
    trx,
  );
}

async function select(reader: Reader, where: RawBuilder<unknown>): Promise<FailedJob[]> {
  const { rows } = await sql<{
    id: string;
    name: string;
    attempts: number;
    max_attempts: number;
    run_at: Date;
    error: string;
    is_running: boolean;
  }>`
    select j.id::text as id, t.identifier as name, j.attempts::int as attempts, j.max_attempts::int as max_attempts, j.run_at,
      left(coalesce(j.last_error, ''), ${LONGEST_ERROR}) as error, j.locked_at is not null as is_running
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where ${where}`.execute(reader);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    attempts: row.attempts,
    maxAttempts: row.max_attempts,
    runAt: row.run_at,
    error: row.error,
    isRunning: row.is_running,
  }));
}
