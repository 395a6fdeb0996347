import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '../../../server/src/kernel/clock.ts';
import type { TimeLeft } from '../../../server/src/modules/marketplaces/index.ts';
import { createPretendMarket } from '../../../server/test-support/world/pretend-market.ts';
import { now } from './snipe-rig.ts';

/** The marketplace takes this long for an answer. */
const ANSWER_MS = 40;

/** The pretend market, which takes its time and counts what it is asked. */
export function countedMarket() {
  const market = createPretendMarket({ nowMs: () => systemClock.now().getTime() });
  /** Lot -> how often the marketplace was asked, and when a reading first saw which number of bids. */
  const asked = new Map<string, number>();
  const seen = new Map<string, number>();
  const answer = async <Answer>(code: string, read: () => Answer): Promise<Answer> => {
    asked.set(code, (asked.get(code) ?? 0) + 1);
    await sleep(ANSWER_MS);
    return read();
  };
  const noted = (time: TimeLeft): TimeLeft => {
    const key = `${time.code}:${time.bidCount}`;
    if (!seen.has(key)) seen.set(key, now());
    return time;
  };
  return {
    market,
    asked,
    seen,
    auctions: {
      ...market.auctions,
      readTimeLeft: (code: string) => answer(code, () => noted(market.timeLeft(code))),
      readStanding: ({ code, account }: { code: string; account: string }) =>
        answer(code, () => market.standing(code, account)),
    },
    findListing: (code: string) => answer(code, () => market.listing(code)),
  };
}
