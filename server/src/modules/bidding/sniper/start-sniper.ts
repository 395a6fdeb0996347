import { systemTimers, type Timers } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/chance.ts';
import type { BiddingDeps } from '../deps.ts';
import { createArmedSnipes } from './armed-snipes.ts';
import { createLeases } from './lease-due.ts';
import { createMarketTime } from './market-time.ts';
import type { SniperSettings } from './sniper-settings.ts';
import { watchSniper } from './snipes-counted.ts';

const SNIPER_DEFAULTS: SniperSettings = {
  sites: ['auction'],
  tickMs: 250,
  aheadMs: 10_000,
  limit: 1_000,
  leaseMs: 1_200,
  recheckAheadMs: 1_500,
  claimAheadMs: 250,
  markAheadMs: 20,
};

export interface Sniper {
  /**
   * When it last looked with success for what is due, on the monotonic clock; its beginning counts
   * as such.
   */
  lastRoundMs(): number;
  stop(): Promise<void>;
}

/** When a statement brought as many as it may, there are more. */
const FULL_TICK_MS = 20;

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
  const times = new Map(set.sites.map((site) => [site, createMarketTime(deps.clock)]));
  const armed = createArmedSnipes(deps, set, owner, times, timers);
  const leases = createLeases(deps, set, owner, times, armed);

  let lastRoundMs = deps.clock.monotonicMs();
  watchSniper(deps, set, armed, () => lastRoundMs);

  const lease = async (): Promise<number> => {
    try {
      const isMore = await leases.take();
      lastRoundMs = deps.clock.monotonicMs();
      return isMore ? Math.min(FULL_TICK_MS, set.tickMs) : set.tickMs;
    } catch (error) {
      leases.becomeUnsure();
      deps.log.error({ error: (error as Error).message }, 'the sniper could not lease');
      return set.tickMs;
    }
  };
  const sign = async (): Promise<number> => {
    try {
      if (armed.count() > 0) await deps.stores.leases.stayAlive(deps.db, owner, set.leaseMs);
    } catch (error) {
      deps.log.error(
        { error: (error as Error).message },
        'the sniper could not give a sign of life',
      );
    }
    return set.leaseMs / 4;
  };
  const forgetAccounts = deps.accounts?.follow(timers);
  const leasing = repeat(lease, timers);
  // By a loop of its own: neither a slow lease nor a slow site may make us look dead.
  const signing = repeat(sign, timers);

  return {
    lastRoundMs: () => lastRoundMs,
    async stop() {
      forgetAccounts?.();
      await leasing.stop();
      const sent = armed.stop();
      await deps.stores.claims
        .freeUnclaimed(deps.db, owner, armed.ids())
        .catch((error: Error) =>
          deps.log.error({ error: error.message }, 'the leases of a sniper could not be freed'),
        );
      // What is claimed stays ours until it is sent: whoever gives no sign of life is taken for
      // dead.
      await sent;
      await signing.stop();
      await deps.stores.leases.release(deps.db, owner);
    },
  };
}

/** Does it now, and again so many milliseconds after its end as it says. */
function repeat(
  work: () => Promise<number>,
  { after }: Pick<Timers, 'after'>,
): { stop(): Promise<void> } {
  let isStopped = false;
  let callOff = (): void => undefined;
  let running = Promise.resolve();
  const run = (): void => {
    running = work().then((againInMs) => {
      if (!isStopped) callOff = after(againInMs, run);
    });
  };
  run();
  return {
    stop() {
      isStopped = true;
      callOff();
      return running;
    },
  };
}
