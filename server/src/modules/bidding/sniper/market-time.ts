import type { Clock } from '../../../kernel/clock.ts';
import type { MarketClock } from '../../marketplaces/index.ts';

/**
 * The marketplace's clock as this process knows it, kept against the monotonic clock: a step of the machine's time moves nothing.
 * The tightest reading counts; older ones count less, because clocks drift (100 µs a second is assumed).
 */
export interface MarketTime {
  learn(clock: MarketClock): void;
  /** Before anything was measured: the offset that somebody else found. */
  assume(offsetMs: number): void;
  nowMs(): number;
  readonly offsetMs: number;
  readonly uncertaintyMs: number;
  /** Whether this process measured it itself: another machine's clock may be minutes away from ours. */
  readonly isMeasured: boolean;
}

const DRIFT = 1e-4;
const UNMEASURED_MS = 3_600_000;

export function createMarketTime(clock: Clock): MarketTime {
  // Marketplace time = monotonic time + base.
  let base = clock.now().getTime() - clock.monotonicMs();
  let width = UNMEASURED_MS;
  let learnedAt = clock.monotonicMs();
  const widthNow = (): number => width + (clock.monotonicMs() - learnedAt) * DRIFT;
  return {
    learn({ offsetMs, uncertaintyMs, measuredAt }) {
      if (uncertaintyMs > widthNow()) return;
      const ageMs = Math.max(0, clock.now().getTime() - measuredAt.getTime());
      base = measuredAt.getTime() + offsetMs - (clock.monotonicMs() - ageMs);
      width = uncertaintyMs;
      learnedAt = clock.monotonicMs();
    },
    assume(offsetMs) {
      if (width < UNMEASURED_MS) return;
      base = clock.now().getTime() + offsetMs - clock.monotonicMs();
    },
    nowMs: () => clock.monotonicMs() + base,
    get offsetMs() {
      return Math.round(clock.monotonicMs() + base - clock.now().getTime());
    },
    get isMeasured() {
      return width < UNMEASURED_MS;
    },
    get uncertaintyMs() {
      return Math.round(widthNow());
    },
  };
}
