import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../test-support/refusal-of.ts';
import type { Bid } from './index.ts';
import {
  rig,
  RICH,
  snipe,
  moneyOf,
  groupOf,
  nextCode,
  setUpGroupsRig,
} from '../../../test-support/rigs/bidding/groups-rig.ts';

setUpGroupsRig();

describe('the money of a group', () => {
  it('is the largest hold of its lots, follows what leaves and what is raised, and comes back whole', async () => {
    const customer = await rig.world.customerWith(RICH);
    const bids = [
      await snipe(customer, { maximum: 3_000 }),
      await snipe(customer, { maximum: 9_000 }),
      await snipe(customer, { maximum: 6_000 }),
    ];
    const [small, large, middle] = bids as [Bid, Bid, Bid];
    expect((await moneyOf(customer)).held).toBe(small.hold + large.hold + middle.hold);
    const groupId = await groupOf(customer, bids);
    expect((await moneyOf(customer)).held).toBe(large.hold);
    await rig.world.bidding.cancelBid(customer, large.id);
    expect((await moneyOf(customer)).held).toBe(middle.hold);
    const raised = await rig.world.bid(customer, small.code, 20_000, { mode: 'snipe' });
    expect((await moneyOf(customer)).held).toBe(raised.hold);
    await rig.world.bidding.changeGroup({ customerId: customer, groupId, remove: [raised.id] });
    expect((await moneyOf(customer)).held).toBe(raised.hold + middle.hold);
    await rig.world.bidding.dissolveGroup(customer, groupId);
    expect((await moneyOf(customer)).held).toBe(raised.hold + middle.hold);
    for (const { id } of [raised, middle]) await rig.world.bidding.cancelBid(customer, id);
    expect(await moneyOf(customer)).toEqual({ available: RICH, held: 0 });
  });

  it('lets a lot leave only with the money for it', async () => {
    const customer = await rig.world.customerWith(2_500_000);
    const bids = [await snipe(customer), await snipe(customer)];
    const groupId = await groupOf(customer, bids);
    // The rest is spent on something else.
    const other = await snipe(customer);
    expect(await refusalOf(rig.world.bidding.dissolveGroup(customer, groupId))).toBe(
      'wallet.not-enough',
    );
    await rig.world.bidding.cancelBid(customer, other.id);
    expect(await refusalOf(rig.world.bidding.dissolveGroup(customer, groupId))).toBe('none');
  });

  it('refuses what cannot be a group', async () => {
    const [customer, other] = [
      await rig.world.customerWith(RICH),
      await rig.world.customerWith(RICH),
    ];
    const bids = [await snipe(customer), await snipe(customer)];
    const code = nextCode('live');
    rig.market.open({ code, endsInMs: 600_000 });
    const live = await rig.world.bid(customer, code, 5_000);
    expect(await refusalOf(groupOf(customer, bids.slice(0, 1)))).toBe('bidding.group-size');
    expect(await refusalOf(groupOf(customer, bids, 2))).toBe('bidding.group-wanted');
    expect(await refusalOf(groupOf(customer, [...bids, live]))).toBe('bidding.not-groupable');
    expect(await refusalOf(groupOf(other, bids))).toBe('bidding.not-found');
    const groupId = await groupOf(customer, bids);
    expect(await refusalOf(groupOf(customer, bids))).toBe('bidding.not-groupable');
    expect(
      await refusalOf(rig.world.bidding.changeGroup({ customerId: other, groupId, wanted: 1 })),
    ).toBe('bidding.group-not-found');
    expect(await refusalOf(rig.world.bid(customer, (bids[0] as Bid).code, 9_000))).toBe(
      'bidding.in-group',
    );
  });
});
