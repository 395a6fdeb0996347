import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BiddingWorld, createBiddingWorld } from '../../../test-support/bidding-world.ts';
import { createPretendMarket, type PretendMarket } from '../../../test-support/pretend-market.ts';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { systemClock } from '../../kernel/clock.ts';

const LEAD_MS = 4_000;
let platform: TestPlatform;
let market: PretendMarket;
let world: BiddingWorld;
let customer: string;
let lots = 0;

beforeAll(async () => {
  platform = await createTestPlatform();
  market = createPretendMarket({ nowMs: () => systemClock.now().getTime(), offsetMs: 500, lateMs: 100 });
  world = await createBiddingWorld({ platform, auctions: market.auctions, findListing: async (code) => market.listing(code) });
  customer = await world.customerWith(1_000_000_000);
});
afterAll(async () => {
  market.close();
  await platform.close();
});

async function snipe(fireInMs: number, mode: 'now' | 'snipe' = 'snipe') {
  const code = `figure${++lots}`;
  const lot = market.open({ code, endsInMs: 6_000_000 });
  lot.endsAtMs = market.marketNow() + fireInMs + LEAD_MS;
  return world.bid(customer, code, 5_000, { mode });
}
const read = (code: string) => world.bidding.readAuction({ site: 'auction', code });
const close = async (code: string) => {
  market.end(code);
  await read(code);
};
const statusOf = async (id: string) => (await platform.db.selectFrom('bids').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const until = async (check: () => Promise<boolean>): Promise<void> => {
  for (const start = performance.now(); performance.now() - start < 15_000; await sleep(20)) if (await check()) return;
  throw new Error('it did not happen in time');
};

describe('the public figures', () => {
  it('count what the receipts tell: won, lost by price, lost by us, and what was nobody’s', async () => {
    const [won, missed, early, passed, atOnce] = [
      await snipe(1_500),
      await snipe(1_500),
      await snipe(3_000_000),
      await snipe(3_000_000),
      await snipe(3_000_000, 'now'),
    ];
    // The sniper never hears of this one: as if nobody had been there at its moment.
    await platform.pool.query("insert into snipers (id, alive_until) values ('idle', now() + interval '1 hour')");
    await platform.pool.query("update bids set lease_owner = 'idle' where id = $1", [missed.id]);
    const sniper = world.bidding.startSniper({ tickMs: 30 });
    await until(async () => (await statusOf(won.id)) === 'leading');
    await sniper.stop();
    await close(won.code);
    await until(async () => market.marketNow() > (missed.fireAt?.getTime() ?? 0));
    await close(missed.code);
    await close(early.code);
    market.rival(passed.code, 40_000);
    market.rival(passed.code, 50_000, 'other');
    await read(passed.code);
    await close(atOnce.code);
    await world.bidding.recountFigures();
    const { data } = await world.bidding.publicFigures();
    expect(data.total).toMatchObject({ fired: 1, won: 1, lost_by_price: 1, lost_by_us: 1, other: 1 });
    expect(data.sites).toMatchObject([{ site: 'auction', fired: 1 }]);
    const first = await platform.db.selectFrom('bid_figures').selectAll().execute();
    await world.bidding.recountFigures();
    expect(await platform.db.selectFrom('bid_figures').selectAll().execute()).toEqual(first);
    expect(await statusOf(missed.id)).toBe('lost');
    const receipt = await platform.db.selectFrom('bid_receipts').select('facts').where('bid_id', '=', won.id).where('kind', '=', 'sent').execute();
    expect(Object.keys(receipt[0]?.facts as object).toSorted()).toEqual(
      ['endSeen', 'lateMs', 'maximum', 'offsetMs', 'plannedAt', 'priceSeen', 'sentOnMarket', 'uncertaintyMs'].toSorted(),
    );
  });
});
