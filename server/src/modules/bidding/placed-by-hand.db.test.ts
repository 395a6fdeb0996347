import { describe, expect, it } from 'vitest';
import { told } from '../../../test-support/world/pretend-service.ts';
import {
  asked,
  act,
  held,
  bid,
  mine,
  lastNews,
  task,
  run,
  desk,
  house,
  service,
  setUpByHandRig,
} from '../../../test-support/rigs/bidding/by-hand-rig.ts';

setUpByHandRig();

const placed = async () => {
  const hand = await asked();
  await act(hand.id, 'take');
  await act(hand.id, 'answer', { result: 'placed', is_highest: true, price: 1_000 });
  return hand;
};
describe('a raise of what a person placed', () => {
  const raised = async () => {
    const { code } = await placed();
    const before = await held(code);
    expect((await bid(code, 8_000)).status).toBe(200);
    expect((await mine(code)).mine).toMatchObject({
      state: 'sending',
      reason: 'raise-by-hand-waiting',
      may: { cancel: false },
    });
    expect((await lastNews()).body).toContain('Giá cũ vẫn có hiệu lực');
    expect(await held(code)).toBeGreaterThan(before);
    return { code, before, ...(await task(code)) };
  };

  it.each(['refused', 'late'] as const)(
    'that is %s leaves the old maximum with the money for it, and is told',
    async (result) => {
      const { code, before, id } = await raised();
      if (result === 'refused') {
        await act(id, 'take');
        await act(id, 'answer', { result, reason: 'Người bán đổi điều kiện.' });
      } else await run('bidding.hand-deadline', { id });
      expect((await mine(code)).mine).toMatchObject({
        state: 'leading',
        reason: `raise-by-hand-${result}`,
        maximum: 3_000,
        hold: before,
      });
      expect(await held(code)).toBe(before);
      expect(await lastNews()).toMatchObject({ title: 'Chưa nâng được giá của bạn' });
    },
  );
});
describe('a bid that a person placed', () => {
  it('is not reported while a raise of it waits to be placed', async () => {
    const { code, id } = await placed();
    expect((await bid(code, 6_000)).status).toBe(200);
    expect(told(await act(id, 'outcome', { outcome: 'outbid' }))).toEqual([
      409,
      'bidding.hand-raise-waiting',
    ]);
    expect((await mine(code)).mine).toMatchObject({ state: 'sending' });
    const raise = (await desk('GET', '/api/desk/hand-bids?size=50')).body.results.find(
      (row: { code: string; state: string }) => row.code === code && row.state === 'waiting',
    );
    await run('bidding.hand-deadline', { id: raise.id });
  });

  it('leads; a price above it is told as outbid by itself, without anybody reporting', async () => {
    const { code } = await placed();
    expect((await mine(code)).mine).toMatchObject({ state: 'leading', reason: 'by-hand-placed' });
    house().rivalBid(code, 9_000, 'rival');
    house().rivalBid(code, 20_000, 'rival-2');
    await run('bidding.read-auction', { site: 'auction', code });
    expect((await mine(code)).mine).toMatchObject({ state: 'outbid', hold: 0 });
  });

  it('and that the price has passed leads no longer: what is asked next can be cancelled, and fails when it is refused', async () => {
    const passed = async () => {
      const { code } = await placed();
      for (const [amount, name] of [[9_000, 'rival'] as const, [10_000, 'rival-2'] as const])
        house().rivalBid(code, amount, name);
      await run('bidding.read-auction', { site: 'auction', code });
      expect((await bid(code, 20_000)).status).toBe(200);
      expect((await mine(code)).mine).toMatchObject({
        reason: 'by-hand-waiting',
        may: { cancel: true },
      });
      return code;
    };
    const [first, second] = [await passed(), await passed()];
    expect(
      (await service.asCustomer('PUT', `/api/bid/cancel/${(await mine(first)).mine.id}`)).status,
    ).toBe(200);
    await run('bidding.hand-deadline', { id: (await task(second)).id });
    expect((await mine(second)).mine).toMatchObject({ state: 'failed', hold: 0 });
    expect(await held(second)).toBe(0);
  });

  it('waits with its money when the lot closed, until the person tells that it won: one order, paid from the hold', async () => {
    const { code, id } = await placed();
    expect(told(await act(id, 'outcome', { outcome: 'won', price: 1_200 }))).toEqual([
      409,
      'bidding.hand-still-open',
    ]);
    house().patch(code, { isClosed: true });
    await run('bidding.read-auction', { site: 'auction', code });
    expect((await mine(code)).mine).toMatchObject({ state: 'leading' });
    expect(await held(code)).toBeGreaterThan(0);
    expect(told(await act(id, 'outcome', { outcome: 'won', price: 3_100 }))).toEqual([
      409,
      'bidding.hand-over-maximum',
    ]);
    expect(
      (await act(id, 'outcome', { outcome: 'won', price: 1_200, order_number: 'Y-1' })).status,
    ).toBe(200);
    expect((await mine(code)).mine).toMatchObject({
      state: 'won',
      won_price: 1_200,
      order_code: expect.any(String),
    });
    expect(await held(code)).toBe(0);
    expect(await task(code)).toBeUndefined();
    await act(id, 'outcome', { outcome: 'won', price: 1_200 });
    const { rows } = await service.platform.pool.query(
      'select count(*)::int as n from bids where code = $1 and order_id is not null',
      [code],
    );
    expect(rows[0].n).toBe(1);
  });

  it('is lost when the person tells that somebody else won', async () => {
    const { code, id } = await placed();
    house().patch(code, { isClosed: true });
    expect((await act(id, 'outcome', { outcome: 'outbid' })).status).toBe(200);
    expect((await mine(code)).mine).toMatchObject({ state: 'lost', hold: 0 });
    const late = await asked();
    expect(told(await act(late.id, 'outcome', { outcome: 'outbid' }))).toEqual([
      409,
      'bidding.hand-not-placed',
    ]);
    await run('bidding.hand-deadline', { id: late.id });
  });
});
