/** Burst guard: more calls in a second than this from one visitor, and the visitor is shut out for a while. */
export interface Pace {
  burstPerSecond: number;
  blockSeconds: number;
}

export function createPaceKeeper() {
  const pace: Pace = { burstPerSecond: 200, blockSeconds: 30 };
  const visitors = new Map<string, { second: number; calls: number; blockedUntil: number }>();
  return {
    pace,
    /** True when this call is one too many. Counts real time, for bursts are real. */
    isTooFast: (visitor: string): boolean => {
      const now = Date.now();
      const second = Math.floor(now / 1000);
      if (visitors.size > 5_000) visitors.clear();
      const seen = visitors.get(visitor) ?? { second, calls: 0, blockedUntil: 0 };
      if (seen.second !== second) Object.assign(seen, { second, calls: 0 });
      seen.calls++;
      if (seen.calls > pace.burstPerSecond) seen.blockedUntil = now + pace.blockSeconds * 1000;
      visitors.set(visitor, seen);
      return now < seen.blockedUntil;
    },
    forgive: () => visitors.clear(),
  };
}

export type PaceKeeper = ReturnType<typeof createPaceKeeper>;
