import type { Log } from './log.ts';

/** The world's own time: real time moved by an offset and, if asked, running faster. All values are unix milliseconds. */
export interface Clock {
  now(): number;
  /** Moves the clock. `offsetMs` is world time minus real time, `rate` how many world milliseconds pass in a real one. */
  set(change: { offsetMs?: number; rate?: number }): void;
  state(): ClockState;
}

export interface ClockState {
  nowMs: number;
  offsetMs: number;
  rate: number;
  iso: string;
}

interface Anchor {
  realMs: number;
  worldMs: number;
  rate: number;
}

/** `startMs` places a fresh world at a given moment; a world with a past goes on as if it had never stopped. */
export function createClock(log: Log<Anchor>, startMs?: number): Clock {
  const real = Date.now();
  let anchor: Anchor = log.past.at(-1) ?? { realMs: real, worldMs: startMs ?? real, rate: 1 };
  const nowExact = () => anchor.worldMs + (Date.now() - anchor.realMs) * anchor.rate;
  const now = () => Math.floor(nowExact());
  return {
    now,
    set: ({ offsetMs, rate }) => {
      const realMs = Date.now();
      anchor = {
        realMs,
        worldMs: offsetMs === undefined ? nowExact() : realMs + offsetMs,
        rate: rate ?? anchor.rate,
      };
      log.append(anchor);
    },
    state: () => {
      const nowMs = now();
      return {
        nowMs,
        offsetMs: nowMs - Date.now(),
        rate: anchor.rate,
        iso: new Date(nowMs).toISOString(),
      };
    },
  };
}
