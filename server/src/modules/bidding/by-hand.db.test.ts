import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import {
  type PretendService,
  startPretendService,
  told,
} from '../../../test-support/world/pretend-service.ts';
import { staffToken } from '../../../test-support/people/sign-in.ts';

const NOBODY = '01890000-0000-7000-8000-000000000000';
let service: PretendService;
let buyer: string;
beforeAll(async () => {
  service = await startPretendService(80_000_000);
  buyer = await staffToken(service, 'buyer');
  await service.platform.pool.query('update customer_levels set concurrent_auctions = 100');
  // A person has to look at every account: nothing is sent by a program.
  for (const name of ['hako-01', 'hako-02', 'hako-03'])
    await desk('PUT', `/api/desk/site-accounts/auction/${name}`, {
      state: 'draining',
      reason: 'nghỉ',
    });
});
afterAll(() => service.close());

const house = () => service.sim.world.house;
const auction = (endsInSeconds = 7_200): string =>
  house().make({ rivals: [], startPrice: 1_000, endsInSeconds });
const bid = (code: string, price = 3_000, mode = 'now') =>
  service.asCustomer('POST', `/api/bid/${mode}`, { code, price });
const desk = (method: string, path: string, body?: unknown) =>
  call(service, method, path, { token: buyer, ...(body ? { body } : {}) });
const task = async (code: string) =>
  (await desk('GET', '/api/desk/hand-bids?size=50')).body.results.find(
    (row: { code: string }) => row.code === code,
  );
const act = (id: string, deed: string, body?: unknown) =>
  desk('POST', `/api/desk/hand-bids/${id}/${deed}`, body);
const mine = async (code: string) =>
  (await service.asCustomer('GET', `/api/auctions/auction/${code}/standing`)).body.data;
const held = async (code: string): Promise<number> => {
  const { rows } = await service.platform.pool.query(
    "select coalesce(sum(w.open_vnd), 0)::bigint as n from bids b left join wallet_holds w on w.cause_type = 'bid' and w.cause_id = b.id::text where b.code = $1",
    [code],
  );
  return Number(rows[0].n);
};
const lastNews = async (): Promise<{ title: string; body: string }> =>
  (
    await service.platform.pool.query(
      'select title, body from notifications order by number desc limit 1',
    )
  ).rows[0];
const run = (name: string, payload: object) => service.parts.jobs[name]?.(payload as never);
const asked = async (endsInSeconds?: number) => {
  const code = auction(endsInSeconds);
  expect((await bid(code)).status).toBe(200);
  return { code, ...(await task(code)) };
};
const placed = async () => {
  const hand = await asked();
  await act(hand.id, 'take');
  await act(hand.id, 'answer', { result: 'placed', is_highest: true, price: 1_000 });
  return hand;
};

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
    const { _id } = (await service.asCustomer('GET', '/api/bidding/user')).body.data.find(
      (row: { code: string }) => row.code === first.code,
    );
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
    expect((await lastNews()).body).toContain('Mức cũ vẫn có hiệu lực');
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
      expect(await lastNews()).toMatchObject({ title: 'Chưa nâng được mức của bạn' });
    },
  );
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
