import type { BiddingDeps } from '../deps.ts';
import type { ArmedSnipes } from './armed-snipes.ts';
import type { MarketTime } from './market-time.ts';
import { readTime } from './recheck-snipe.ts';
import type { SniperSettings } from './sniper-settings.ts';

const FIRST_MEASURE_TIMEOUT_MS = 1_000;
const MEASURE_TIMEOUT_MS = 3_000;
const MEASURE_EVERY_MS = 5_000;
const GOOD_CLOCK_MS = 40;
/** A statement whose answer was lost may still be done for so long; the pool ends it then. */
const LOST_STATEMENT_MS = 20_000;

/** Later than anything that is planned. */
const FOR_EVER = new Date('9999-01-01T00:00:00Z');

interface Site {
  readonly name: string;
  readonly time: MarketTime;
  measuredMs: number;
}

export interface Leases {
  /** Takes what is due soon, of every site. Whether there is more to take at once. */
  take(): Promise<boolean>;
  /** A statement's answer was lost: rows may be ours of which we do not know. */
  becomeUnsure(): void;
}

/**
 * Leases what is due soon, what dead snipers claimed and did not send before all, and keeps the
 * clocks of the marketplaces measured.
 */
export function createLeases(
  deps: BiddingDeps,
  set: SniperSettings,
  owner: string,
  times: ReadonlyMap<string, MarketTime>,
  armed: Pick<ArmedSnipes, 'arm' | 'ids'>,
): Leases {
  const sites = [...times].map(([name, time]): Site => ({ name, time, measuredMs: -Infinity }));
  let unsureUntilMs = -Infinity;
  const takeOf = async (site: Site): Promise<number> => {
    if (!site.time.isMeasured) await measureFirst(deps, set, site);
    const leased = await deps.stores.leases.lease(deps.db, {
      ...set,
      owner,
      site: site.name,
      marketNow: new Date(site.time.nowMs()),
      inHand: deps.clock.monotonicMs() < unsureUntilMs ? armed.ids() : undefined,
    });
    for (const snipe of leased) armed.arm(snipe);
    if (leased[0] && set.recheckAheadMs > 0) measureAgain(deps, site, leased[0].code);
    return leased.length;
  };
  return {
    async take() {
      if (!(await deps.stores.leases.hasWork(deps.db, set.sites, dueBefore(sites, set))))
        return false;
      // Whether an account may send must be known of everything in our hands.
      await deps.accounts?.fresh();
      const givenBack = await deps.stores.marks.giveBackOfDead(
        deps.db,
        set.sites,
        deps.clock.now(),
      );
      if (givenBack > 0) deps.log.warn({ givenBack }, 'snipes of a dead sniper wait again');
      let isMore = false;
      for (const site of sites) isMore = (await takeOf(site)) === set.limit || isMore;
      return isMore;
    },
    becomeUnsure() {
      unsureUntilMs = deps.clock.monotonicMs() + LOST_STATEMENT_MS;
    },
  };
}

/** What fires later is left for another look. A clock that nobody measured may be wrong by hours. */
const dueBefore = (sites: readonly Site[], { aheadMs }: SniperSettings): Date =>
  sites.every(({ time }) => time.isMeasured)
    ? new Date(Math.max(...sites.map(({ time }) => time.nowMs())) + aheadMs)
    : FOR_EVER;

/** What is due depends on the marketplace's clock, so it is asked before anything is leased. */
async function measureFirst(deps: BiddingDeps, set: SniperSettings, site: Site): Promise<void> {
  const code = await deps.stores.leases.findNext(deps.db, site.name);
  if (code === undefined) return;
  if (site.measuredMs === -Infinity)
    site.time.assume(await deps.stores.leases.lastOffsetMs(deps.db, site.name));
  site.measuredMs = deps.clock.monotonicMs();
  if (set.recheckAheadMs === 0) return;
  const seen = await readTime(deps, site.name, code, FIRST_MEASURE_TIMEOUT_MS);
  if (seen) site.time.learn(seen.clock);
}

/**
 * Reads a lot for the clock when it was measured long ago, or badly. Not waited for: a slow site
 * must not hold up the leases of the others.
 */
function measureAgain(deps: BiddingDeps, site: Site, code: string): void {
  const nowMs = deps.clock.monotonicMs();
  const isOld =
    nowMs - site.measuredMs > MEASURE_EVERY_MS || site.time.uncertaintyMs > GOOD_CLOCK_MS;
  if (!isOld) return;
  site.measuredMs = nowMs;
  void readTime(deps, site.name, code, MEASURE_TIMEOUT_MS).then(
    (seen) => seen && site.time.learn(seen.clock),
  );
}
