import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../test-support/refusal-of.ts';
import {
  rig,
  RICH,
  notices,
  stateOf,
  rowOf,
  setUpBiddingRig,
} from '../../../test-support/rigs/bidding/bidding-rig.ts';

setUpBiddingRig();

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
