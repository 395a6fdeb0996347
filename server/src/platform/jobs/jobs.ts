import { sql } from 'kysely';
import type { Trx } from '../database/database.ts';
import { currentCall } from '../telemetry/call-context.ts';

export type JobPayload = Readonly<Record<string, unknown>>;

/** Job name -> what to do. A job runs at least once: the handler claims its row first. */
export type JobHandlers = Readonly<Record<string, (payload: never) => Promise<void>>>;

export interface JobOptions {
  readonly runAt?: Date;
  /** Instead of `runAt`: so long from now by the database's clock, which is the one that jobs start by. */
  readonly inMs?: number;
  /** A job of the same key that has not begun is replaced. */
  readonly key?: string;
  /** Jobs of one queue run one after the other; those of none, as many at once as there is room. */
  readonly queue?: string;
  readonly maxAttempts?: number;
}

export interface Jobs {
  /** Adds a job in the transaction that causes it: both happen or neither. */
  add(trx: Trx, name: string, payload: JobPayload, options?: JobOptions): Promise<void>;
}

/** The flag of a job that names the request which caused it. */
const CAUSE = 'request:';

/** The number of the request that caused a job, from its flags. */
export const causeOf = (flags: Readonly<Record<string, true>> | null): string | undefined =>
  Object.keys(flags ?? {})
    .find((flag) => flag.startsWith(CAUSE))
    ?.slice(CAUSE.length);

export const jobs: Jobs = {
  async add(trx, name, payload, { runAt, inMs, key, queue, maxAttempts } = {}) {
    const call = currentCall();
    const flags = call ? [`${CAUSE}${call.requestId}`] : null;
    await sql`select graphile_worker.add_job(${name}, payload => ${JSON.stringify(payload)}::json,
      run_at => coalesce(${runAt ?? null}::timestamptz,
        now() + ${inMs ?? null}::float8 * interval '1 millisecond'),
      job_key => ${key ?? null}::text, queue_name => ${queue ?? null}::text,
      max_attempts => ${maxAttempts ?? 25}::int, flags => ${flags}::text[])`.execute(trx);
  },
};
