import type { Chance } from '../chance.ts';
import type { JobRow, MemoryTables } from './memory/tables.ts';
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
  readonly run: (job: JobRow) => Promise<void>;
  /** Takes a job that is done out of the rows. */
  readonly finish: (job: JobRow) => Promise<void>;
  readonly duplicateShare: () => number;
}

/** Runs the jobs that stand in the rows: at least once, each when it is due, again when it failed or its worker died. */
export interface JobRunner {
  hasBegun(job: JobRow): boolean;
  /** Looks for jobs that were added or moved. */
  look(): void;
  workerDied(dead: Process): void;
}

export function createJobRunner(street: Street): JobRunner {
  const { time, tables } = street;
  // By the ids of the jobs.
  const wantedAt = new Map<string, number>();
  const plannedFor = new Map<string, number>();
  const begun = new Map<string, Process>();

  const plan = (id: string, ms: number): void => {
    plannedFor.set(id, ms);
    time.at(ms, () => {
      if (plannedFor.get(id) === ms) begin(id);
    });
  };
  const begin = (id: string): void => {
    const [job] = tables.jobs.with('id', id);
    if (begun.has(id) || !job) return;
    const process = street.worker();
    if (process.isDead()) return plan(id, time.nowMs() + 1_000);
    begun.set(id, process);
    process.deliver(time.nowMs(), () =>
      work(street, job, (isDone) => {
        begun.delete(id);
        if (isDone) void street.finish(job);
        else plan(id, time.nowMs() + RETRY_MS);
      }),
    );
  };

  return {
    hasBegun: ({ id }) => begun.has(id),
    look() {
      for (const { id, runAtMs } of tables.jobs.rows) {
        if (begun.has(id)) continue;
        if (wantedAt.get(id) === runAtMs) continue;
        wantedAt.set(id, runAtMs);
        plan(id, Math.max(time.nowMs(), runAtMs));
      }
    },
    workerDied(dead) {
      for (const [id, process] of begun) {
        if (process !== dead) continue;
        begun.delete(id);
        plan(id, time.nowMs() + FOUND_DEAD_MS);
      }
    },
  };
}

/** Does a job, now and then twice at once, and says whether it succeeded. */
function work(
  { chance, duplicateShare, run }: Pick<Street, 'chance' | 'duplicateShare' | 'run'>,
  job: JobRow,
  over: (isDone: boolean) => void,
): void {
  if (chance.happens(duplicateShare())) void run(job).catch(() => undefined);
  run(job).then(
    () => over(true),
    () => over(false),
  );
}
