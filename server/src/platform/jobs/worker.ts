import { EventEmitter } from 'node:events';
import { Logger as WorkerLogger, parseCronItems, run, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { Presence } from '../presence.ts';
import { noTelemetry, type Telemetry } from '../telemetry/telemetry.ts';
import type { JobHandlers } from './jobs.ts';
import { observedTasks } from './observed-tasks.ts';
import { createQueuePool } from './queue-pool.ts';
import { forgetPools, registerPools, watchOrphans } from './orphan-store.ts';

/** Something that is done again and again, by one process at a time: `cron` in UTC as `* * * * *`. */
export interface RepeatedJob {
  readonly name: string;
  readonly cron: string;
}

const CONCURRENCY = 6;
const POLL_MS = 500;

export interface WorkerDeps {
  /** The queue's own connections. */
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly presence: Presence;
  readonly log: Logger;
  readonly telemetry?: Telemetry;
}

export interface Worker {
  /** Rejects when the queue gave up by itself. */
  readonly failed: Promise<never>;
  stop(): Promise<void>;
}

/** Runs jobs until stopped. A job whose handler fails is tried again later with growing pauses; one whose process was killed, at once. */
export async function startWorker(
  { pool, db, presence, log, telemetry = noTelemetry }: WorkerDeps,
  handlers: JobHandlers,
  repeated: readonly RepeatedJob[],
): Promise<Worker> {
  // The queue locks its jobs in the name of the pool, not of the workers in it.
  const pools: string[] = [];
  const events = new EventEmitter() as WorkerEvents;
  events.on('pool:create', ({ workerPool }) => pools.push(workerPool.id));
  const runner = await run({
    pgPool: createQueuePool(pool),
    events,
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    parsedCronItems: parseCronItems(
      repeated.map(({ name, cron }) => ({
        task: name,
        match: cron,
        options: { backfillPeriod: 0 },
      })),
    ),
    taskList: observedTasks(handlers, telemetry),
    logger: new WorkerLogger(() => (level, message, meta) => {
      if (level === 'error' || level === 'warning') log.warn({ meta: meta?.['error'] }, message);
      else log.debug(message);
    }),
  });
  await registerPools(db, presence, pools);
  const stopWatching = watchOrphans(db, presence, log);
  let isStopping = false;
  const failed = new Promise<never>((_resolve, reject) => {
    const end = (reason: unknown): void => {
      if (!isStopping) reject(new Error('the job queue gave up', { cause: reason }));
    };
    runner.promise.then(end, end);
  });
  failed.catch(() => undefined);
  return {
    failed,
    async stop() {
      isStopping = true;
      stopWatching();
      await runner.stop();
      await forgetPools(db, pools);
    },
  };
}
