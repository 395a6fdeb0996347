import type { Chance } from '../chance.ts';
import type { MemoryTables, Row } from './memory-tables.ts';
import type { Process } from './process.ts';
import type { VirtualTime } from './virtual-time.ts';

const RETRY_MS = 2_000;
/** A dead worker's jobs are free again when its successor has found out. */
const FOUND_DEAD_MS = 8_000;

interface Street {
  readonly time: VirtualTime;
  readonly chance: Chance;
  readonly tables: MemoryTables;
  readonly worker: () => Process;
  readonly run: (job: Row) => Promise<void>;
  /** Takes a job that is done out of the rows. */
  readonly finish: (job: Row) => Promise<void>;
  readonly duplicateShare: () => number;
}

/** Runs the jobs that stand in the rows: at least once, each when it is due, again when it failed or its worker died. */
export function createJobRunner({
  time,
  chance,
  tables,
  worker,
  run,
  finish,
  duplicateShare,
}: Street) {
  const wantedAt = new WeakMap<Row, unknown>();
  const plannedFor = new WeakMap<Row, number>();
  const begun = new Map<Row, Process>();

  const plan = (job: Row, ms: number): void => {
    plannedFor.set(job, ms);
    time.at(ms, () => {
      if (plannedFor.get(job) === ms) begin(job);
    });
  };

  function begin(job: Row): void {
    if (begun.has(job) || !tables.rows('jobs').includes(job)) return;
    const process = worker();
    if (process.isDead()) return plan(job, time.nowMs() + 1_000);
    begun.set(job, process);
    const over = (): void => {
      begun.delete(job);
    };
    process.deliver(time.nowMs(), () => {
      if (chance.happens(duplicateShare())) void run(job).catch(() => undefined);
      run(job).then(
        () => {
          over();
          void finish(job);
        },
        () => {
          over();
          plan(job, time.nowMs() + RETRY_MS);
        },
      );
    });
  }

  return {
    hasBegun: (job: Row): boolean => begun.has(job),
    /** Looks for jobs that were added or moved. */
    look(): void {
      for (const job of tables.rows('jobs')) {
        if (begun.has(job)) continue;
        if (wantedAt.get(job) === job['run_at']) continue;
        wantedAt.set(job, job['run_at']);
        plan(job, Math.max(time.nowMs(), job['run_at'] as number));
      }
    },
    workerDied(dead: Process): void {
      for (const [job, process] of begun) {
        if (process !== dead) continue;
        begun.delete(job);
        plan(job, time.nowMs() + FOUND_DEAD_MS);
      }
    },
  };
}
