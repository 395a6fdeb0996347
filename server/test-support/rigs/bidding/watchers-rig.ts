import { afterAll, beforeAll, expect } from 'vitest';
import { type BiddingWorld, createBiddingWorld } from '../../world/bidding-world.ts';
import { createPretendMarket, type PretendMarket } from '../../world/pretend-market.ts';
import { createTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { movableClock } from '../../../src/kernel/clock.ts';
import type { Jobs } from '../../../src/platform/jobs/jobs.ts';
import type { CallOptions } from '../../../src/modules/marketplaces/index.ts';
import type { SiteLine } from '../../../src/modules/marketplaces/reading/site-line.ts';
import { READ_JOB } from '../../../src/modules/bidding/watching/watch-auction.ts';

const RICH = 1_000_000_000;
export const clock = movableClock(new Date());
export const nowMs = (): number => clock.now().getTime();
export const lotOf = (code: string) => ({ site: 'auction', code });
/** When each lot is to be read next; like the queue, one job a key. */
export const due = new Map<string, { code: string; atMs: number }>();
const jobs: Jobs = {
  async add(_trx, name, payload, { key = '', inMs = 0 } = {}) {
    if (name === READ_JOB) due.set(key, { code: String(payload['code']), atMs: nowMs() + inMs });
  },
};
export let platform: TestPlatform;
export let market: PretendMarket;
export let world: BiddingWorld;
/** Questions that reached the marketplace. */
export let asked = 0;
export function setAsked(value: typeof asked): void {
  asked = value;
}
/** What stands before the marketplace; set while our own pace is looked at. */
export let line: SiteLine | undefined;
export function setLine(value: typeof line): void {
  line = value;
}
let lots = 0;
export const broken = new Map<string, Error>();
export const openLot = (endsInMs: number): string => {
  const code = `watched${++lots}`;
  market.open({ code, endsInMs });
  return code;
};
export const openLedLot = async (endsInMs: number): Promise<string> => {
  const code = openLot(endsInMs);
  expect((await world.bid(await world.customerWith(RICH), code, 5_000)).status).toBe('leading');
  return code;
};
/** Takes what is due out of the queue. */
export const takeDue = (): string[] => {
  const ripe = [...due].filter(([, { atMs }]) => atMs <= nowMs());
  for (const [key] of ripe) due.delete(key);
  return ripe.map(([, { code }]) => code);
};
export const look = (code: string) => world.bidding.standingOf('auction', code, undefined);

/** Registers what the tests of a file need before and after them. */
export function setUpWatchersRig(): void {
  beforeAll(async () => {
    platform = await createTestPlatform({ clock });
    market = createPretendMarket({ nowMs });
    const counted = async <Answer>(
      code: string,
      options: CallOptions | undefined,
      answer: () => Answer | Promise<Answer>,
    ): Promise<Answer> => {
      await line?.read({ path: `/${code}`, ...options });
      asked++;
      const failure = broken.get(code);
      if (failure) throw failure;
      return answer();
    };
    world = await createBiddingWorld({
      platform: { ...platform, clock, jobs },
      auctions: {
        ...market.auctions,
        readTimeLeft: (code, options) => counted(code, options, () => market.timeLeft(code)),
        listBids: (code, options) => counted(code, options, () => market.auctions.listBids(code)),
        readStanding: ({ code, account }, options) =>
          counted(code, options, () => market.standing(code, account)),
      },
      findListing: (code) => counted(code, undefined, () => market.listing(code)),
    });
  });
  afterAll(async () => {
    market.close();
    await platform.close();
  });
}
