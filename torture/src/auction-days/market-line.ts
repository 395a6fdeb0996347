import { Outage } from '../../../server/src/kernel/outage.ts';
import { yen } from '../../../server/src/kernel/money.ts';
import {
  AccountShutOut,
  type AuctionCapability,
  type BidAnswer,
  type OwnBidStatus,
  type TimeLeft,
} from '../../../server/src/modules/marketplaces/index.ts';
import type { Chance } from '../chance.ts';
import type { ShutOuts } from './accounts.ts';
import { applyBid, isOpen, type Lot, priceOf, topTwo, winnerOf } from './market-lot.ts';
import type { Process } from './process.ts';
import { dateAt } from './process.ts';
import type { VirtualTime } from './virtual-time.ts';

/** How bad the world is at the moment; all shares of one. Nothing goes wrong any more when it is healed. */
export interface Weather {
  loss: number;
  late: number;
  duplicate: number;
  isHealed: boolean;
}

export interface MarketHooks {
  /** A write left one of our processes; throws when it may not. Gives back what to call when it was applied. */
  left(asked: {
    code: string;
    account: string;
    maximum: number;
    hasMeasured: boolean;
  }): (result: ReturnType<typeof applyBid>) => void;
  /** A reading met a shut door; a write tells of it itself. */
  shutOut(failure: AccountShutOut): void;
  /** Something changed at the marketplace. */
  changed(code: string): void;
}

interface Street {
  readonly time: VirtualTime;
  readonly chance: Chance;
  readonly weather: Weather;
  readonly lots: ReadonlyMap<string, Lot>;
  /** Marketplace time minus virtual time. */
  readonly offsetMs: number;
  readonly hooks: MarketHooks;
  /** Accounts of ours that the marketplace wants to see a person of. */
  readonly shutOuts: ShutOuts;
}

const WRITE_TIMEOUT_MS = 20_000;
const LATEST_APPLY_MS = 90_000;

/** The marketplace as one of our processes sees it, over a line that loses, delays and doubles. */
export function marketFor(
  process: Process,
  { time, chance, weather, lots, offsetMs, hooks, shutOuts }: Street,
): AuctionCapability {
  const lotOf = (code: string): Lot => lots.get(code) as Lot;
  const travelMs = (): number => (chance.happens(0.03) ? chance.below(700) : 5 + chance.below(90));
  let hasMeasured = false;
  const endOf = (lot: Lot): Date => dateAt(lot.endMs + offsetMs);
  const outage = (kind: 'timeout' | 'unreachable' | 'broken', isMaybeApplied = false) =>
    new Outage('virtual', kind, '', undefined, isMaybeApplied);

  /** A question that changes nothing: asked on the way there, answered on the way back. */
  async function ask<Answer>(
    timeoutMs: number,
    look: (roundTripMs: number) => Answer,
  ): Promise<Answer> {
    await process.gate();
    const there = travelMs();
    const roundTripMs = there + travelMs();
    return new Promise((resolve, reject) => {
      if (chance.happens(weather.loss / 2))
        return process.deliver(time.nowMs() + (chance.happens(0.5) ? timeoutMs : there), () =>
          reject(outage('timeout')),
        );
      if (roundTripMs > timeoutMs)
        return process.deliver(time.nowMs() + timeoutMs, () => reject(outage('timeout')));
      time.at(time.nowMs() + there, () => {
        const back = time.nowMs() + roundTripMs - there;
        try {
          const answer = look(roundTripMs);
          process.deliver(back, () => resolve(answer));
        } catch (failure) {
          process.deliver(back, () => {
            if (failure instanceof AccountShutOut) hooks.shutOut(failure);
            reject(failure);
          });
        }
      });
    });
  }

  const readTimeLeft: AuctionCapability['readTimeLeft'] = async (
    code,
    { timeoutMs = 8_000 } = {},
  ) => {
    const leftAt = process.clock.monotonicMs();
    const seen = await ask(timeoutMs, () => {
      const lot = lotOf(code);
      const marketMs = dateAt(time.nowMs() + offsetMs).getTime();
      return {
        lot: {
          endsAt: endOf(lot),
          isOpen: isOpen(lot, time.nowMs()),
          price: yen(priceOf(lot)),
          bidCount: lot.bidCount,
        },
        marketMs,
      };
    });
    hasMeasured = true;
    const roundTripMs = process.clock.monotonicMs() - leftAt;
    const now = process.clock.now();
    const clock = {
      offsetMs: seen.marketMs + roundTripMs / 2 - now.getTime(),
      uncertaintyMs: roundTripMs / 2 + 1,
      roundTripMs,
      measuredAt: now,
    };
    return { code, ...seen.lot, clock } satisfies TimeLeft;
  };

  const readStanding: AuctionCapability['readStanding'] = ({ code, account }) =>
    ask(8_000, (): OwnBidStatus => {
      const sign = shutOuts.get(account);
      if (sign) throw new AccountShutOut('virtual', account, sign, '');
      const lot = lotOf(code);
      const mine = lot.maximums.get(account);
      const isHighest = topTwo(lot)[0]?.bidder === account;
      const isOver = !isOpen(lot, time.nowMs());
      const isWinner = isOver && winnerOf(lot)?.bidder === account;
      return {
        code,
        hasBid: mine !== undefined,
        ourMaximum: mine && yen(mine.maximum),
        isHighestBidder: isHighest,
        price: yen(priceOf(lot)),
        isOpen: !isOver,
        isWinner,
        orderNumber: isWinner ? `N-${code}` : undefined,
        endsAt: endOf(lot),
      };
    });

  const placeBid: AuctionCapability['placeBid'] = async ({ code, maximum, account }) => {
    await process.gate();
    const noteApplied = hooks.left({ code, account, maximum, hasMeasured });
    const there = travelMs();
    const take = (): BidAnswer => {
      const lot = lotOf(code);
      const result = applyBid(lot, account, maximum, time.nowMs());
      noteApplied(result);
      hooks.changed(code);
      if (!result.isPlaced) return { isPlaced: false, reason: result.reason, detail: '' };
      return {
        isPlaced: true,
        isHighestBidder: result.isHighest,
        price: yen(priceOf(lot)),
        bidCount: lot.bidCount,
        endsAt: endOf(lot),
      };
    };
    const takeAt = (ms: number): void => void time.at(ms, take);
    return new Promise((resolve, reject) => {
      const fail = (
        afterMs: number,
        kind: 'timeout' | 'unreachable' | 'broken',
        isMaybeApplied = true,
      ): void =>
        process.deliver(time.nowMs() + afterMs, () => reject(outage(kind, isMaybeApplied)));
      const draw = chance.part();
      if (draw < weather.loss / 4) return fail(there, 'unreachable');
      if (draw < weather.loss / 4 + weather.late) {
        takeAt(time.nowMs() + there + chance.below(LATEST_APPLY_MS));
        return fail(WRITE_TIMEOUT_MS, 'timeout');
      }
      if (draw > 1 - weather.loss / 8) {
        return process.deliver(time.nowMs() + there * 2, () =>
          resolve({ isPlaced: false, reason: 'congested', detail: '991' }),
        );
      }
      time.at(time.nowMs() + there, () => {
        const sign = shutOuts.get(account);
        // A gatekeeper that stands before the site took nothing; a page that comes instead of an answer says nothing about the bid.
        if (sign) {
          const isMaybeApplied = chance.happens(0.4);
          if (isMaybeApplied && chance.happens(0.5)) take();
          return process.deliver(time.nowMs() + travelMs(), () =>
            reject(new AccountShutOut('virtual', account, sign, '', isMaybeApplied)),
          );
        }
        const answer = take();
        // Taken twice by the marketplace itself; what it refused it does not take after all.
        if (answer.isPlaced && chance.happens(weather.duplicate))
          takeAt(time.nowMs() + chance.below(3_000));
        if (chance.happens(weather.loss / 2))
          return chance.happens(0.5)
            ? fail(WRITE_TIMEOUT_MS, 'timeout')
            : fail(travelMs(), 'broken');
        process.deliver(time.nowMs() + travelMs(), () => resolve(answer));
      });
    });
  };

  return {
    readTimeLeft,
    readStanding,
    placeBid,
    listBids: () => Promise.reject(outage('unreachable')),
  };
}
