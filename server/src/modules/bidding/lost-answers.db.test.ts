import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../test-support/refusal-of.ts';
import { listBids } from './watching/bid-list-store.ts';
import {
  rig,
  RICH,
  stateOf,
  rowOf,
  notices,
  setUpBiddingRig,
} from '../../../test-support/rigs/bidding/bidding-rig.ts';

setUpBiddingRig();

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
