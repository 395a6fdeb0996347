import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuctionsRig, startAuctions } from '../../../../test-support/rigs/auctions-rig.ts';
import { until } from '../../../../test-support/until.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { createBidding } from '../index.ts';
import { startSniper } from './start-sniper.ts';

const RICH = 1_000_000_000;
/** The marketplace's clock is far from ours: nothing may lean on the machine's time. */
const OFFSET_MS = -87_654;
const LEAD_MS = 4_000;
let rig: AuctionsRig;
let lots = 0;

beforeAll(async () => {
  rig = await startAuctions({ offsetMs: OFFSET_MS, lateMs: 200 });
});
afterAll(() => rig.close());

/** A lot whose snipe fires in `fireInMs`. */
const snipeIn = async (
  fireInMs: number,
  more: { isAutoExtension?: boolean; followSteps?: number } = {},
) => {
  const code = `snipe${++lots}`;
  const lot = rig.market.open({ code, endsInMs: 600_000, isAutoExtension: more.isAutoExtension });
  const customer = await rig.world.customerWith(RICH);
  lot.endsAtMs = rig.market.marketNow() + fireInMs + LEAD_MS;
  const bid = await rig.world.bid(customer, code, 5_000, {
    mode: 'snipe',
    followSteps: more.followSteps ?? 3,
  });
  return { code, lot, customer, bid };
};
const statusOf = async (id: string) => (await rig.bidRow(id)).status;

describe('the sniper', () => {
  it('fires once, at the moment on the clock of the marketplace, and wins', async () => {
    const { code, lot, bid } = await snipeIn(1_800);
    const sniper = rig.world.bidding.startSniper({ tickMs: 50 });
    await until(async () => (await statusOf(bid.id)) === 'leading');
    await sniper.stop();
    const writes = rig.market.arrived.filter((write) => write.code === code);
    expect(writes).toHaveLength(1);
    const lateMs = (writes[0]?.atMs ?? 0) + OFFSET_MS - (lot.endsAtMs - LEAD_MS);
    expect(lateMs).toBeGreaterThanOrEqual(0);
    expect(lateMs).toBeLessThan(LEAD_MS);
    rig.market.end(code);
    await rig.read(code);
    expect(await statusOf(bid.id)).toBe('won');
    const receipt = await rig.platform.db
      .selectFrom('bid_receipts')
      .select('kind')
      .where('bid_id', '=', bid.id)
      .orderBy('id')
      .execute();
    expect(receipt.map(({ kind }) => kind)).toEqual([
      'planned',
      'held',
      'claimed',
      'sent',
      'answered',
      'leading',
      'won',
    ]);
  });

  it('follows an end that moved just before, and fires at the new moment only', async () => {
    const { code, lot, bid } = await snipeIn(3_500, { isAutoExtension: true });
    const sniper = rig.world.bidding.startSniper({ tickMs: 50 });
    await sleep(100);
    lot.endsAtMs += 2_000;
    await until(async () => (await statusOf(bid.id)) === 'leading');
    await sniper.stop();
    const writes = rig.market.arrived.filter((write) => write.code === code);
    expect(writes).toHaveLength(1);
    expect((writes[0]?.atMs ?? 0) + OFFSET_MS).toBeGreaterThanOrEqual(lot.endsAtMs - LEAD_MS);
  });

  it('does not send when the price has passed the maximum', async () => {
    const { code, bid } = await snipeIn(1_700);
    const sniper = rig.world.bidding.startSniper({ tickMs: 50 });
    rig.market.rival(code, 8_000);
    rig.market.rival(code, 9_000, 'other');
    await until(async () => (await statusOf(bid.id)) === 'outbid');
    await sniper.stop();
    expect(rig.market.arrived.filter((write) => write.code === code)).toEqual([]);
  });

  it('asks again when the marketplace is congested, because that write surely was not taken', async () => {
    const { code, bid } = await snipeIn(500);
    rig.market.fail(code, 'congested', 'congested');
    const sniper = rig.world.bidding.startSniper({ tickMs: 50 });
    await until(async () => (await statusOf(bid.id)) === 'leading');
    await sniper.stop();
    expect(rig.market.arrived.filter((write) => write.code === code)).toHaveLength(3);
    expect(rig.market.applied.filter((write) => write.code === code)).toHaveLength(1);
  });

  it.each(['lost-after', 'late', 'lost-before'] as const)(
    'never sends again after an answer that was lost (%s), and settles by reading',
    async (fault) => {
      const { code, bid, customer } = await snipeIn(300);
      rig.market.fail(code, fault);
      const sniper = rig.world.bidding.startSniper({ tickMs: 50 });
      await until(async () => (await statusOf(bid.id)) === 'unknown');
      await sleep(400);
      await sniper.stop();
      expect(rig.market.arrived.filter((write) => write.code === code)).toHaveLength(1);
      rig.market.end(code);
      await rig.read(code);
      expect(await statusOf(bid.id)).toBe(fault === 'lost-before' ? 'lost' : 'won');
      expect((await rig.world.wallet.balanceOf(rig.platform.db, customer)).held).toBe(0);
    },
  );

  it('shares the work with others: forty snipes and three snipers make forty writes', async () => {
    const snipes = await Promise.all(
      Array.from({ length: 40 }, (_, index) => snipeIn(1_500 + index * 10)),
    );
    const snipers = [1, 2, 3].map(() => rig.world.bidding.startSniper({ tickMs: 20, limit: 5 }));
    await until(
      async () =>
        (await Promise.all(snipes.map(({ bid }) => statusOf(bid.id)))).every(
          (status) => status === 'leading',
        ),
      15_000,
    );
    await Promise.all(snipers.map((sniper) => sniper.stop()));
    for (const { code } of snipes)
      expect(rig.market.arrived.filter((write) => write.code === code)).toHaveLength(1);
  });

  it('and cancelling at the same moment end in exactly one of both', async () => {
    const snipes = await Promise.all(Array.from({ length: 40 }, () => snipeIn(4_000)));
    const sniper = rig.world.bidding.startSniper({ tickMs: 20 });
    await Promise.all(
      snipes.map(async ({ customer, bid, lot }, index) => {
        // From well before the claim to well after it.
        await sleep(lot.endsAtMs - LEAD_MS - rig.market.marketNow() - 900 + index * 30);
        await rig.world.bidding.cancelBid(customer, bid.id).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
        });
      }),
    );
    await until(async () =>
      (await Promise.all(snipes.map(({ bid }) => statusOf(bid.id)))).every((status) =>
        ['leading', 'cancelled'].includes(status),
      ),
    );
    await sniper.stop();
    const ends = await Promise.all(
      snipes.map(async ({ code, bid }) => ({
        status: await statusOf(bid.id),
        writes: rig.market.arrived.filter((write) => write.code === code).length,
      })),
    );
    for (const { status, writes } of ends) expect(writes).toBe(status === 'leading' ? 1 : 0);
    expect(new Set(ends.map(({ status }) => status)).size).toBe(2);
  });

  it('sends nothing through an account that was switched off before it started', async () => {
    const { code, bid } = await snipeIn(300);
    await rig.platform.db.updateTable('site_accounts').set({ state: 'off' }).execute();
    const { accounts: _ofTheApi, ...deps } = rig.world.bidding.deps;
    const sniper = createBidding(deps).startSniper({ tickMs: 50 });
    await until(async () => (await statusOf(bid.id)) === 'failed');
    await sniper.stop();
    await rig.platform.db.updateTable('site_accounts').set({ state: 'healthy' }).execute();
    expect(rig.market.arrived.filter((write) => write.code === code)).toEqual([]);
  });

  it('gives its leases back when it stops, and another fires in time', async () => {
    const { code, bid } = await snipeIn(2_500);
    const first = rig.world.bidding.startSniper({ tickMs: 20 });
    await sleep(200);
    await first.stop();
    const second = rig.world.bidding.startSniper({ tickMs: 20 });
    await until(async () => (await statusOf(bid.id)) === 'leading');
    await second.stop();
    expect(rig.market.arrived.filter((write) => write.code === code)).toHaveLength(1);
  });

  it('keeps what it leased for as long as it lives, and is followed within a second and a half when it dies', async () => {
    const { bid, code } = await snipeIn(4_500);
    const leaseOf = () =>
      rig.platform.db
        .selectFrom('bids')
        .select(['lease_owner', 'lease_number'])
        .where('id', '=', bid.id)
        .executeTakeFirstOrThrow();
    let isDead = false;
    const sleepForever = () => new Promise<never>(() => undefined);
    // A killed process sleeps and never wakes.
    startSniper(
      rig.world.bidding.deps,
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
    const second = rig.world.bidding.startSniper();
    await sleep(1_600);
    expect(await leaseOf()).toEqual(first);
    isDead = true;
    await until(async () => (await leaseOf()).lease_owner !== first.lease_owner, 2_500);
    await until(async () => (await statusOf(bid.id)) === 'leading');
    await second.stop();
    expect(rig.market.arrived.filter((write) => write.code === code)).toHaveLength(1);
  });
});
