import { setTimeout as sleep } from 'node:timers/promises';

/** The only place that knows what time it is; tests move it. */
export interface Clock {
  /** Now, as a Date. */
  now(): Date;
  /** Milliseconds that never jump back, for measuring durations. */
  monotonicMs(): number;
}

export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
};

/** Waiting, for what has to run in virtual time as well. */
export interface Timers {
  sleep(ms: number): Promise<unknown>;
  /** Gives back what calls it off. */
  after(ms: number, run: () => void): () => void;
}

export const systemTimers: Timers = {
  sleep: (ms) => sleep(ms),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** A clock that stands still until a test moves it. */
export function movableClock(
  start: Date,
): Clock & { moveTo(at: Date): void; advanceMs(ms: number): void } {
  let current = start.getTime();
  return {
    now: () => new Date(current),
    monotonicMs: () => current,
    moveTo: (at) => {
      current = at.getTime();
    },
    advanceMs: (ms) => {
      current += ms;
    },
  };
}
