import type { Timers } from '../../../kernel/clock.ts';

/** Shots that are about to leave for one marketplace. */
export interface Shots {
  /** Resolves at this moment on the marketplace's clock, never early. */
  until(atMs: number): Promise<void>;
  /** How many wait for theirs. */
  count(): number;
}

interface Waiting {
  readonly atMs: number;
  readonly go: () => void;
}

/** The marketplace's clock may be measured better while one waits. */
const LONGEST_NAP_MS = 100;

/** One timer for all shots, however many: when it rings, all that are due leave in the same turn, in their order. */
export function createShots(nowMs: () => number, { after }: Pick<Timers, 'after'>): Shots {
  /** The next one at the end. */
  const waiting: Waiting[] = [];
  let callOff = (): void => undefined;

  const plan = (): void => {
    callOff();
    const next = waiting.at(-1);
    if (next)
      callOff = after(Math.min(Math.max(1, Math.floor(next.atMs - nowMs())), LONGEST_NAP_MS), ring);
  };
  const ring = (): void => {
    const now = nowMs();
    for (let next = waiting.at(-1); next && next.atMs <= now; next = waiting.at(-1)) {
      waiting.pop();
      next.go();
    }
    plan();
  };

  return {
    until(atMs) {
      if (atMs <= nowMs()) return Promise.resolve();
      return new Promise((go) => {
        const place = placeOf(waiting, atMs);
        waiting.splice(place, 0, { atMs, go });
        if (place === waiting.length - 1) plan();
      });
    },
    count: () => waiting.length,
  };
}

/** Behind (that is, before the end of the list) those that leave at the same moment or earlier. */
function placeOf(waiting: readonly Waiting[], atMs: number): number {
  let [from, to] = [0, waiting.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((waiting[middle] as Waiting).atMs > atMs) from = middle + 1;
    else to = middle;
  }
  return from;
}
