import { yen } from '../../../../server/src/kernel/money.ts';
import {
  AccountShutOut,
  type AuctionCapability,
  type OwnBidStatus,
  type TimeLeft,
} from '../../../../server/src/modules/marketplaces/index.ts';
import { dateAt, type Process } from '../process.ts';
import { isOpen, type Lot, priceOf, topTwo, winnerOf } from './lot.ts';
import { endOf, outage, type Street, travelMs } from './street.ts';

const QUESTION_TIMEOUT_MS = 8_000;

/** A question that changes nothing: asked on the way there, answered on the way back. */
async function ask<Answer>(
  process: Process,
  street: Street,
  timeoutMs: number,
  look: (roundTripMs: number) => Answer,
): Promise<Answer> {
  const { time, chance, weather, hooks } = street;
  await process.gate();
  const there = travelMs(street);
  const roundTripMs = there + travelMs(street);
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

/** Asks for the time that is left, and so for the marketplace's clock. */
export function timeReader(process: Process, street: Street): AuctionCapability['readTimeLeft'] {
  const { time, lots, offsetMs } = street;
  return async (code, { timeoutMs = QUESTION_TIMEOUT_MS } = {}) => {
    const leftAt = process.clock.monotonicMs();
    const seen = await ask(process, street, timeoutMs, () => {
      const lot = lots.get(code) as Lot;
      const marketMs = dateAt(time.nowMs() + offsetMs).getTime();
      return {
        lot: {
          endsAt: endOf(street, lot),
          isOpen: isOpen(lot, time.nowMs()),
          price: yen(priceOf(lot)),
          bidCount: lot.bidCount,
        },
        marketMs,
      };
    });
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
}

/** Asks how an account of ours stands. */
export const standingReader =
  (process: Process, street: Street): NonNullable<AuctionCapability['readStanding']> =>
  ({ code, account }) =>
    ask(process, street, QUESTION_TIMEOUT_MS, (): OwnBidStatus => {
      const { time, lots, shutOuts } = street;
      const sign = shutOuts.get(account);
      if (sign) throw new AccountShutOut('virtual', account, sign, '');
      const lot = lots.get(code) as Lot;
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
        endsAt: endOf(street, lot),
      };
    });
