import { Logger as WorkerLogger, parseCronItems, run } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { JobHandlers } from './jobs.ts';

/** Something that is done again and again, by one process at a time: `cron` in UTC as `* * * * *`. */
export interface RepeatedJob {
  readonly name: string;
  readonly cron: string;
}

const CONCURRENCY = 6;
const POLL_MS = 500;

/** Runs jobs until stopped. A job whose handler fails is tried again later with growing pauses. */
export async function startWorker(
  pool: pg.Pool,
  handlers: JobHandlers,
  repeated: readonly RepeatedJob[],
  log: Logger,
): Promise<{ stop(): Promise<void> }> {
  const runner = await run({
    pgPool: pool,
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    parsedCronItems: parseCronItems(repeated.map(({ name, cron }) => ({ task: name, match: cron, options: { backfillPeriod: 0 } }))),
    taskList: Object.fromEntries(
      Object.entries(handlers).map(([name, handler]) => [name, (payload: unknown) => handler(payload as never)]),
    ),
    logger: new WorkerLogger(() => (level, message, meta) => {
      if (level === 'error' || level === 'warning') log.warn({ meta: meta?.['error'] }, message);
      else log.debug(message);
    }),
  });
  return { stop: () => runner.stop() };
}
