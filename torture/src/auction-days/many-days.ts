import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Sabotage } from './sabotage.ts';

/** What many days brought together. */
export interface Days {
  readonly outcomes: Record<string, number>;
  sent: number;
  extensions: number;
  kills: number;
  groups: number;
  /** Writes that met a shut door. */
  shutOuts: number;
  events: number;
  days: number;
  /** The first day that broke a promise, if one did. */
  failure:
    | { readonly seed: number; readonly promise: string; readonly message: string }
    | undefined;
}

export interface Task {
  readonly seeds: readonly number[];
  readonly sabotage: Sabotage | undefined;
  /** Days as they were before our accounts could be shut out. */
  readonly hasOneAccount: boolean;
}

export const noDays = (): Days => ({
  outcomes: {},
  sent: 0,
  extensions: 0,
  kills: 0,
  groups: 0,
  shutOuts: 0,
  events: 0,
  days: 0,
  failure: undefined,
});

const SEEDS_A_TASK = 25;

/**
 * Threads that run days. They are kept between runs, because to load the module takes a thread as
 * long as forty days.
 */
export class DayThreads {
  #threads: readonly Worker[];

  constructor(count: number) {
    this.#threads = startThreads(count);
  }

  /** Runs days until all are through or one breaks a promise. */
  async run(
    seeds: Iterable<number>,
    { sabotage, hasOneAccount = false }: Partial<Omit<Task, 'seeds'>> = {},
    onProgress?: (sum: Days) => void,
  ): Promise<Days> {
    const sum = noDays();
    const source = seeds[Symbol.iterator]();
    const nextTask = (): Task | undefined => {
      const some: number[] = [];
      while (some.length < SEEDS_A_TASK) {
        const next = source.next();
        if (next.done) break;
        some.push(next.value);
      }
      return some.length === 0 || sum.failure
        ? undefined
        : { seeds: some, sabotage, hasOneAccount };
    };
    const work = async (thread: Worker): Promise<void> => {
      for (let task = nextTask(); task; task = nextTask()) {
        add(sum, await resultOf(thread, task));
        onProgress?.(sum);
      }
    };
    try {
      await Promise.all(this.#threads.map(work));
    } catch (failure) {
      // One has ended, and the others still work on days that nobody waits for.
      await this.close();
      this.#threads = startThreads(this.#threads.length);
      throw failure;
    }
    return sum;
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }
}

function startThreads(count: number): Worker[] {
  const file = new URL('./day-thread.ts', import.meta.url);
  return Array.from({ length: count }, () => new Worker(file));
}

/** Throws what ended the thread. */
async function resultOf(thread: Worker, task: Task): Promise<Days> {
  thread.postMessage(task);
  const [days] = (await once(thread, 'message')) as [Days];
  return days;
}

export function add(
  sum: Days,
  more: Omit<Days, 'days' | 'failure'> & Partial<Pick<Days, 'days' | 'failure'>>,
): void {
  for (const [outcome, count] of Object.entries(more.outcomes))
    sum.outcomes[outcome] = (sum.outcomes[outcome] ?? 0) + count;
  sum.sent += more.sent;
  sum.extensions += more.extensions;
  sum.kills += more.kills;
  sum.groups += more.groups;
  sum.shutOuts += more.shutOuts;
  sum.events += more.events;
  sum.days += more.days ?? 1;
  sum.failure ??= more.failure;
}
