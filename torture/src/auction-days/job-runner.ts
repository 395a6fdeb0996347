import type { Chance } from '../chance.ts';
import type { MemoryTables, Row } from './memory/tables.ts';
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
export interface JobRunner {
  hasBegun(job: Row): boolean;
  /** Looks for jobs that were added or moved. */
  look(): void;
  workerDied(dead: Process): void;
}

export function createJobRunner(street: Street): JobRunner {
  const { time, tables } = street;
  const wantedAt = new WeakMap<Row, unknown>();
  const plannedFor = new WeakMap<Row, number>();
  const begun = new Map<Row, Process>();

  const plan = (job: Row, ms: number): void => {
    plannedFor.set(job, ms);
    time.at(ms, () => {
      if (plannedFor.get(job) === ms) begin(job);
    });
  };
  const begin = (job: Row): void => {
    if (begun.has(job) || !tables.rows('jobs').includes(job)) return;
    const process = street.worker();
    if (process.isDead()) return plan(job, time.nowMs() + 1_000);
    begun.set(job, process);
    process.deliver(time.nowMs(), () =>
      work(street, job, (isDone) => {
        begun.delete(job);
        if (isDone) void street.finish(job);
        else plan(job, time.nowMs() + RETRY_MS);
      }),
    );
  };

  return {
    hasBegun: (job) => begun.has(job),
    look() {
      for (const job of tables.rows('jobs')) {
        if (begun.has(job)) continue;
        if (wantedAt.get(job) === job['run_at']) continue;
        wantedAt.set(job, job['run_at']);
        plan(job, Math.max(time.nowMs(), job['run_at'] as number));
      }
    },
    workerDied(dead) {
      for (const [job, process] of begun) {
        if (process !== dead) continue;
        begun.delete(job);
        plan(job, time.nowMs() + FOUND_DEAD_MS);
      }
    },
  };
}

/** Does a job, now and then twice at once, and says whether it succeeded. */
function work(
  { chance, duplicateShare, run }: Pick<Street, 'chance' | 'duplicateShare' | 'run'>,
  job: Row,
  over: (isDone: boolean) => void,
): void {
  if (chance.happens(duplicateShare())) void run(job).catch(() => undefined);
  run(job).then(
    () => over(true),
    () => over(false),
  );
}
