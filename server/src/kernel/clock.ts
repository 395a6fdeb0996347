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

/** A clock that stands still until a test moves it. */
export function movableClock(start: Date): Clock & { moveTo(at: Date): void; advanceMs(ms: number): void } {
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
