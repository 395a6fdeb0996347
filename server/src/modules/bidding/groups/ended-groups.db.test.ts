import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../test-support/refusal-of.ts';
import { until } from '../../../../test-support/until.ts';
import { cancelMany } from '../placing/answers.ts';
import type { Bid } from '../index.ts';
import {
  rig,
  RICH,
  snipe,
  groupOf,
  moneyOf,
  setUpGroupsRig,
} from '../../../../test-support/rigs/bidding/groups-rig.ts';
import { close, statesOf } from '../../../../test-support/rigs/bidding/group-lots.ts';

setUpGroupsRig();
describe('the lots of a group', () => {
  it('one won, and the rest is let go: what waits stands for itself, what was won stays won', async () => {
    const [customer, other] = [
      await rig.world.customerWith(RICH),
      await rig.world.customerWith(RICH),
    ];
    const [won, ...waiting] = [
      await snipe(customer, { fireInMs: 1_000 }),
      await snipe(customer),
      await snipe(customer),
    ] as [Bid, Bid, Bid];
    const groupId = await groupOf(customer, [won, ...waiting], 2);
    const sniper = rig.world.bidding.startSniper({ tickMs: 30 });
    await until(async () => (await statesOf([won]))[0] === 'leading');
    await sniper.stop();
    expect(await refusalOf(rig.world.bidding.dissolveGroup(customer, groupId))).toBe(
      'bidding.too-late',
    );
    expect(await refusalOf(rig.world.bidding.dissolveGroup(other, groupId))).toBe(
      'bidding.group-not-found',
    );
    await close(won);
    expect(await refusalOf(rig.world.bidding.dissolveGroup(customer, groupId))).toBe('none');
    expect(await statesOf([won, ...waiting])).toEqual(['won', 'scheduled', 'scheduled']);
    expect((await moneyOf(customer)).held).toBe(waiting.reduce((sum, { hold }) => sum + hold, 0));
    for (const { id } of waiting) await rig.world.bidding.cancelBid(customer, id);
    expect((await moneyOf(customer)).held).toBe(0);
  });

  it('that are over say that the group holds for the others, and not that their money came back', async () => {
    const customer = await rig.world.customerWith(RICH);
    const [first, second, alone] = [
      await snipe(customer),
      await snipe(customer),
      await snipe(customer),
    ] as [Bid, Bid, Bid];
    await groupOf(customer, [first, second]);
    for (const { code } of [first, alone])
      for (const [amount, name] of [[6_000, 'rival'] as const, [7_000, 'other'] as const])
        rig.market.rival(code, amount, name);
    const newest = async () =>
      (
        await rig.platform.db
          .selectFrom('notifications')
          .select('body')
          .where('customer_id', '=', customer)
          .orderBy('number', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow()
      ).body;
    await rig.read(first.code);
    expect(await newest()).toContain('Nhóm chỉ còn tạm giữ tiền');
    expect(await newest()).not.toContain('trả lại ví');
    await rig.read(alone.code);
    expect(await newest()).toContain('trả lại ví');
    const { message } = await cancelMany(rig.world.bidding, customer, [second.id]);
    expect(message).toContain('Nhóm chỉ còn tạm giữ tiền');
  });

  it('gives way to another customer of ours, who bids more, and goes on with the rest', async () => {
    const [customer, other] = [
      await rig.world.customerWith(RICH),
      await rig.world.customerWith(RICH),
    ];
    const [first, second] = [await snipe(customer, { maximum: 9_000 }), await snipe(customer)];
    await groupOf(customer, [first, second]);
    await rig.world.bid(other, first.code, 12_000, { mode: 'snipe' });
    expect(await rig.bidRow(first.id)).toMatchObject({ status: 'outbid', reason: 'displaced' });
    expect((await moneyOf(customer)).held).toBe(second.hold);
  });
});
