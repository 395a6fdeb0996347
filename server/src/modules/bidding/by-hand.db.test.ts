import { describe, expect, it } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { told } from '../../../test-support/world/pretend-service.ts';
import { staffToken } from '../../../test-support/people/sign-in.ts';
import {
  auction,
  mine,
  bid,
  held,
  lastNews,
  task,
  house,
  asked,
  service,
  act,
  run,
  setUpByHandRig,
} from '../../../test-support/rigs/bidding/by-hand-rig.ts';

setUpByHandRig();

const NOBODY = '01890000-0000-7000-8000-000000000000';
describe('a bid where no program can bid', () => {
  it('is said so before, asked of a person with a deadline, held, and never called placed', async () => {
    const code = auction();
    expect(await mine(code)).toMatchObject({ is_by_hand: true, can_bid: true, mine: null });
    const answer = await bid(code);
    // The mobile client compares the message and calls every other one refused: money is held, so this is not.
    expect(answer.body).toMatchObject({
      success: true,
      message: 'Đặt giá thầu thành công',
      data: { state: 'sending' },
    });
    expect(answer.body.detail).toContain('giá chưa được gửi');
    expect(await held(code)).toBe(answer.body.data.hold);
    expect((await lastNews()).title).toBe('Đã nhận, chờ nhân viên đặt giá');
    const standing = await mine(code);
    expect(standing.mine).toMatchObject({
      state: 'sending',
      reason: 'by-hand-waiting',
      may: { cancel: true, raise: false },
    });
    expect(Date.parse(standing.mine.by_hand_until)).toBeLessThanOrEqual(
      Date.parse(standing.end_time) - 9 * 60_000,
    );
    expect(await task(code)).toMatchObject({
      state: 'waiting',
      maximum: 3_000,
      customer: { full_name: 'Nguyễn Minh An' },
    });
    expect(house().truthOfBids(code)).toEqual([]);
    expect(told(await bid(code, 5_000))).toEqual([409, 'bidding.by-hand-waiting']);
  });

  it('is refused with its reason when it ends too soon, or should wait for the last seconds', async () => {
    const soon = auction(900);
    expect((await mine(soon)).can_bid).toBe(false);
    expect(told(await bid(soon))).toEqual([409, 'bidding.by-hand-too-late']);
    expect(told(await bid(auction(), 3_000, 'snipe'))).toEqual([409, 'bidding.by-hand-no-snipe']);
    expect(await held(soon)).toBe(0);
  });

  it('is cancelled by its customer until a person takes it, and not after', async () => {
    const first = await asked();
    const { _id, reason } = (await service.asCustomer('GET', '/api/bidding/user')).body.data.find(
      (row: { code: string }) => row.code === first.code,
    );
    expect(reason).toBe('by-hand-waiting');
    expect((await service.asCustomer('PUT', `/api/bid/cancel/${_id}`)).status).toBe(200);
    expect(await held(first.code)).toBe(0);
    expect(told(await act(first.id, 'take'))).toEqual([409, 'bidding.hand-taken']);
    const second = await asked();
    expect((await act(second.id, 'take')).status).toBe(200);
    expect((await mine(second.code)).mine).toMatchObject({
      reason: 'by-hand-taken',
      may: { cancel: false },
    });
    expect(
      told(await service.asCustomer('PUT', `/api/bid/cancel/${(await mine(second.code)).mine.id}`)),
    ).toEqual([409, 'bidding.too-late']);
    await act(second.id, 'answer', {
      result: 'refused',
      reason: 'Người bán không nhận khách mới.',
    });
  });

  it('is refused by a person in words that the customer reads, with the money back', async () => {
    const hand = await asked();
    expect(told(await act(hand.id, 'answer', { result: 'refused', reason: 'chưa nhận' }))).toEqual([
      409,
      'bidding.hand-not-yours',
    ]);
    await act(hand.id, 'take');
    await act(hand.id, 'answer', { result: 'refused', reason: 'Người bán chỉ nhận khách ở Nhật.' });
    expect((await mine(hand.code)).mine).toMatchObject({
      state: 'failed',
      reason: 'by-hand-refused',
      hold: 0,
    });
    expect((await lastNews()).body).toContain('Người bán chỉ nhận khách ở Nhật.');
    expect(await task(hand.code)).toBeUndefined();
    expect(told(await act(NOBODY, 'take'))).toEqual([404, 'bidding.hand-not-found']);
  });

  it('is given up at its deadline when nobody took it: told, money back, once', async () => {
    const hand = await asked();
    for (let n = 0; n < 2; n++) await run('bidding.hand-deadline', { id: hand.id });
    expect((await mine(hand.code)).mine).toMatchObject({
      state: 'failed',
      reason: 'by-hand-late',
      hold: 0,
    });
    expect((await lastNews()).title).toBe('Nhân viên chưa đặt được giá cho bạn');
    expect(told(await act(hand.id, 'take'))).toEqual([409, 'bidding.hand-taken']);
  });
});
describe('a bid that a colleague took and went home with', () => {
  it('is taken over after its deadline, not before, with a line in the audit log; and then told of', async () => {
    const hand = await asked();
    await act(hand.id, 'take');
    const other = await staffToken(service, 'admin');
    const byOther = (deed: string, body?: unknown) =>
      call(service, 'POST', `/api/desk/hand-bids/${hand.id}/${deed}`, {
        token: other,
        ...(body ? { body } : {}),
      });
    expect(told(await byOther('take'))).toEqual([409, 'bidding.hand-taken']);
    await service.platform.pool.query(
      "update hand_bids set deadline_at = now() - interval '1 minute' where id = $1",
      [hand.id],
    );
    expect((await byOther('take')).status).toBe(200);
    expect(told(await act(hand.id, 'answer', { result: 'refused', reason: 'quên mất' }))).toEqual([
      409,
      'bidding.hand-not-yours',
    ]);
    const { rows } = await service.platform.pool.query(
      "select action from staff_audit where subject = $1 and action = 'hand-bid.take-over'",
      [`hand-bid:${hand.id}`],
    );
    expect(rows).toHaveLength(1);
    expect((await byOther('answer', { result: 'refused', reason: 'Không kịp đặt.' })).status).toBe(
      200,
    );
    expect((await mine(hand.code)).mine).toMatchObject({ state: 'failed', hold: 0 });
  });
});
