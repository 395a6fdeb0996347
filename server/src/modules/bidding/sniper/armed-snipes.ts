import type { Timers } from '../../../kernel/clock.ts';
import { bidStepAt } from '../../pricing/index.ts';
import type { BiddingDeps } from '../deps.ts';
import type { RemoteBid } from '../rules/bid.ts';
import { minimumBid } from '../placing/rules/next-bids.ts';
import { bookNextTry, readTime, recheckSnipe } from './recheck-snipe.ts';
import { send } from '../sending/send-bid.ts';
import type { Sent } from '../sending/sent-bid.ts';
import { bookSurely } from './book-surely.ts';
import { createLowPriorityQueue } from './low-priority-queue.ts';
import type { LeasedSnipe } from './lease-store.ts';
import { claimSnipes, stillLeased } from './claim-store.ts';
import type { MarketTime } from './market-time.ts';
import { createQueue } from './queue.ts';
import { createShots, type Shots } from './shots.ts';
import type { SniperSettings } from './sniper-settings.ts';

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
  /** Calls off what is planned next. */
  callOff: () => void;
  isRechecked: boolean;
  isClaiming: boolean;
  seen: { readonly endSeen: string; readonly priceSeen: number } | undefined;
}

const SAME_END_MS = 1_500;
const RECHECK_TIMEOUT_MS = 1_200;
/** As long as the marketplace's clock was not measured: how soon to look again, and until when before the end. */
const MEASURE_AGAIN_MS = 400;
const LAST_MOMENT_MS = 1_000;
const CONGESTED_PAUSE_MS = 300;
const CONGESTED_LEFT_MS = 800;
/** A booked write is taken for lost after 45 s. */
const LONGEST_BOOKED_MS = 40_000;
/** Longer waits than this are cut, because the clock may be measured better meanwhile. */
const LONGEST_NAP_MS = 2_000;
/** Claims are gathered this long, so that many snipes cost few statements. */
const CLAIM_GATHER_MS = 20;
/** While more shots than this are about to leave, answers wait to be booked: the loop belongs to the shots. */
const BUSY_SHOTS = 20;
/** Each snipe in our hands makes all read the end again, and claim, this much earlier: ten thousand in one second are booked before the first leaves. */
const CLAIM_COST_MS = 0.3;
const CLAIM_BATCH = 500;
const LONGEST_BOOKING_WAIT_MS = 5_000;

/** The snipes in this process's hands, from the lease to the booked answer. */
export function createArmedSnipes(
  deps: BiddingDeps,
  set: SniperSettings,
  owner: string,
  timeOf: (site: string) => MarketTime,
  { sleep, after }: Timers,
): ArmedSnipes {
  const held = new Map<string, Armed>();
  const rechecks = createQueue(16);
  const bookings = createQueue(8);
  const underWay = new Set<Promise<unknown>>();
  const toClaim: Armed[] = [];
  let isFlushing = false;
  let isFlushPlanned = false;
  let isStopped = false;
  const shots = new Map(
    set.sites.map((site) => [site, createShots(() => timeOf(site).nowMs(), { after })]),
  );
  const untilItsMoment = ({ snipe }: Armed): Promise<void> =>
    (shots.get(snipe.site) as Shots).until(snipe.fireOnMarket);
  const isBusy = (): boolean => [...shots.values()].some((of) => of.count() > BUSY_SHOTS);
  const untilIdle = createLowPriorityQueue(isBusy, LONGEST_BOOKING_WAIT_MS, deps.clock, { after });

  const leftMs = ({ snipe }: Armed): number => snipe.fireOnMarket - timeOf(snipe.site).nowMs();
  const track = (work: Promise<unknown>): void => {
    underWay.add(work);
    work
      .catch((error: Error) =>
        deps.log.error({ error: error.message }, 'a snipe could not be finished'),
      )
      .finally(() => underWay.delete(work));
  };

  const drop = (armed: Armed): void => {
    armed.callOff();
    if (held.get(armed.snipe.bidId) === armed) held.delete(armed.snipe.bidId);
  };

  /** Does what is due for this snipe, and comes back when the next thing is. */
  const advance = (armed: Armed): void => {
    if (isStopped || held.get(armed.snipe.bidId) !== armed || armed.isClaiming) return;
    const left = leftMs(armed);
    const burstMs = held.size * CLAIM_COST_MS;
    const [recheckAheadMs, claimAheadMs] = [
      set.recheckAheadMs === 0 ? 0 : set.recheckAheadMs + burstMs,
      set.claimAheadMs + burstMs,
    ];
    if (!armed.isRechecked && left <= recheckAheadMs) {
      armed.isRechecked = true;
      track(rechecks.run(() => recheck(armed)));
    }
    if (left <= claimAheadMs && mayMeasureFirst(armed)) {
      // Asked again without waiting for an answer that may never come.
      armed.isRechecked = false;
      armed.callOff = after(MEASURE_AGAIN_MS, () => advance(armed));
      return;
    }
    if (left <= claimAheadMs) {
      armed.isClaiming = true;
      toClaim.push(armed);
      flushSoon();
      return;
    }
    const next = armed.isRechecked
      ? left - claimAheadMs
      : left - Math.max(recheckAheadMs, claimAheadMs);
    armed.callOff = after(Math.min(Math.max(next, 1), LONGEST_NAP_MS), () => advance(armed));
  };

  /** The moment is only somebody else's guess so far, and there is time to ask for it. */
  const mayMeasureFirst = (armed: Armed): boolean =>
    set.recheckAheadMs > 0 &&
    !timeOf(armed.snipe.site).isMeasured &&
    timeOf(armed.snipe.site).nowMs() < armed.snipe.endOnMarket - LAST_MOMENT_MS;

  const flushSoon = (): void => {
    if (isFlushPlanned) return;
    isFlushPlanned = true;
    after(CLAIM_GATHER_MS, () => {
      isFlushPlanned = false;
      track(flush());
    });
  };

  const recheck = async (armed: Armed): Promise<void> => {
    if (
      set.recheckAheadMs === 0 ||
      isStopped ||
      armed.isClaiming ||
      (leftMs(armed) < 0 && !mayMeasureFirst(armed))
    )
      return;
    const { bidId, site, code, endOnMarket, maximum } = armed.snipe;
    const seen = await readTime(deps, site, code, RECHECK_TIMEOUT_MS);
    if (!seen) return;
    timeOf(site).learn(seen.clock);
    armed.seen = { endSeen: seen.endsAt.toISOString(), priceSeen: seen.price };
    const isPlanned =
      Math.abs(seen.endsAt.getTime() - endOnMarket) < SAME_END_MS &&
      minimumBid(seen, bidStepAt) <= maximum;
    if (isPlanned || !seen.isOpen) return;
    await recheckSnipe(deps, bidId, seen);
    const kept = await stillLeased(deps.db, owner, [armed.snipe]);
    if (!kept.has(bidId)) drop(armed);
  };

  /** Books all that are due in one statement; what does not come back was taken from us, or is asked for again. */
  const flush = async (): Promise<void> => {
    if (toClaim.length === 0) return;
    if (isFlushing) return flushSoon();
    isFlushing = true;
    // Leased anew meanwhile: the old one must not be taken for the new one's booking, or both would send it.
    const batch = toClaim
      .splice(0, CLAIM_BATCH)
      .filter((armed) => held.get(armed.snipe.bidId) === armed);
    if (toClaim.length > 0) flushSoon();
    let unclaimed = batch;
    try {
      const booked = new Map(
        (
          await claimSnipes(
            deps.db,
            owner,
            batch.map(({ snipe }) => snipe),
            deps.clock.now(),
          )
        ).map((remote) => [remote.bidId, remote]),
      );
      deps.crash?.('claimed');
      unclaimed = batch.filter(({ snipe }) => !booked.has(snipe.bidId));
      for (const armed of batch) {
        const remote = booked.get(armed.snipe.bidId);
        if (remote) track(fire(armed, remote));
      }
      if (unclaimed.length > 0) await claimAgain(unclaimed);
    } catch (error) {
      deps.log.error({ error: (error as Error).message }, 'snipes could not be claimed');
      toClaim.push(...unclaimed);
      if (!isStopped) flushSoon();
    } finally {
      isFlushing = false;
    }
  };

  const claimAgain = async (missing: readonly Armed[]): Promise<void> => {
    const kept = await stillLeased(
      deps.db,
      owner,
      missing.map(({ snipe }) => snipe),
    );
    for (const armed of missing) {
      const isOver = timeOf(armed.snipe.site).nowMs() > armed.snipe.endOnMarket;
      if (!kept.has(armed.snipe.bidId) || isOver || isStopped) drop(armed);
      else toClaim.push(armed);
    }
    if (toClaim.length > 0) flushSoon();
  };

  /** Waits for the moment, never early, sends once, books the answer. */
  const fire = async (armed: Armed, first: RemoteBid): Promise<void> => {
    await untilItsMoment(armed);
    const time = timeOf(armed.snipe.site);
    let remote: RemoteBid | undefined = first;
    while (remote) {
      const current: RemoteBid = remote;
      deps.crash?.('before-send');
      const sentOnMarket = time.nowMs();
      const { offsetMs, uncertaintyMs } = time;
      const sent = await send(deps, current);
      deps.crash?.('after-send');
      await untilIdle();
      const facts = {
        plannedAt: new Date(armed.snipe.fireOnMarket).toISOString(),
        sentOnMarket: new Date(sentOnMarket).toISOString(),
        lateMs: Math.round(sentOnMarket - armed.snipe.fireOnMarket),
        offsetMs,
        uncertaintyMs,
        endSeen: armed.seen?.endSeen ?? null,
        priceSeen: armed.seen?.priceSeen ?? null,
      };
      const isTime =
        armed.snipe.endOnMarket - time.nowMs() > CONGESTED_LEFT_MS &&
        leftMs(armed) < LONGEST_BOOKED_MS;
      const isAgain: boolean = isCongested(sent) && current.step < first.step + 3 && isTime;
      remote = isAgain ? await bookings.run(() => bookNextTry(deps, current)) : undefined;
      if (!remote) await bookings.run(() => bookSurely(deps, sleep, current, sent, facts));
      else await sleep(CONGESTED_PAUSE_MS);
      // Sent by a guess at the marketplace's clock, it may have been early; meanwhile the clock may be known.
      if (remote) await untilItsMoment(armed);
    }
    deps.crash?.('answer-booked');
    drop(armed);
  };

  return {
    arm(snipe) {
      const before = held.get(snipe.bidId);
      before?.callOff();
      const armed: Armed = {
        snipe,
        callOff: () => undefined,
        isRechecked: set.recheckAheadMs === 0,
        isClaiming: false,
        seen: undefined,
      };
      held.set(snipe.bidId, armed);
      advance(armed);
    },
    count: () => held.size,
    ids: () => [...held.keys()],
    async stop() {
      isStopped = true;
      for (const armed of held.values()) armed.callOff();
      while (underWay.size > 0) await Promise.allSettled([...underWay]);
    },
  };
}

const isCongested = ({ result }: Sent): boolean =>
  result.kind === 'refused' && result.reason === 'congested';
