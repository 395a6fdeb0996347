import type { Timers } from '../../../kernel/clock.ts';
import { createUnderWay } from '../../../kernel/under-way.ts';
import type { BiddingDeps } from '../deps.ts';
import { createClaims, type Holder } from './claim-due.ts';
import { type ClaimedSnipe, createShooter } from './fire-snipe.ts';
import type { LeasedSnipe } from './lease-store.ts';
import type { MarketTime } from './market-time.ts';
import { createQueue } from './queue.ts';
import { isAsPlanned, readTime, recheckSnipe } from './recheck-snipe.ts';
import { aheadOf, type SniperSettings } from './sniper-settings.ts';

export interface ArmedSnipes {
  arm(snipe: LeasedSnipe): void;
  /** How many are in our hands. */
  count(): number;
  ids(): readonly string[];
  /** Drops what is not claimed, and waits for what is. */
  stop(): Promise<void>;
}

interface Armed {
  readonly snipe: LeasedSnipe;
  readonly time: MarketTime;
  /** Calls off what is planned next. */
  callOff: () => void;
  isRechecked: boolean;
  isClaiming: boolean;
  seen: ClaimedSnipe['seen'];
}

const RECHECK_TIMEOUT_MS = 1_200;
/** As long as the marketplace's clock was not measured: how soon to look again, and until when before the end. */
const MEASURE_AGAIN_MS = 400;
const LAST_MOMENT_MS = 1_000;
/** Longer waits than this are cut, because the clock may be measured better meanwhile. */
const LONGEST_NAP_MS = 2_000;

/** The snipes in this process's hands, from the lease to the booked answer. `times`: the clocks of the marketplaces. */
export function createArmedSnipes(
  deps: BiddingDeps,
  set: SniperSettings,
  owner: string,
  times: ReadonlyMap<string, MarketTime>,
  timers: Timers,
): ArmedSnipes {
  const hand = createHand();
  const rechecks = createQueue(16);
  const underWay = createUnderWay((error) =>
    deps.log.error({ error: error.message }, 'a snipe could not be finished'),
  );
  let isStopped = false;
  const ahead = () => aheadOf(set, hand.count());
  const shooter = createShooter(deps, owner, times, () => ahead().markAheadMs, timers, underWay);
  const holder: Holder<Armed> = {
    isHeld: hand.has,
    isTooLate: ({ snipe, time }) => isStopped || time.nowMs() > snipe.endOnMarket,
    claimed: (armed, write) =>
      underWay.track(shooter.fire(armed, write).finally(() => hand.drop(armed))),
    gone: hand.drop,
  };
  const claims = createClaims(deps, owner, holder, timers, underWay);

  const recheck = async (armed: Armed): Promise<void> => {
    if (isStopped || armed.isClaiming || (leftMs(armed) < 0 && !mayMeasure(armed))) return;
    if (!(await isStillOurs(deps, owner, armed))) hand.drop(armed);
  };
  const mayMeasure = (armed: Armed): boolean => set.recheckAheadMs > 0 && isGuess(armed);
  /** Does what is due for this snipe, and comes back when the next thing is. */
  const advance = (armed: Armed): void => {
    if (isStopped || !hand.has(armed) || armed.isClaiming) return;
    const { recheckAheadMs, claimAheadMs } = ahead();
    const left = leftMs(armed);
    if (!armed.isRechecked && left <= recheckAheadMs) {
      armed.isRechecked = true;
      underWay.track(rechecks.run(() => recheck(armed)));
    }
    let nextMs = left - (armed.isRechecked ? claimAheadMs : Math.max(recheckAheadMs, claimAheadMs));
    if (left <= claimAheadMs) {
      armed.isClaiming = !mayMeasure(armed);
      if (armed.isClaiming) return claims.add(armed);
      // Asked again without waiting for an answer that may never come.
      armed.isRechecked = false;
      nextMs = MEASURE_AGAIN_MS;
    }
    armed.callOff = timers.after(napOf(nextMs), () => advance(armed));
  };

  return {
    arm: (snipe) => advance(hand.put(armedOf(snipe, times.get(snipe.site) as MarketTime, set))),
    count: hand.count,
    ids: hand.ids,
    stop() {
      isStopped = true;
      hand.callOffAll();
      return underWay.settled();
    },
  };
}

/** What is in our hands: the newest lease of each snipe. */
function createHand() {
  const held = new Map<string, Armed>();
  const has = (armed: Armed): boolean => held.get(armed.snipe.bidId) === armed;
  return {
    has,
    put(armed: Armed): Armed {
      held.get(armed.snipe.bidId)?.callOff();
      held.set(armed.snipe.bidId, armed);
      return armed;
    },
    drop(armed: Armed): void {
      armed.callOff();
      if (has(armed)) held.delete(armed.snipe.bidId);
    },
    count: () => held.size,
    ids: () => [...held.keys()],
    callOffAll(): void {
      for (const armed of held.values()) armed.callOff();
    },
  };
}

const armedOf = (snipe: LeasedSnipe, time: MarketTime, set: SniperSettings): Armed => ({
  snipe,
  time,
  callOff: () => undefined,
  isRechecked: set.recheckAheadMs === 0,
  isClaiming: false,
  seen: undefined,
});

const napOf = (ms: number): number => Math.min(Math.max(ms, 1), LONGEST_NAP_MS);

const leftMs = ({ snipe, time }: Armed): number => snipe.fireOnMarket - time.nowMs();

/** The moment is only somebody else's guess so far, and there is time to ask for it. */
const isGuess = ({ snipe, time }: Armed): boolean =>
  !time.isMeasured && time.nowMs() < snipe.endOnMarket - LAST_MOMENT_MS;

/**
 * Reads the lot once more, learns the marketplace's clock from it, and looks whether the snipe
 * stays as it was leased.
 */
async function isStillOurs(deps: BiddingDeps, owner: string, armed: Armed): Promise<boolean> {
  const { snipe, time } = armed;
  const seen = await readTime(deps, snipe.site, snipe.code, RECHECK_TIMEOUT_MS);
  if (!seen) return true;
  time.learn(seen.clock);
  armed.seen = { endSeen: seen.endsAt.toISOString(), priceSeen: seen.price };
  if (isAsPlanned(snipe, seen) || !seen.isOpen) return true;
  await recheckSnipe(deps, snipe.bidId, seen);
  return (await deps.stores.claims.stillLeased(deps.db, owner, [snipe])).has(snipe.bidId);
}
