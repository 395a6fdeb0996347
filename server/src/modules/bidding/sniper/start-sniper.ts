import { systemTimers, type Timers } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/chance.ts';
import type { BiddingDeps } from '../deps.ts';
import { readTime } from '../use-cases/recheck-snipe.ts';
import { type ArmedSnipes, createArmedSnipes } from './armed-snipes.ts';
import { findNextSniped, lastOffsetMs, leaseSnipes, releaseLeases, renewLeases } from './lease-store.ts';
import { createMarketTime, type MarketTime } from './market-time.ts';

export interface SniperSettings {
  /** Marketplaces that hold auctions. */
  readonly sites: readonly string[];
  /** How often rows are leased, how far ahead, and for how long: so long nobody has what a killed sniper held. */
  readonly tickMs: number;
  readonly aheadMs: number;
  readonly leaseMs: number;
  readonly limit: number;
  /** The end is read again this long before firing; 0 to trust the last reading. */
  readonly recheckAheadMs: number;
  /** The write is booked this long before firing; until then it can be cancelled. */
  readonly claimAheadMs: number;
}

const SNIPER_DEFAULTS: SniperSettings = {
  sites: ['auction'],
  tickMs: 250,
  aheadMs: 10_000,
  leaseMs: 2_500,
  limit: 20_000,
  recheckAheadMs: 1_500,
  claimAheadMs: 250,
};

export interface Sniper {
  stop(): Promise<void>;
}

interface Known {
  readonly time: MarketTime;
  measuredMs: number;
}

const FIRST_MEASURE_TIMEOUT_MS = 1_000;
const MEASURE_EVERY_MS = 5_000;
const GOOD_CLOCK_MS = 40;
/** With so many in hand a short lease would run out while they are being armed, and be taken again and again. */
const MANY = 300;
const LEASE_OF_MANY_MS = 10_000;

/**
 * One sniper: leases what is due in the next ten seconds, arms timers on the marketplace's clock, and fires each snipe once. Several may run;
 * a lease and its number decide who fires, and a sniper that dies is followed by another when its lease is over. Does nothing else.
 */
export function startSniper(deps: BiddingDeps, settings: Partial<SniperSettings> = {}, timers: Timers = systemTimers): Sniper {
  const set: SniperSettings = { ...SNIPER_DEFAULTS, ...settings };
  const owner = newId();
  const times = new Map<string, Known>(set.sites.map((site) => [site, { time: createMarketTime(deps.clock), measuredMs: -Infinity }]));
  const timeOf = (site: string): MarketTime => (times.get(site) as { time: MarketTime }).time;
  const armed: ArmedSnipes = createArmedSnipes(deps, set, owner, timeOf, timers);
  let callOff = (): void => undefined;
  let ticking: Promise<void> = Promise.resolve();
  let isStopped = false;

  const tick = async (): Promise<void> => {
    for (const [site, known] of times) {
      if (!known.time.isMeasured) await measureFirst(site, known);
      const marketNow = new Date(known.time.nowMs());
      const leaseMs = armed.count() > MANY ? Math.max(set.leaseMs, LEASE_OF_MANY_MS) : set.leaseMs;
      const due = { owner, site, marketNow, aheadMs: set.aheadMs, leaseMs };
      await renewLeases(deps.db, due);
      const leased = await leaseSnipes(deps.db, { ...due, limit: set.limit });
      for (const snipe of leased) armed.arm(snipe);
      const first = leased[0];
      const isOld = deps.clock.monotonicMs() - known.measuredMs > MEASURE_EVERY_MS || known.time.uncertaintyMs > GOOD_CLOCK_MS;
      if (!first || !isOld || set.recheckAheadMs === 0) continue;
      known.measuredMs = deps.clock.monotonicMs();
      // Not waited for: a slow site must not hold up the leases of the others.
      void readTime(deps, site, first.code, 3_000).then((seen) => seen && known.time.learn(seen.clock));
    }
  };
  /** What is due depends on the marketplace's clock, so it is asked before anything is leased. */
  const measureFirst = async (site: string, known: Known): Promise<void> => {
    if (known.measuredMs === -Infinity) known.time.assume(await lastOffsetMs(deps.db, site));
    const code = set.recheckAheadMs === 0 ? undefined : await findNextSniped(deps.db, site);
    if (code === undefined) return;
    known.measuredMs = deps.clock.monotonicMs();
    const seen = await readTime(deps, site, code, FIRST_MEASURE_TIMEOUT_MS);
    if (seen) known.time.learn(seen.clock);
  };
  const loop = (): void => {
    ticking = tick()
      .catch((error: Error) => deps.log.error({ error: error.message }, 'the sniper could not lease'))
      .finally(() => {
        if (!isStopped) callOff = timers.after(set.tickMs, loop);
      });
  };
  loop();

  return {
    async stop() {
      isStopped = true;
      callOff();
      await ticking;
      await armed.stop();
      await releaseLeases(deps.db, owner);
    },
  };
}
