import type { Chance } from '../chance.ts';
import { type DayWorld, drawWorld } from './day-world.ts';
import type { JobRunner } from './job-runner.ts';
import { createMemoryDatabase, isUntaught, type MemoryDatabase } from './memory/database.ts';
import { createMemoryTables, type MemoryTables } from './memory/tables.ts';
import { furnish } from './pretend-parts.ts';
import { dateAt } from './process.ts';
import { createWatch, type Watch } from './promises/watch.ts';
import type { Sabotage } from './sabotage.ts';
import { createVirtualTime, type VirtualTime } from './virtual-time.ts';

/** Where a day takes place: its clock, its chance, its rows, and who watches them. */
export interface DayStage {
  readonly time: VirtualTime;
  readonly chance: Chance;
  readonly world: DayWorld;
  readonly tables: MemoryTables;
  readonly memory: MemoryDatabase;
  readonly watch: Watch;
  readonly failures: Failures;
}

/** Keeps the first thing that went wrong. */
interface Failures {
  first: unknown;
  /** What the look throws is kept. */
  guarded(look: () => void): void;
  /** What it throws is kept and thrown on. */
  noting<Result>(work: () => Result): Result;
  /**
   * Refusals, outages and broken lines belong to the day; anything else is a fault of ours, or of
   * the rows in memory.
   */
  noteMistake(error: unknown): void;
}

export function buildStage(
  chance: Chance,
  sabotage: Sabotage | undefined,
  runner: () => JobRunner,
): DayStage {
  const time = createVirtualTime();
  const world = drawWorld(chance);
  const hasKeys = sabotage !== 'second customer through the same account';
  const tables = createMemoryTables(hasKeys);
  const watch = createWatch(tables, world.lots, time.nowMs, () =>
    dateAt(time.nowMs() + world.offsetMs).getTime(),
  );
  const failures = keepFailures();
  const memory = createMemoryDatabase({
    tables,
    dbNow: () => dateAt(time.nowMs() + world.dbSkewMs),
    fences: {
      isClaimFenced: sabotage !== 'missing lease fence',
      isGroupGated: sabotage !== 'group without its gate',
      isMarkHeeded: sabotage !== 'marked snipe given back',
    },
    onCommit: (touched) => {
      if (touched.has('jobs')) runner().look();
      if (touched.has('bids') || touched.has('remoteBids')) failures.guarded(watch.lookAtBids);
    },
  });
  furnish(tables, world.customers);
  return { time, chance, world, tables, memory, watch, failures };
}

function keepFailures(): Failures {
  const failures: Failures = {
    first: undefined,
    noting(work) {
      try {
        return work();
      } catch (error) {
        failures.first ??= error;
        throw error;
      }
    },
    guarded(look) {
      try {
        failures.noting(look);
      } catch {
        // Kept.
      }
    },
    noteMistake(error) {
      if (error instanceof TypeError || isUntaught(error)) failures.first ??= error;
    },
  };
  return failures;
}
