import { describe, expect, it } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { told } from '../../../test-support/world/pretend-service.ts';
import { expectMobile } from '../../../test-support/people/mobile-shapes.ts';
import {
  service,
  as,
  auction,
  held,
  setUpEveryCallRig,
} from '../../../test-support/rigs/bidding/every-call-rig.ts';

setUpEveryCallRig();

const item = (price = 3_000): string => service.sim.world.market.make({ price });
const cancelSnipe = (id: string) => as('PUT', `/api/bid/cancel/${id}`);
describe('the ways of /api/bid/{mode}', () => {
  it('now: placed, in the words of the mobile client, and told by the lists, the history and the latest bids', async () => {
    const code = auction();
    const price = await as('GET', `/api/bid/price/${code}`);
    expectMobile('bid.price', price.body);
    expect(price.body.data.price).toBe(1_000);
    const placed = await as('POST', '/api/bid/now', {
      code,
      price: '5000',
      mode: 'now',
      qty: '1',
      service_extra: ['BASIS'],
      partial: '0',
    });
    expectMobile('bid.place', placed.body);
    expect(placed.body).toMatchObject({
      status: true,
      message: 'Đặt giá thầu thành công',
      data: { state: 'leading', mode: 'now' },
    });
    const running = await as('GET', '/api/bidding/user');
    expectMobile('bidding.user', running.body);
    expect(running.body.data).toMatchObject([
      { code, site: 'auction', state: 'leading', winner: true },
    ]);
    for (const type of ['all', 'bidding', 'hunting', 'finished', 'successed', 'paid']) {
      const list = await as(
        'GET',
        `/api/bid/user?type=${type}&sort=end_time&order=asc&page=1&size=20`,
      );
      expectMobile('bid.list', list.body);
      expect(list.body.data.length, type).toBe(type === 'all' || type === 'bidding' ? 1 : 0);
    }
    const history = await call(service, 'GET', `/api/bid/history/${code}`);
    expect(history.body.data).toMatchObject({ code, bid_count: 1, bids: [{ is_highest: true }] });
    const latest = await call(service, 'GET', `/api/v2/auction/items/${code}/bids/latest`);
    expect(latest.body.data).toMatchObject({ code, bids: 1, results: [{ is_highest: true }] });
    expect(JSON.stringify([history.body, latest.body])).not.toContain('5000');
  });

  it('snipe: waits, is cancelled alone and with others, and says for each what became of it', async () => {
    const before = await held();
    const first = (await as('POST', '/api/bid/snipe', { code: auction(), price: 4_000 })).body.data;
    expect(first).toMatchObject({ mode: 'snipe', state: 'scheduled' });
    expect(await held()).toBe(before + first.hold);
    const cancelled = await cancelSnipe(first.id);
    expect(cancelled.body).toMatchObject({ status: true, success: true });
    expect(await held()).toBe(before);
    const second = (
      await as('POST', '/api/bid/now', { code: auction(), price: 4_000, mode: 'snipe' })
    ).body.data;
    const leading = (await as('GET', '/api/bidding/user')).body.data.find(
      ({ state }: { state: string }) => state === 'leading',
    )._id;
    const both = await as('PUT', '/api/bid/cancel', { ids: [second.id, leading] });
    expect(both.body).toMatchObject({
      success: false,
      data: [
        { id: second.id, success: true },
        {
          id: leading,
          success: false,
          message: 'Đã quá muộn để hủy: giá của bạn đã được đặt hoặc phiên đã kết thúc.',
        },
      ],
    });
    expect(await held()).toBe(before);
  });

  it('buy: the fixed price of an auction; Mercari by its own address and by that of the mobile client', async () => {
    const code = auction({ buyNowPrice: 5_000 });
    const bought = await as('POST', '/api/bid/buy', { code, price: 5_000 });
    expect(bought.body).toMatchObject({
      message: 'Đặt giá thầu thành công',
      data: { state: 'ordered', mode: 'buy' },
    });
    const mercari = await as('POST', '/api/bid/mercari', { code: item(3_000), price: '3000' });
    expect(mercari.body).toMatchObject({
      message: 'Đặt giá thầu thành công',
      data: { state: 'ordered' },
    });
    const alias = await as('POST', '/api/buy-product-now', {
      code: item(2_000),
      price: 2_000,
      site: 'mercari',
    });
    expect(alias.body.data.order_code).toMatch(/^HK/);
  });

  it('any other way is refused, and nothing is held for it', async () => {
    const before = await held();
    for (const mode of ['later', 'SNIPE', 'cancel'])
      expect((await as('POST', `/api/bid/${mode}`, { code: auction(), price: 5_000 })).status).toBe(
        400,
      );
    expect(await held()).toBe(before);
  });
});
describe('what runs at Mercari', () => {
  it('is told, purchases and price requests alike, and given up with the money back at once', async () => {
    const before = await held();
    const known = (await as('GET', '/api/user/bidding/mercari')).body.data.map(
      ({ _id }: { _id: string }) => _id,
    );
    const order = (await as('POST', '/api/bid/mercari', { code: item(3_000), price: 3_000 })).body
      .data.order_code;
    const asked = (
      await as('POST', '/api/desired-price', {
        code: item(10_000),
        desired_price: 8_000,
        buy_auto: true,
      })
    ).body.data;
    expect(await held()).toBeGreaterThan(before + asked.hold_vnd);
    const { body } = await as('GET', '/api/user/bidding/mercari');
    const fresh = body.data.filter(({ _id }: { _id: string }) => !known.includes(_id));
    expect(fresh).toMatchObject([
      {
        _id: asked.id,
        kind: 'price-request',
        price: 8_000,
        state: 'waiting',
        may: { cancel: true },
      },
      { _id: order, kind: 'purchase', price: 3_000, quote_code: order, may: { cancel: true } },
    ]);
    expectMobile('bidding.user', body);
    const gone = await as('DELETE', '/api/user/bidding/mercari', { ids: [order, asked.id] });
    expect(gone.body).toMatchObject({
      status: true,
      success: true,
      data: [
        { id: order, success: true },
        { id: asked.id, success: true },
      ],
    });
    expect(await held()).toBe(before);
    const rest = (await as('GET', '/api/user/bidding/mercari')).body.data.map(
      ({ _id }: { _id: string }) => _id,
    );
    expect(rest).toEqual(known);
  });

  it("is refused without a name, and somebody else's answers like one that does not exist", async () => {
    expect(told(await as('DELETE', '/api/user/bidding/mercari'))).toEqual([400, 'request.invalid']);
    expect((await call(service, 'GET', '/api/user/bidding/mercari')).status).toBe(401);
    const asked = (
      await as('POST', '/api/desired-price', { code: item(10_000), desired_price: 8_000 })
    ).body.data;
    await service.platform.pool.query(
      'update offers set customer_id = gen_random_uuid() where id = $1',
      [asked.id],
    );
    const nothing = '01890000-0000-7000-8000-000000000000';
    const { body } = await as('DELETE', `/api/user/bidding/mercari?id=${asked.id}`);
    expect(body).toMatchObject({
      success: false,
      data: [{ success: false, message: 'Không tìm thấy yêu cầu thương lượng này.' }],
    });
    const unknown = await as('DELETE', `/api/user/bidding/mercari?id=${nothing}`);
    expect(unknown.body.data[0].message).toBe(body.data[0].message);
  });
});
