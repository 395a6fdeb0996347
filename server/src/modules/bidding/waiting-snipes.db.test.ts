import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BiddingWorld, createBiddingWorld } from '../../../test-support/bidding-world.ts';
import { createPretendMarket, type PretendMarket } from '../../../test-support/pretend-market.ts';
import { refusalOf } from '../../../test-support/refusal-of.ts';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { movableClock } from '../../kernel/clock.ts';

const clock = movableClock(new Date('2026-11-21T04:00:00Z'));
const RICH = 100_000_000;
let platform: TestPlatform;
let market: PretendMarket;
let world: BiddingWorld;
let lots = 0;

beforeAll(async () => {
  platform = await createTestPlatform({ clock });
  market = createPretendMarket({ nowMs: () => clock.now().getTime(), offsetMs: 700, lateMs: 30 });
  world = await createBiddingWorld({ platform, auctions: market.auctions, findListing: async (code) => market.listing(code) });
});
afterAll(async () => {
  market.close();
  await platform.close();
});

const newLot = (more: Partial<Parameters<PretendMarket['open']>[0]> = {}): string => {
  const code = `lot${++lots}`;
  market.open({ code, endsInMs: 3_600_000, ...more });
  return code;
};
const read = (code: string) => world.bidding.readAuction({ site: 'auction', code });
const stateOf = async (id: string) => {
  const row = await platform.db.selectFrom('bids').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { status: row.status, reason: row.reason, isHeld: row.is_held };
};
const notices = async (customerId: string) =>
  (await platform.db.selectFrom('notifications').select(['kind', 'title']).where('customer_id', '=', customerId).orderBy('number').execute()).map(
    ({ kind }) => kind,
  );

describe('a snipe that waits', () => {
  it('can be cancelled, and gives its money back at once', async () => {
    const code = newLot();
    const customer = await world.customerWith(RICH);
    const bid = await world.bid(customer, code, 5_000, { mode: 'snipe' });
    expect(bid).toMatchObject({ status: 'scheduled', isHeld: true });
    expect(await refusalOf(world.bidding.cancelBid(await world.customerWith(0), bid.id))).toBe('bidding.not-found');
    await world.bidding.cancelBid(customer, bid.id);
    expect(await world.wallet.balanceOf(platform.db, customer)).toEqual({ available: RICH, held: 0 });
    expect(await refusalOf(world.bidding.cancelBid(customer, bid.id))).toBe('none');
  });

  it('lets go when the price has passed it, and tells', async () => {
    const code = newLot();
    const customer = await world.customerWith(RICH);
    const bid = await world.bid(customer, code, 5_000, { mode: 'snipe' });
    market.rival(code, 6_000);
    market.rival(code, 7_000, 'other');
    await read(code);
    expect(await stateOf(bid.id)).toEqual({ status: 'outbid', reason: 'price-passed', isHeld: false });
    expect(await notices(customer)).toEqual(['over_pricing']);
  });

  it.each([
    ['follow', 2, 'scheduled'],
    ['follow', 0, 'cancelled'],
    ['stop', 5, 'cancelled'],
  ] as const)('with the rule %s and %i steps is %s after an extension', async (extensionRule, followSteps, expected) => {
    const code = newLot({ endsInMs: 200_000, isAutoExtension: true });
    const customer = await world.customerWith(RICH);
    const bid = await world.bid(customer, code, 9_000, { mode: 'snipe', extensionRule, followSteps });
    market.rival(code, 2_000);
    market.rival(code, 3_000, 'other');
    await read(code);
    expect(await stateOf(bid.id)).toMatchObject({ status: expected, isHeld: expected === 'scheduled' });
    const row = await platform.db.selectFrom('bids').selectAll().where('id', '=', bid.id).executeTakeFirstOrThrow();
    if (expected === 'scheduled') expect(row.fire_at?.getTime()).toBe(market.timeLeft(code).endsAt.getTime() - 4_000);
  });

  it('is lost without a write when the seller ends the lot early', async () => {
    const code = newLot();
    const bid = await world.bid(await world.customerWith(RICH), code, 5_000, { mode: 'snipe' });
    market.end(code);
    await read(code);
    expect(await stateOf(bid.id)).toEqual({ status: 'lost', reason: 'closed-before-firing', isHeld: false });
  });

  it('above a live maximum of another customer takes the lot over, cannot be cancelled, and wins an early end', async () => {
    const code = newLot();
    const [anna, binh] = [await world.customerWith(RICH), await world.customerWith(RICH)];
    await world.bid(anna, code, 5_000);
    const snipe = await world.bid(binh, code, 9_000, { mode: 'snipe' });
    expect(snipe.status).toBe('scheduled');
    expect(await refusalOf(world.bidding.cancelBid(binh, snipe.id))).toBe('bidding.too-late');
    market.end(code);
    await read(code);
    expect(await stateOf(snipe.id)).toMatchObject({ status: 'won' });
    expect(await world.wallet.balanceOf(platform.db, anna)).toEqual({ available: RICH, held: 0 });
  });
});
