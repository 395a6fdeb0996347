/** How fast a site answered lately, what follows from it, and how much of a second request we may still afford. Pure: the caller tells the time. */
export interface Latencies {
  asked(): void;
  answered(tookMs: number): void;
  /** The site told us to slow down. */
  limited(nowMs: number): void;
  /** After how long a second request may be sent; undefined: never now. */
  hedgeAfterMs(nowMs: number): number | undefined;
  /** Pays for a second request; false: there is nothing left to pay with. */
  payHedge(): boolean;
  /** How long somebody waits for this site at most. */
  deadlineMs(): number;
}

const KEPT = 200;
/** Fewer answers say nothing about the slowest twentieth. */
const ENOUGH = 40;
/** Second requests may be this part of all: goal 6. */
const HEDGE_SHARE = 0.03;
const SAVED_AT_MOST = 2;
const QUIET_AFTER_LIMIT_MS = 120_000;
/** The slowest twentieth itself is not meant, what lies beyond it is. */
const BEYOND = 1.1;

export function createLatencies({
  longestMs,
  shortestMs,
}: {
  readonly longestMs: number;
  readonly shortestMs: number;
}): Latencies {
  const window: number[] = [];
  let at = 0;
  let saved = 0;
  let quietUntilMs = 0;
  let slowest: number | undefined;
  let since = 0;

  /** Counted anew every twentieth answer: between them it hardly moves. */
  const p95 = (): number | undefined => {
    if (window.length < ENOUGH) return undefined;
    if (slowest === undefined || since >= 20) {
      slowest = window.toSorted((a, b) => a - b)[Math.floor(window.length * 0.95)] as number;
      since = 0;
    }
    return slowest;
  };

  return {
    asked() {
      saved = Math.min(SAVED_AT_MOST, saved + HEDGE_SHARE);
    },
    answered(tookMs) {
      window[at] = tookMs;
      at = (at + 1) % KEPT;
      since += 1;
    },
    limited(nowMs) {
      quietUntilMs = nowMs + QUIET_AFTER_LIMIT_MS;
    },
    hedgeAfterMs(nowMs) {
      const after = p95();
      return after === undefined || nowMs < quietUntilMs || saved < 1
        ? undefined
        : Math.ceil(after * BEYOND);
    },
    payHedge() {
      if (saved < 1) return false;
      saved -= 1;
      return true;
    },
    deadlineMs() {
      const usual = p95();
      return usual === undefined
        ? longestMs
        : Math.min(longestMs, Math.max(shortestMs, Math.ceil(usual * 6)));
    },
  };
}
