import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BiddingCallsRig,
  mobileBid,
  startBiddingCalls,
} from '../../../test-support/rigs/bidding-calls-rig.ts';
import { expectMobile } from '../../../test-support/people/mobile-shapes.ts';

let rig: BiddingCallsRig;
beforeAll(async () => {
  rig = await startBiddingCalls();
});
afterAll(() => rig.close());

describe('a bid as the mobile client sends it', () => {
  it('is placed, with the words that it waits for, and stands in its lists', async () => {
    const call = await rig.someone();
    const code = rig.newLot();
    expectMobile('bid.price', (await call('GET', `/api/bid/price/${code}`)).body);
    const placed = await call('POST', '/api/bid/now', mobileBid(code, '5000'));
    expect(placed).toMatchObject({
      status: 200,
      body: { message: 'Đặt giá thầu thành công', data: { state: 'leading' } },
    });
    expectMobile('bid.place', placed.body);
    const list = await call(
      'GET',
      '/api/bid/user?size=20&page=1&type=all&sort=end_time&order=asc&from=2036-10-22&to=2036-11-21',
    );
    expectMobile('bid.list', list.body);
    expect(list.body).toMatchObject({
      data: [{ code, price: 5_000, status: 1, winner: true, finished: false, state: 'leading' }],
      statistic: { total: 1, bidding: 1, hunting: 0, paid: 0 },
    });
    const running = await call('GET', '/api/bidding/user');
    expectMobile('bidding.user', running.body);
    expect(running.body.data).toHaveLength(1);
  });

  it('with mode snipe on the address of now is a snipe', async () => {
    const call = await rig.someone();
    const { body } = await call('POST', '/api/bid/now', {
      ...mobileBid(rig.newLot(), '5000'),
      mode: 'snipe',
    });
    expect(body).toMatchObject({
      message: 'Đặt giá thầu thành công',
      data: { mode: 'snipe', state: 'scheduled' },
    });
    expect((await call('GET', '/api/bid/user?type=hunting')).body.data).toHaveLength(1);
  });

  it('is refused in Vietnamese, with the next valid amount', async () => {
    const call = await rig.someone();
    const code = rig.newLot();
    rig.market.rival(code, 3_000);
    rig.market.rival(code, 2_500, 'other');
    expect(await call('POST', '/api/bid/now', mobileBid(code, '1000'))).toMatchObject({
      status: 409,
      body: { status: false, code: 'bidding.too-low', facts: { minimum: 2_700 } },
    });
    for (const price of ['', '1e3', '-5', '12.5', 'x'])
      expect((await call('POST', '/api/bid/now', mobileBid(code, price))).status).toBe(400);
    for (const mode of ['..', 'cancel', 'SNIPE'])
      expect(
        (await call('POST', `/api/bid/${mode}`, mobileBid(code, '5000'))).status,
      ).toBeGreaterThanOrEqual(400);
  });

  it('says that it is above the time limit when the answer was lost, and never sends it again', async () => {
    const call = await rig.someone();
    const code = rig.newLot();
    rig.market.fail(code, 'lost-after');
    expect(await call('POST', '/api/bid/now', mobileBid(code, '5000'))).toMatchObject({
      status: 504,
      body: { message: 'Thời gian phản hồi của máy chủ quá lâu, xin vui lòng thử lại!' },
    });
    expect((await call('POST', '/api/bid/now', mobileBid(code, '5000'))).body.code).toBe(
      'bidding.being-checked',
    );
    expect(rig.market.arrived.filter((write) => write.code === code)).toHaveLength(1);
  });

  it('with the same key twice is placed once and answered alike', async () => {
    const call = await rig.someone();
    const code = rig.newLot();
    const key = { 'idempotency-key': 'bid-once-12345' };
    const [first, second] = [
      await call('POST', '/api/bid/now', mobileBid(code, '5000'), key),
      await call('POST', '/api/bid/now', mobileBid(code, '5000'), key),
    ];
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(rig.market.arrived.filter((write) => write.code === code)).toHaveLength(1);
  });
});

describe('guards', () => {
  it('let nobody into more auctions than the level allows, however many calls race', async () => {
    const call = await rig.someone();
    const codes = [rig.newLot(), rig.newLot(), rig.newLot(), rig.newLot()];
    const answers = await Promise.all(
      codes.map((code) => call('POST', '/api/bid/now', mobileBid(code, '5000'))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect((await call('GET', '/api/user/batch-restrictions')).body.data).toMatchObject({
      may_bid: false,
      open_auctions: 2,
      concurrent_auctions: 2,
      restrictions: [{ code: 'bidding.too-many-auctions' }],
    });
  });

  it('take a bid request once, and tell its state', async () => {
    const call = await rig.someone();
    const code = rig.newLot();
    const first = await call('POST', '/api/bid-request', { code });
    expect((await call('POST', '/api/bid-request', { code })).body.data).toEqual(first.body.data);
    expect((await call('GET', `/api/check-bid-request?code=${code}`)).body.data).toMatchObject({
      is_needed: false,
      threshold: 99,
      status: 'waiting',
    });
  });
});

describe('what is mine', () => {
  it("is nobody else's: receipts, cancelling and lists answer as if it did not exist", async () => {
    const [mine, other] = [await rig.someone(), await rig.someone()];
    const { id } = (await mine('POST', '/api/bid/snipe', mobileBid(rig.newLot(), '5000'))).body
      .data;
    expect(
      (await mine('GET', `/api/bids/${id}/receipt`)).body.data.events.map(
        (event: { kind: string }) => event.kind,
      ),
    ).toEqual(['planned', 'held']);
    expect((await other('GET', `/api/bids/${id}/receipt`)).status).toBe(404);
    expect((await other('PUT', `/api/bid/cancel/${id}`)).status).toBe(404);
    expect((await other('PUT', '/api/bid/cancel', { ids: [id] })).body).toMatchObject({
      success: false,
    });
    expect((await rig.as(undefined)('GET', `/api/bids/${id}/receipt`)).status).toBe(401);
    expect((await mine('PUT', '/api/bid/cancel', { ids: [id] })).body).toMatchObject({
      success: true,
      data: [{ id, success: true }],
    });
  });

  it('stands with the lot: state, next valid amounts and what I may do', async () => {
    const call = await rig.someone();
    const code = rig.newLot();
    expect(
      (await rig.as(undefined)('GET', `/api/auctions/auction/${code}/standing`)).body.data,
    ).toMatchObject({
      price: 1_000,
      next_bids: [1_000, 1_100, 1_200, 1_300, 1_400],
      mine: null,
      can_bid: true,
    });
    await call('POST', '/api/bid/now', mobileBid(code, '5000'));
    expect(
      (await call('GET', `/api/auctions/auction/${code}/standing`)).body.data.mine,
    ).toMatchObject({
      state: 'leading',
      maximum: 5_000,
      may: { cancel: false, raise: true },
    });
    expect((await call('GET', '/api/auctions/auction/nothing/standing')).status).toBe(404);
  });

  it('can be told shortly before the end, or not', async () => {
    const call = await rig.someone();
    expect((await call('GET', '/api/bid/check-last-minute-notif')).body.data.enabled).toBe(true);
    await call('POST', '/api/bid/toogle-last-minute-notif', {});
    expect((await call('GET', '/api/bid/check-last-minute-notif')).body.data.enabled).toBe(false);
  });
});
