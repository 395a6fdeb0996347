import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BiddingWorld, createBiddingWorld } from '../../../../test-support/bidding-world.ts';
import { createPretendMarket, type PretendMarket } from '../../../../test-support/pretend-market.ts';
import { createTestPlatform, type TestPlatform } from '../../../../test-support/test-platform.ts';
import { systemClock } from '../../../kernel/clock.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { startSniper } from './start-sniper.ts';

const RICH = 1_000_000_000;
/** The marketplace's clock is far from ours: nothing may lean on the machine's time. */
const OFFSET_MS = -87_654;
const LEAD_MS = 4_000;
let platform: TestPlatform;
let market: PretendMarket;
let world: BiddingWorld;
let lots = 0;

beforeAll(async () => {
  platform = await createTestPlatform();
  market = createPretendMarket({ nowMs: () => systemClock.now().getTime(), offsetMs: OFFSET_MS, lateMs: 200 });
  world = await createBiddingWorld({ platform, auctions: market.auctions, findListing: async (code) => market.listing(code) });
});
afterAll(async () => {
  market.close();
  await platform.close();
});

/** A lot whose snipe fires in `fireInMs`. */
const snipeIn = async (fireInMs: number, more: { isAutoExtension?: boolean; followSteps?: number } = {}) => {
  const code = `snipe${++lots}`;
  const lot = market.open({ code, endsInMs: 600_000, isAutoExtension: more.isAutoExtension });
  const customer = await world.customerWith(RICH);
  lot.endsAtMs = market.marketNow() + fireInMs + LEAD_MS;
  const bid = await world.bid(customer, code, 5_000, { mode: 'snipe', followSteps: more.followSteps ?? 3 });
  return { code, lot, customer, bid };
};
const statusOf = async (id: string) => (await platform.db.selectFrom('bids').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const until = async (check: () => Promise<boolean>, timeoutMs = 8_000): Promise<void> => {
  for (const start = performance.now(); performance.now() - start < timeoutMs; await sleep(20)) if (await check()) return;
  throw new Error('it did not happen in time');
};
const read = (code: string) => world.bidding.readAuction({ site: 'auction', code });

describe('the sniper', () => {
  it('fires once, at the moment on the clock of the marketplace, and wins', async () => {
    const { code, lot, bid } = await snipeIn(1_800);
    const sniper = world.bidding.startSniper({ tickMs: 50 });
    await until(async () => (await statusOf(bid.id)) === 'leading');
    await sniper.stop();
    const writes = market.arrived.filter((write) => write.code === code);
    expect(writes).toHaveLength(1);
    const lateMs = (writes[0]?.atMs ?? 0) + OFFSET_MS - (lot.endsAtMs - LEAD_MS);
    expect(lateMs).toBeGreaterThanOrEqual(0);
    expect(lateMs).toBeLessThan(100);
    market.end(code);
    await read(code);
    expect(await statusOf(bid.id)).toBe('won');
    const receipt = await platform.db.selectFrom('bid_receipts').select('kind').where('bid_id', '=', bid.id).orderBy('id').execute();
    expect(receipt.map(({ kind }) => kind)).toEqual(['planned', 'held', 'claimed', 'sent', 'answered', 'leading', 'won']);
  });

  it('follows an end that moved just before, and fires at the new moment only', async () => {
    const { code, lot, bid } = await snipeIn(3_500, { isAutoExtension: true });
    const sniper = world.bidding.startSniper({ tickMs: 50 });
    await sleep(100);
    lot.endsAtMs += 2_000;
    await until(async () => (await statusOf(bid.id)) === 'leading');
    await sniper.stop();
    const writes = market.arrived.filter((write) => write.code === code);
    expect(writes).toHaveLength(1);
    expect((writes[0]?.atMs ?? 0) + OFFSET_MS).toBeGreaterThanOrEqual(lot.endsAtMs - LEAD_MS);
  });

  it('does not send when the price has passed the maximum', async () => {
    const { code, bid } = await snipeIn(1_700);
    const sniper = world.bidding.startSniper({ tickMs: 50 });
    market.rival(code, 8_000);
    market.rival(code, 9_000, 'other');
    await until(async () => (await statusOf(bid.id)) === 'outbid');
    await sniper.stop();
    expect(market.arrived.filter((write) => write.code === code)).toEqual([]);
  });

  it('asks again when the marketplace is congested, because that write surely was not taken', async () => {
    const { code, bid } = await snipeIn(500);
    market.fail(code, 'congested', 'congested');
    const sniper = world.bidding.startSniper({ tickMs: 50 });
    await until(async () => (await statusOf(bid.id)) === 'leading');
    await sniper.stop();
    expect(market.arrived.filter((write) => write.code === code)).toHaveLength(3);
    expect(market.applied.filter((write) => write.code === code)).toHaveLength(1);
  });

  it.each(['lost-after', 'late', 'lost-before'] as const)(
    'never sends again after an answer that was lost (%s), and settles by reading',
    async (fault) => {
      const { code, bid, customer } = await snipeIn(300);
      market.fail(code, fault);
      const sniper = world.bidding.startSniper({ tickMs: 50 });
      await until(async () => (await statusOf(bid.id)) === 'unknown');
      await sleep(400);
      await sniper.stop();
      expect(market.arrived.filter((write) => write.code === code)).toHaveLength(1);
      market.end(code);
      await read(code);
      expect(await statusOf(bid.id)).toBe(fault === 'lost-before' ? 'lost' : 'won');
      expect((await world.wallet.balanceOf(platform.db, customer)).held).toBe(0);
    },
  );

  it('shares the work with others: forty snipes and three snipers make forty writes', async () => {
    const snipes = await Promise.all(Array.from({ length: 40 }, (_, index) => snipeIn(1_500 + index * 10)));
    const snipers = [1, 2, 3].map(() => world.bidding.startSniper({ tickMs: 20, limit: 5 }));
    await until(async () => (await Promise.all(snipes.map(({ bid }) => statusOf(bid.id)))).every((status) => status === 'leading'), 15_000);
    await Promise.all(snipers.map((sniper) => sniper.stop()));
    for (const { code } of snipes) expect(market.arrived.filter((write) => write.code === code)).toHaveLength(1);
  });

  it('and cancelling at the same moment end in exactly one of both', async () => {
    const snipes = await Promise.all(Array.from({ length: 40 }, () => snipeIn(2_000)));
    const sniper = world.bidding.startSniper({ tickMs: 20 });
    await Promise.all(
      snipes.map(async ({ customer, bid, lot }, index) => {
        // From well before the claim to well after it.
        await sleep(lot.endsAtMs - LEAD_MS - market.marketNow() - 900 + index * 30);
        await world.bidding.cancelBid(customer, bid.id).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
        });
      }),
    );
    await until(async () =>
      (await Promise.all(snipes.map(({ bid }) => statusOf(bid.id)))).every((status) => ['leading', 'cancelled'].includes(status)),
    );
    await sniper.stop();
    const ends = await Promise.all(
      snipes.map(async ({ code, bid }) => ({ status: await statusOf(bid.id), writes: market.arrived.filter((write) => write.code === code).length })),
    );
    for (const { status, writes } of ends) expect(writes).toBe(status === 'leading' ? 1 : 0);
    expect(new Set(ends.map(({ status }) => status)).size).toBe(2);
  });

  it('gives its leases back when it stops, and another fires in time', async () => {
    const { code, bid } = await snipeIn(2_500);
    const first = world.bidding.startSniper({ tickMs: 20 });
    await sleep(200);
    await first.stop();
    const second = world.bidding.startSniper({ tickMs: 20 });
    await until(async () => (await statusOf(bid.id)) === 'leading');
    await second.stop();
    expect(market.arrived.filter((write) => write.code === code)).toHaveLength(1);
  });

  it('keeps what it leased for as long as it lives, and is followed within a second and a half when it dies', async () => {
    const { bid, code } = await snipeIn(4_500);
    const leaseOf = () => platform.db.selectFrom('bids').select(['lease_owner', 'lease_number']).where('id', '=', bid.id).executeTakeFirstOrThrow();
    let isDead = false;
    const sleepForever = () => new Promise<never>(() => undefined);
    // A killed process sleeps and never wakes.
    startSniper(
      world.bidding.deps,
      {},
      {
        sleep: (ms) => (isDead ? sleepForever() : sleep(ms)),
        after: (ms, run) => {
          const timer = setTimeout(() => isDead || run(), ms);
          return () => clearTimeout(timer);
        },
      },
    );
    await until(async () => (await leaseOf()).lease_owner !== null);
    const first = await leaseOf();
    const second = world.bidding.startSniper();
    await sleep(1_600);
    expect(await leaseOf()).toEqual(first);
    isDead = true;
    await until(async () => (await leaseOf()).lease_owner !== first.lease_owner, 2_500);
    await until(async () => (await statusOf(bid.id)) === 'leading');
    await second.stop();
    expect(market.arrived.filter((write) => write.code === code)).toHaveLength(1);
  });
});
