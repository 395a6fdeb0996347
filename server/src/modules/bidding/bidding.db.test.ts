import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuctionsRig, startAuctions } from '../../../test-support/rigs/auctions-rig.ts';
import { refusalOf } from '../../../test-support/refusal-of.ts';
import { movableClock } from '../../kernel/clock.ts';
import { listBids } from './watching/bid-list-store.ts';

const clock = movableClock(new Date('2026-11-21T04:00:00Z'));
const RICH = 100_000_000;
let rig: AuctionsRig;

beforeAll(async () => {
  rig = await startAuctions({ clock, offsetMs: 700, lateMs: 30 });
});
afterAll(() => rig.close());

const rowOf = (code: string) =>
  rig.platform.db.selectFrom('bids').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
const stateOf = async (id: string) => {
  const row = await rig.bidRow(id);
  return { status: row.status, reason: row.reason, isHeld: row.is_held };
};
const notices = async (customerId: string) =>
  (
    await rig.platform.db
      .selectFrom('notifications')
      .select(['kind', 'title'])
      .where('customer_id', '=', customerId)
      .orderBy('number')
      .execute()
  ).map(({ kind }) => kind);

describe('a maximum that the marketplace keeps', () => {
  it('is not undercut when the rival above it is removed: not by another customer, nor by its own', async () => {
    const code = rig.newLot();
    const [an, binh] = [await rig.world.customerWith(RICH), await rig.world.customerWith(RICH)];
    const first = await rig.world.bid(an, code, 10_000);
    rig.market.rival(code, 20_000);
    await rig.read(code);
    expect(await stateOf(first.id)).toMatchObject({ status: 'outbid', isHeld: false });
    rig.market.removeRivals(code);
    expect(await refusalOf(rig.world.bid(binh, code, 5_000))).toBe('bidding.higher-maximum');
    expect(await refusalOf(rig.world.bid(an, code, 5_000))).toBe('bidding.still-at-site');
    expect(await refusalOf(rig.world.bid(an, code, 5_000, { mode: 'snipe' }))).toBe(
      'bidding.still-at-site',
    );
    expect(rig.market.arrived.filter((write) => write.code === code)).toHaveLength(1);
    expect(await rig.world.bid(binh, code, 12_000)).toMatchObject({
      status: 'leading',
      maximum: 12_000,
    });
  });
});

describe('a bid that wins after a newer one of the same customer came to nothing', () => {
  it('is what the customer sees of the lot, in every list', async () => {
    const code = rig.newLot();
    const customer = await rig.world.customerWith(RICH);
    const first = await rig.world.bid(customer, code, 5_000);
    rig.market.rival(code, 20_000);
    await rig.read(code);
    const second = await rig.world.bid(customer, code, 25_000, { mode: 'snipe' });
    await rig.world.bidding.cancelBid(customer, second.id);
    rig.market.removeRivals(code);
    rig.market.end(code);
    await rig.read(code);
    expect(await stateOf(first.id)).toMatchObject({ status: 'won' });
    const asked = {
      tab: 'successed',
      sort: 'end_time',
      order: 'asc',
      from: undefined,
      to: undefined,
      search: undefined,
      page: 1,
      size: 10,
    } as const;
    const won = await listBids(rig.platform.db, {
      ...asked,
      customerId: customer,
      now: rig.platform.clock.now(),
    });
    expect(won.map(({ id }) => id)).toEqual([first.id]);
    expect((await rig.world.bidding.standingOf('auction', code, customer)).mine).toMatchObject({
      id: first.id,
      state: 'won',
    });
  });
});

describe('a bid at once', () => {
  it('holds the first payment, reaches the marketplace once, and leads', async () => {
    const code = rig.newLot();
    const customer = await rig.world.customerWith(RICH);
    const bid = await rig.world.bid(customer, code, 5_000);
    expect(bid).toMatchObject({ status: 'leading', isHeld: true });
    expect(await rig.world.wallet.balanceOf(rig.platform.db, customer)).toEqual({
      available: RICH - bid.hold,
      held: bid.hold,
    });
    expect(bid.hold).toBeGreaterThan(5_800 * 176);
    expect(rig.market.arrived.filter((write) => write.code === code)).toHaveLength(1);
  });

  it('is refused below the next valid amount, without money, after the end, and over the limit', async () => {
    const code = rig.newLot();
    const poor = await rig.world.customerWith(1_000);
    rig.market.rival(code, 3_000);
    rig.market.rival(code, 2_500, 'second');
    const over = rig.newLot({ endsInMs: -1 });
    const asked = [
      [code, 2_500, 'bidding.too-low'],
      [code, 5_000, 'wallet.not-enough'],
      [code, 10_000_001, 'bidding.over-limit'],
      [over, 5_000, 'bidding.auction-closed'],
    ] as const;
    for (const [lot, maximum, refusal] of asked)
      expect(await refusalOf(rig.world.bid(poor, lot, maximum))).toBe(refusal);
    expect(rig.market.arrived.filter((write) => write.code === code)).toEqual([]);
  });

  it('gives the money back at once when a rival is above it, and tells', async () => {
    const code = rig.newLot();
    rig.market.rival(code, 9_000);
    const customer = await rig.world.customerWith(RICH);
    const bid = await rig.world.bid(customer, code, 5_000);
    expect(bid).toMatchObject({ status: 'outbid', isHeld: false });
    expect(await rig.world.wallet.balanceOf(rig.platform.db, customer)).toEqual({
      available: RICH,
      held: 0,
    });
    expect(await notices(customer)).toEqual(['over_pricing']);
  });

  it('is outbid by a rival later, is told, raises and wins; the order is paid by the hold, once', async () => {
    const code = rig.newLot();
    const customer = await rig.world.customerWith(RICH);
    const first = await rig.world.bid(customer, code, 5_000);
    rig.market.rival(code, 6_000);
    await rig.read(code);
    expect(await stateOf(first.id)).toMatchObject({ status: 'outbid', isHeld: false });
    const second = await rig.world.bid(customer, code, 9_000);
    expect(second.status).toBe('leading');
    rig.market.end(code);
    await rig.read(code);
    await rig.read(code);
    const won = await rig.platform.db
      .selectFrom('bids')
      .selectAll()
      .where('id', '=', second.id)
      .executeTakeFirstOrThrow();
    expect(won).toMatchObject({ status: 'won', won_price_jpy: 6_250 });
    const order = await rig.world.orders.read(rig.platform.db, { orderId: won.order_id as string });
    expect(order).toMatchObject({
      state: 'BOUGHT',
      marketplaceOrderNumber: `N-${code}`,
      bidId: second.id,
    });
    const { available, held } = await rig.world.wallet.balanceOf(rig.platform.db, customer);
    expect({ held, spent: RICH - available }).toEqual({ held: 0, spent: order.firstPayment });
    expect(order.firstPayment).toBeLessThan(second.hold);
    expect(await notices(customer)).toContain('bid_won');
  });

  it('raises the own maximum: the hold grows, the price does not', async () => {
    const code = rig.newLot();
    const customer = await rig.world.customerWith(RICH);
    const bid = await rig.world.bid(customer, code, 5_000);
    expect(await refusalOf(rig.world.bid(customer, code, 4_000))).toBe('bidding.not-raised');
    const raised = await rig.world.bid(customer, code, 8_000);
    expect(raised).toMatchObject({ id: bid.id, status: 'leading', maximum: 8_000 });
    expect(raised.hold).toBeGreaterThan(bid.hold);
    expect((await rig.world.wallet.balanceOf(rig.platform.db, customer)).held).toBe(raised.hold);
    expect(rig.market.priceOf(code)).toBe(1_000);
  });

  it('keeps what was live when a raise is refused', async () => {
    const [code, customer] = [rig.newLot(), await rig.world.customerWith(RICH)];
    const { hold, pricedAt } = await rig.world.bid(customer, code, 5_000);
    rig.market.fail(code, 'restricted');
    expect(await refusalOf(rig.world.bid(customer, code, 8_000, { shipMode: 'SEA-HAN' }))).toBe(
      'bidding.unavailable',
    );
    const kept = {
      status: 'leading',
      reason: 'raise-bidder-restricted',
      maximum_jpy: 5_000,
      hold_vnd: hold,
      ship_mode: 'AIR-HAN',
    };
    expect(await rowOf(code)).toMatchObject({ ...kept, priced_at: pricedAt, is_held: true });
    expect(await rig.world.wallet.balanceOf(rig.platform.db, customer)).toEqual({
      available: RICH - hold,
      held: hold,
    });
    expect(await notices(customer)).toEqual(['bid_failed']);
  });

  it('keeps what was live, and no more money than for it, when a planned raise is stopped by the new end', async () => {
    const [code, customer] = [rig.newLot(), await rig.world.customerWith(RICH)];
    const { id, hold } = await rig.world.bid(customer, code, 5_000);
    const snipe = await rig.world.bid(customer, code, 8_000, {
      mode: 'snipe',
      extensionRule: 'stop',
    });
    expect(snipe.hold).toBeGreaterThan(hold);
    rig.market.extend(code, 600_000);
    await rig.read(code);
    expect(await rig.bidRow(id)).toMatchObject({
      status: 'leading',
      reason: 'extended',
      maximum_jpy: 5_000,
      hold_vnd: hold,
    });
    expect((await rig.world.wallet.balanceOf(rig.platform.db, customer)).held).toBe(hold);
  });

  it('who takes the lot over holds no more than for the maximum that remains when the site refuses the higher one', async () => {
    const code = rig.newLot();
    const [anna, binh] = [await rig.world.customerWith(RICH), await rig.world.customerWith(RICH)];
    const { hold } = await rig.world.bid(anna, code, 5_000);
    rig.market.fail(code, 'restricted');
    expect(await refusalOf(rig.world.bid(binh, code, 8_000))).toBe('bidding.unavailable');
    expect((await rig.world.wallet.balanceOf(rig.platform.db, binh)).held).toBe(hold);
  });

  it('fails and gives the money back when the site surely refused', async () => {
    const [code, customer] = [rig.newLot(), await rig.world.customerWith(RICH)];
    rig.market.fail(code, 'restricted');
    expect(await refusalOf(rig.world.bid(customer, code, 5_000))).toBe('bidding.refused-by-site');
    expect(await rig.world.wallet.balanceOf(rig.platform.db, customer)).toEqual({
      available: RICH,
      held: 0,
    });
  });
});

describe('an answer that was lost', () => {
  it.each(['lost-after', 'garbage'] as const)(
    '(%s) is never sent again, keeps its money, and is found in the list',
    async (fault) => {
      const code = rig.newLot();
      const customer = await rig.world.customerWith(RICH);
      rig.market.fail(code, fault);
      expect(await refusalOf(rig.world.bid(customer, code, 5_000))).toBe('bidding.timeout');
      expect(await refusalOf(rig.world.bid(customer, code, 6_000))).toBe('bidding.being-checked');
      expect((await rig.world.wallet.balanceOf(rig.platform.db, customer)).held).toBeGreaterThan(0);
      await rig.read(code);
      expect(await rowOf(code)).toMatchObject({ status: 'leading', is_held: true });
      expect(rig.market.arrived.filter((write) => write.code === code)).toHaveLength(1);
    },
  );

  it('that never arrived keeps its money while the lot is open, and gets it back after the close', async () => {
    const [code, customer] = [rig.newLot(), await rig.world.customerWith(RICH)];
    rig.market.fail(code, 'lost-before');
    await refusalOf(rig.world.bid(customer, code, 5_000));
    await rig.read(code);
    expect((await rig.world.wallet.balanceOf(rig.platform.db, customer)).held).toBeGreaterThan(0);
    rig.market.end(code);
    await rig.read(code);
    expect(await rig.world.wallet.balanceOf(rig.platform.db, customer)).toEqual({
      available: RICH,
      held: 0,
    });
    expect(rig.market.arrived.filter((write) => write.code === code)).toHaveLength(1);
  });

  it('that is applied late after all wins with its money', async () => {
    const code = rig.newLot();
    const customer = await rig.world.customerWith(RICH);
    rig.market.fail(code, 'late');
    await refusalOf(rig.world.bid(customer, code, 5_000));
    await rig.read(code);
    await new Promise((later) => setTimeout(later, 60));
    rig.market.end(code);
    await rig.read(code);
    expect(await rowOf(code)).toMatchObject({
      status: 'won',
      is_held: false,
      order_id: expect.any(String),
    });
  });
});

describe('two of our own customers on one lot', () => {
  it('never bid each other up: the higher maximum goes out, the other is told and gets the money back', async () => {
    const code = rig.newLot();
    const [anna, binh] = [await rig.world.customerWith(RICH), await rig.world.customerWith(RICH)];
    const first = await rig.world.bid(anna, code, 5_000);
    for (const maximum of [5_000, 4_000])
      expect(await refusalOf(rig.world.bid(binh, code, maximum))).toBe('bidding.higher-maximum');
    const second = await rig.world.bid(binh, code, 8_000);
    expect(second.status).toBe('leading');
    expect(await stateOf(first.id)).toEqual({
      status: 'outbid',
      reason: 'displaced',
      isHeld: false,
    });
    expect(await rig.world.wallet.balanceOf(rig.platform.db, anna)).toEqual({
      available: RICH,
      held: 0,
    });
    expect(rig.market.priceOf(code)).toBe(1_000);
    expect(await notices(anna)).toContain('over_pricing');
    rig.market.end(code);
    await rig.read(code);
    expect(await stateOf(second.id)).toMatchObject({ status: 'won' });
    expect(await stateOf(first.id)).toMatchObject({ status: 'outbid' });
  });

  it('bidding in the same moment end with one on the lot, whoever came first', async () => {
    for (let round = 0; round < 8; round++) {
      const code = rig.newLot();
      const people = await Promise.all(
        [5_000, 6_000, 7_000].map(async (maximum) => ({
          maximum,
          customer: await rig.world.customerWith(RICH),
        })),
      );
      await Promise.all(
        people.map(({ customer, maximum }) => refusalOf(rig.world.bid(customer, code, maximum))),
      );
      const active = await rig.platform.db
        .selectFrom('bids')
        .selectAll()
        .where('code', '=', code)
        .where('status', '=', 'leading')
        .execute();
      expect(active).toHaveLength(1);
      expect(rig.market.priceOf(code)).toBe(1_000);
    }
  });
});

it('what a receipt says cannot be changed afterwards', async () => {
  await expect(rig.platform.db.deleteFrom('bid_receipts').execute()).rejects.toThrow('append only');
});
