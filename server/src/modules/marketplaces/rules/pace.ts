import type { Found } from './circuit.ts';

/** Whoever bids or buys waits longer for a turn in a site's budget of calls than whoever only looks. Milliseconds. */
export const BUYER_PATIENCE_MS = 5_000;

/** How a listing is read by whoever buys it, and by whoever only asks what it would cost: they share a reading of the last seconds. */
export const TO_BUY = { maxAgeMs: 0, patienceMs: BUYER_PATIENCE_MS } as const;
export const TO_ASK = { maxAgeMs: 10_000 } as const;

/** A token bucket: `perSecond` on average, `burst` at once. The caller says what time it is. */
export interface Pace {
  /** Milliseconds to wait before the call may go; takes its place in the queue. Undefined when that would be over `patienceMs`. */
  reserve(nowMs: number, patienceMs: number): number | undefined | Promise<number | undefined>;
  /** A call that may not wait (a bid) goes at once and is paid for by those behind it. */
  overtake(nowMs: number): void;
}

/**
 * What our processes tell each other about the sites, so that one need not learn what another one
 * knows.
 */
export interface SharedRests {
  tell(site: string, found: Found): void;
  follow(site: string, hear: (found: Found) => void): void;
}

/** One bucket for all our processes, kept where all of them see it. */
export interface SiteBudget {
  /** Absent: each process learns by itself. */
  readonly rests?: SharedRests;
  /** Takes up to `most` calls that may go now; when there is none, one that may go after `waitMs`; none when that is over `patienceMs`. */
  lease(asked: BudgetAsked): Promise<{ readonly taken: number; readonly waitMs: number }>;
}

export interface BudgetAsked {
  /** Whose calls are counted together: an address. */
  readonly site: string;
  readonly perSecond: number;
  readonly burst: number;
  readonly most: number;
  readonly patienceMs: number;
}

/** Within this process alone. */
export function createPace(perSecond: number, burst: number): Pace {
  let tokens = burst;
  let countedAtMs = 0;

  const refill = (nowMs: number) => {
    if (countedAtMs > 0)
      tokens = Math.min(burst, tokens + ((nowMs - countedAtMs) * perSecond) / 1000);
    countedAtMs = nowMs;
  };

  return {
    reserve(nowMs, patienceMs) {
      refill(nowMs);
      const waitMs = tokens >= 1 ? 0 : ((1 - tokens) * 1000) / perSecond;
      if (waitMs > patienceMs) return undefined;
      tokens -= 1;
      return Math.ceil(waitMs);
    },
    overtake(nowMs) {
      refill(nowMs);
      tokens -= 1;
    },
  };
}
