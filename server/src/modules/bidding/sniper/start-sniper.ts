import { systemTimers, type Timers } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/chance.ts';
import type { BiddingDeps } from '../deps.ts';
import { readTime } from './recheck-snipe.ts';
import { type ArmedSnipes, createArmedSnipes } from './armed-snipes.ts';
import { findNextSniped, lastOffsetMs, leaseSnipes, stayAlive } from './lease-store.ts';
import { releaseLeases } from './claim-store.ts';
import { createMarketTime, type MarketTime } from './market-time.ts';
import type { SniperSettings } from './sniper-settings.ts';

const SNIPER_DEFAULTS: SniperSettings = {
  sites: ['auction'],
  tickMs: 250,
  aheadMs: 10_000,
  limit: 1_000,
  leaseMs: 1_200,
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
/** When a statement brought as many as it may, there are more. */
const FULL_TICK_MS = 20;
/** A statement whose answer was lost may still be done for so long; the pool ends it then. */
const LOST_STATEMENT_MS = 20_000;

/**
 * One sniper: leases what is due in the next ten seconds, arms timers on the marketplace's clock, and fires each snipe once. Several may run;
 * a lease and its number decide who fires, and a sniper that dies is followed by another when its lease is over. Does nothing else.
 */
export function startSniper(
  deps: BiddingDeps,
  settings: Partial<SniperSettings> = {},
  timers: Timers = systemTimers,
): Sniper {
  const set: SniperSettings = { ...SNIPER_DEFAULTS, ...settings };
  const owner = newId();
  const times = new Map<string, Known>(
    set.sites.map((site) => [site, { time: createMarketTime(deps.clock), measuredMs: -Infinity }]),
  );
  const timeOf = (site: string): MarketTime => (times.get(site) as { time: MarketTime }).time;
  const armed: ArmedSnipes = createArmedSnipes(deps, set, owner, timeOf, timers);
  const callOff = { tick: (): void => undefined, sign: (): void => undefined };
  let ticking: Promise<void> = Promise.resolve();
  let signing: Promise<void> = Promise.resolve();
  let isStopped = false;
  /** Until then rows may be ours of which we do not know. */
  let unsureUntilMs = -Infinity;

  /** Gives back whether there is more to lease. */
  const tick = async (): Promise<boolean> => {
    // Whether an account may send must be known of everything in our hands.
    await deps.accounts?.fresh();
    let isMore = false;
    for (const [site, known] of times) {
      if (!known.time.isMeasured) await measureFirst(site, known);
      const marketNow = new Date(known.time.nowMs());
      const inHand = deps.clock.monotonicMs() < unsureUntilMs ? armed.ids() : undefined;
      const leased = await leaseSnipes(deps.db, { ...set, owner, site, marketNow, inHand });
      for (const snipe of leased) armed.arm(snipe);
      isMore ||= leased.length === set.limit;
      const first = leased[0];
      const isOld =
        deps.clock.monotonicMs() - known.measuredMs > MEASURE_EVERY_MS ||
        known.time.uncertaintyMs > GOOD_CLOCK_MS;
      if (!first || !isOld || set.recheckAheadMs === 0) continue;
      known.measuredMs = deps.clock.monotonicMs();
      // Not waited for: a slow site must not hold up the leases of the others.
      void readTime(deps, site, first.code, 3_000).then(
        (seen) => seen && known.time.learn(seen.clock),
      );
    }
    return isMore;
  };
  /** What is due depends on the marketplace's clock, so it is asked before anything is leased. */
  const measureFirst = async (site: string, known: Known): Promise<void> => {
    const code = await findNextSniped(deps.db, site);
    if (code === undefined) return;
    if (known.measuredMs === -Infinity) known.time.assume(await lastOffsetMs(deps.db, site));
    known.measuredMs = deps.clock.monotonicMs();
    if (set.recheckAheadMs === 0) return;
    const seen = await readTime(deps, site, code, FIRST_MEASURE_TIMEOUT_MS);
    if (seen) known.time.learn(seen.clock);
  };
  const loop = (): void => {
    ticking = tick()
      .catch((error: Error) => {
        unsureUntilMs = deps.clock.monotonicMs() + LOST_STATEMENT_MS;
        deps.log.error({ error: error.message }, 'the sniper could not lease');
        return false;
      })
      .then((isMore) => {
        if (!isStopped)
          callOff.tick = timers.after(
            isMore ? Math.min(FULL_TICK_MS, set.tickMs) : set.tickMs,
            loop,
          );
      });
  };
  /** By a loop of its own: neither a slow lease nor a slow site may make us look dead. */
  const sign = (): void => {
    signing = (armed.count() > 0 ? stayAlive(deps.db, owner, set.leaseMs) : Promise.resolve())
      .catch((error: Error) =>
        deps.log.error({ error: error.message }, 'the sniper could not give a sign of life'),
      )
      .then(() => {
        if (!isStopped) callOff.sign = timers.after(set.leaseMs / 4, sign);
      });
  };
  const forgetAccounts = deps.accounts?.follow(timers);
  loop();
  sign();

  return {
    async stop() {
      isStopped = true;
      callOff.tick();
      callOff.sign();
      forgetAccounts?.();
      await Promise.all([ticking, signing]);
      await armed.stop();
      await releaseLeases(deps.db, owner);
    },
  };
}
