import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { until } from '../../../../test-support/until.ts';
import type { Bid } from '../index.ts';
import {
  rig,
  RICH,
  snipe,
  groupOf,
  moneyOf,
  setUpGroupsRig,
} from '../../../../test-support/rigs/bidding/groups-rig.ts';
import { close, statesOf, wroteOn } from '../../../../test-support/rigs/bidding/group-lots.ts';

setUpGroupsRig();
describe('the lots of a group', () => {
  it('that end in the same second: one is sent, by however many snipers; it wins, and the rest is given up and told', async () => {
    const customer = await rig.world.customerWith(RICH);
    const bids = await Promise.all(
      Array.from({ length: 6 }, () => snipe(customer, { fireInMs: 1_500 })),
    );
    const groupId = await groupOf(customer, bids);
    const snipers = Array.from({ length: 3 }, () => rig.world.bidding.startSniper({ tickMs: 30 }));
    await until(async () => (await statesOf(bids)).includes('leading'));
    await sleep(1_000);
    expect(wroteOn(bids)).toHaveLength(1);
    const [sent] = wroteOn(bids) as [Bid];
    expect((await moneyOf(customer)).held).toBe(sent.hold);
    await close(sent);
    await rig.world.bidding.finishGroup({ groupId });
    for (const sniper of snipers) await sniper.stop();
    expect((await statesOf(bids)).toSorted()).toEqual([
      'cancelled',
      'cancelled',
      'cancelled',
      'cancelled',
      'cancelled',
      'won',
    ]);
    expect(wroteOn(bids)).toHaveLength(1);
    const { available, held } = await moneyOf(customer);
    expect(held).toBe(0);
    expect(RICH - available).toBeLessThanOrEqual(sent.hold);
    expect(RICH - available).toBeGreaterThan(0);
    const told = await rig.platform.db
      .selectFrom('notifications')
      .select('title')
      .where('customer_id', '=', customer)
      .execute();
    expect(told.filter(({ title }) => title.startsWith('Nhóm đã thắng đủ'))).toHaveLength(5);
  });

  it('two of five: never a third, and what two may cost is held throughout', async () => {
    const customer = await rig.world.customerWith(RICH);
    const bids = await Promise.all(
      [4_000, 7_000, 5_000, 6_000, 3_000].map((maximum) =>
        snipe(customer, { fireInMs: 1_500, maximum }),
      ),
    );
    const groupId = await groupOf(customer, bids, 2);
    const snipers = Array.from({ length: 2 }, () => rig.world.bidding.startSniper({ tickMs: 30 }));
    await until(
      async () => (await statesOf(bids)).filter((state) => state === 'leading').length === 2,
    );
    await sleep(500);
    expect(wroteOn(bids)).toHaveLength(2);
    const [first, second] = wroteOn(bids) as [Bid, Bid];
    await close(first);
    await close(second);
    await rig.world.bidding.finishGroup({ groupId });
    for (const sniper of snipers) await sniper.stop();
    expect((await statesOf(bids)).filter((state) => state === 'won')).toHaveLength(2);
    expect(wroteOn(bids)).toHaveLength(2);
    expect((await moneyOf(customer)).held).toBe(0);
    expect(
      (
        await rig.platform.db
          .selectFrom('bid_groups')
          .selectAll()
          .where('id', '=', groupId)
          .executeTakeFirstOrThrow()
      ).status,
    ).toBe('ended');
  });

  it('a lost answer keeps its place until the lot is read; then the next one is tried', async () => {
    const customer = await rig.world.customerWith(RICH);
    const first = await snipe(customer, { fireInMs: 1_200, fault: 'lost-before' });
    const second = await snipe(customer, { fireInMs: 1_900 });
    await groupOf(customer, [first, second]);
    const sniper = rig.world.bidding.startSniper({ tickMs: 30 });
    await until(async () => (await statesOf([first]))[0] === 'unknown');
    await sleep(1_200);
    expect(await statesOf([first, second])).toEqual(['unknown', 'scheduled']);
    expect(wroteOn([second])).toEqual([]);
    await close(first);
    expect((await statesOf([first]))[0]).toBe('lost');
    await until(async () => (await statesOf([second]))[0] === 'leading');
    await sniper.stop();
    await close(second);
    expect(await statesOf([first, second])).toEqual(['lost', 'won']);
  });

  it('an outbid or refused lot gives its place to the next, within the same money', async () => {
    const customer = await rig.world.customerWith(RICH);
    const [first, second, third] = [
      await snipe(customer, { fireInMs: 1_200 }),
      await snipe(customer, { fireInMs: 1_400, fault: 'restricted' }),
      await snipe(customer, { fireInMs: 1_600 }),
    ];
    await groupOf(customer, [first, second, third]);
    const { held } = await moneyOf(customer);
    rig.market.rival(first.code, 50_000);
    const sniper = rig.world.bidding.startSniper({ tickMs: 30, recheckAheadMs: 0 });
    await until(async () => (await statesOf([third]))[0] === 'leading');
    await sniper.stop();
    expect(await statesOf([first, second, third])).toEqual(['outbid', 'failed', 'leading']);
    expect((await moneyOf(customer)).held).toBeLessThanOrEqual(held);
    await close(third);
    expect((await statesOf([third]))[0]).toBe('won');
  });

  it('that missed its moment while another was live says so, and costs nothing', async () => {
    const customer = await rig.world.customerWith(RICH);
    const [first, second] = [
      await snipe(customer, { fireInMs: 1_000 }),
      await snipe(customer, { fireInMs: 1_000 }),
    ];
    await groupOf(customer, [first, second]);
    const sniper = rig.world.bidding.startSniper({ tickMs: 30 });
    await until(async () => (await statesOf([first, second])).includes('leading'));
    const [sent] = wroteOn([first, second]) as [Bid];
    const waits = sent.id === first.id ? second : first;
    await sniper.stop();
    await sleep(100);
    await close(waits);
    expect(await rig.bidRow(waits.id)).toMatchObject({ status: 'lost', reason: 'group-busy' });
    await close(sent);
    expect((await statesOf([sent]))[0]).toBe('won');
  });
});
