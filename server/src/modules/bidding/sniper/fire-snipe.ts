import type { Timers } from '../../../kernel/clock.ts';
import type { UnderWay } from '../../../kernel/under-way.ts';
import type { BiddingDeps } from '../deps.ts';
import type { RemoteBid } from '../rules/bid.ts';
import { send } from '../sending/send-bid.ts';
import type { Sent } from '../sending/sent-bid.ts';
import type { ReceiptFacts } from '../settling/receipt-store.ts';
import { bookSurely } from './book-surely.ts';
import type { LeasedSnipe } from './lease-store.ts';
import { createLowPriorityQueue } from './low-priority-queue.ts';
import { createMarks } from './mark-due.ts';
import type { MarketTime } from './market-time.ts';
import { createQueue } from './queue.ts';
import { bookNextTry } from './recheck-snipe.ts';
import { createShots, type Shots } from './shots.ts';
import { countSent } from './snipes-counted.ts';

const CONGESTED_PAUSE_MS = 300;
const CONGESTED_LEFT_MS = 800;
const MOST_TRIES = 4;
/** A booked write is taken for lost after 45 s. */
const LONGEST_BOOKED_MS = 40_000;
/** While more shots than this are about to leave, answers wait to be booked: the loop belongs to the shots. */
const BUSY_SHOTS = 20;
const LONGEST_BOOKING_WAIT_MS = 5_000;

/** A claimed snipe, with what the lot looked like when it was read last. */
export interface ClaimedSnipe {
  readonly snipe: LeasedSnipe;
  readonly seen: { readonly endSeen: string; readonly priceSeen: number } | undefined;
}

export interface Shooter {
  /**
   * Waits for the moment, never early; marks the write, sends it once, books the answer. Sends
   * nothing when the mark is refused.
   */
  fire(claimed: ClaimedSnipe, write: RemoteBid): Promise<void>;
}

/** Sends claimed snipes, each at its moment on the clock of its marketplace. */
export function createShooter(
  deps: BiddingDeps,
  owner: string,
  times: ReadonlyMap<string, MarketTime>,
  markAheadMs: () => number,
  timers: Timers,
  underWay: UnderWay,
): Shooter {
  const bookings = createQueue(8);
  const marks = createMarks(deps, owner, timers, underWay);
  const shots = new Map([...times].map(([site, time]) => [site, createShots(time.nowMs, timers)]));
  const isBusy = (): boolean => [...shots.values()].some((of) => of.count() > BUSY_SHOTS);
  const untilIdle = createLowPriorityQueue(isBusy, LONGEST_BOOKING_WAIT_MS, deps.clock, timers);

  /** The write was sent; gives the next one when the marketplace was congested and there is time. */
  const book = async (
    current: RemoteBid,
    sent: Sent,
    { isAgain, facts }: { readonly isAgain: boolean; readonly facts: ReceiptFacts },
  ): Promise<RemoteBid | undefined> => {
    const next = isAgain ? await bookings.run(() => bookNextTry(deps, current)) : undefined;
    if (next) await timers.sleep(CONGESTED_PAUSE_MS);
    else await bookings.run(() => bookSurely(deps, timers.sleep, current, sent, facts));
    return next;
  };

  return {
    async fire(claimed, first) {
      const { site, fireOnMarket, endOnMarket } = claimed.snipe;
      const time = times.get(site) as MarketTime;
      const { until } = shots.get(site) as Shots;
      // A clock that nobody measured may say that it is over when it is not.
      const isOver = (): boolean => time.nowMs() > endOnMarket + time.uncertaintyMs;
      let write: RemoteBid | undefined = first;
      while (write) {
        const current: RemoteBid = write;
        await until(fireOnMarket - markAheadMs());
        if (!(await marks.mark(current, isOver))) return;
        deps.crash?.('marked');
        await until(fireOnMarket);
        deps.crash?.('before-send');
        const leaving = leavingAt(time);
        const sent = await send(deps, current);
        deps.crash?.('after-send');
        await untilIdle();
        countSent(deps, site, sent, leaving.onMarket - fireOnMarket);
        const isTime =
          endOnMarket - time.nowMs() > CONGESTED_LEFT_MS &&
          fireOnMarket - time.nowMs() < LONGEST_BOOKED_MS;
        write = await book(current, sent, {
          isAgain: isTime && isCongested(sent) && current.step < first.step + MOST_TRIES - 1,
          facts: factsOf(claimed, leaving),
        });
      }
      deps.crash?.('answer-booked');
    },
  };
}

interface Leaving {
  readonly onMarket: number;
  readonly offsetMs: number;
  readonly uncertaintyMs: number;
}
const leavingAt = (time: MarketTime): Leaving => ({
  onMarket: time.nowMs(),
  offsetMs: time.offsetMs,
  uncertaintyMs: time.uncertaintyMs,
});

const factsOf = ({ snipe, seen }: ClaimedSnipe, leaving: Leaving): ReceiptFacts => ({
  plannedAt: new Date(snipe.fireOnMarket).toISOString(),
  sentOnMarket: new Date(leaving.onMarket).toISOString(),
  lateMs: Math.round(leaving.onMarket - snipe.fireOnMarket),
  offsetMs: leaving.offsetMs,
  uncertaintyMs: leaving.uncertaintyMs,
  endSeen: seen?.endSeen ?? null,
  priceSeen: seen?.priceSeen ?? null,
});

const isCongested = ({ result }: Sent): boolean =>
  result.kind === 'refused' && result.reason === 'congested';
