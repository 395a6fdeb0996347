import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { createBiddingWorld } from '../../../test-support/world/bidding-world.ts';
import {
  createPretendMarket,
  type PretendMarket,
} from '../../../test-support/world/pretend-market.ts';
import { movableClock } from '../../kernel/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type PriceLevel, STANDARD_LEVEL } from '../pricing/index.ts';
import type { Bid, WatchedAuction } from './rules/bid.ts';
import { priceWin } from './settling/win-lot.ts';

const RICH = 100_000_000;
const DISCOUNTED = { ...STANDARD_LEVEL, serviceFeeDiscountBp: 5_000 };
const clock = movableClock(new Date('2026-11-21T04:00:00Z'));
let platform: TestPlatform;
let market: PretendMarket;
let world: Awaited<ReturnType<typeof createBiddingWorld>>;
let afterBooking = (): void => undefined;
/** Of every customer, as it is today. */
const bidder: { level: PriceLevel } = { level: STANDARD_LEVEL };

beforeAll(async () => {
  platform = await createTestPlatform({ clock });
  market = createPretendMarket({ nowMs: () => clock.now().getTime() });
  world = await createBiddingWorld({
    platform,
    auctions: market.auctions,
    findListing: async (code) => market.listing(code),
    bidder,
    crash: (point) => {
      if (point === 'booked') afterBooking();
    },
  });
});
afterAll(async () => {
  market.close();
  await platform.close();
});

const bidOf = (customerId: string) =>
  platform.db
    .selectFrom('bids')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirst();

describe('the level of a customer', () => {
  const priced = async (code: string) => {
    const { deps } = world.bidding;
    const lot = (await deps.stores.auctions.find(platform.db, 'auction', code)) as WatchedAuction;
    const bid = await inTransaction(platform.db, (trx) =>
      deps.stores.bids.lockActive(trx, 'auction', code),
    );
    return (await priceWin(deps, lot, bid as Bid, (bid as Bid).maximum)).breakdown.firstPayment
      .high;
  };

  it('counts for a bid as it was when it was placed, and anew with a raise', async () => {
    const customer = await world.customerWith(RICH);
    const { code } = market.open({ code: 'level', endsInMs: 3_600_000 });
    bidder.level = DISCOUNTED;
    const bid = await world.bid(customer, code, 40_000);
    bidder.level = STANDARD_LEVEL;
    expect(await priced(code)).toBe(bid.hold);
    const raised = await world.bid(customer, code, 41_000);
    expect(await priced(code)).toBe(raised.hold);
    bidder.level = DISCOUNTED;
    expect(await priced(code)).toBe(raised.hold);
    await platform.db
      .updateTable('bids')
      .set({ level_terms: null })
      .where('code', '=', code)
      .execute();
    expect(await priced(code)).toBeLessThan(raised.hold);
    bidder.level = STANDARD_LEVEL;
  });

  it('goes from the bid to its order', async () => {
    const customer = await world.customerWith(RICH);
    const { code } = market.open({ code: 'level-won', endsInMs: 3_600_000 });
    bidder.level = DISCOUNTED;
    await world.bid(customer, code, 40_000);
    bidder.level = STANDARD_LEVEL;
    market.end(code);
    await world.bidding.readAuction({ site: 'auction', code });
    const [order] = (await world.orders.list(platform.db, { customerId: customer })).orders;
    expect(order?.question.level).toEqual(DISCOUNTED);
  });

  it('is that of its bid when a raise is refused and what was live is priced again', async () => {
    const [first, second] = [await world.customerWith(RICH), await world.customerWith(RICH)];
    const { code } = market.open({ code: 'level-left', endsInMs: 3_600_000 });
    const left = await world.bid(first, code, 30_000);
    market.fail(code, 'restricted');
    bidder.level = DISCOUNTED;
    afterBooking = () => {
      bidder.level = STANDARD_LEVEL;
    };
    await expect(world.bid(second, code, 40_000)).rejects.toThrow('bidding.unavailable');
    expect((await bidOf(second))?.hold_vnd).toBeLessThan(left.hold);
  });
});
