import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BiddingCallsRig,
  mobileBid,
  RICH,
  startBiddingCalls,
} from '../../../test-support/rigs/bidding-calls-rig.ts';
import { expectMobile } from '../../../test-support/people/mobile-shapes.ts';

let rig: BiddingCallsRig;
beforeAll(async () => {
  rig = await startBiddingCalls();
});
afterAll(() => rig.close());

describe('buying at the fixed price', () => {
  it('makes an order with its money held; another price than the agreed one is told, not paid', async () => {
    const call = await rig.someone();
    rig.goods.set('m1', { price: 8_000, status: 'open' });
    expect(
      await call('POST', '/api/bid/mercari', { code: 'm1', price: '7500', ship_mode: 'AIR-HAN' }),
    ).toMatchObject({
      status: 409,
      body: { code: 'bidding.price-changed', facts: { old: 7_500, new: 8_000 } },
    });
    const bought = await call('POST', '/api/buy-product-now', {
      code: 'm1',
      price: 8_000,
      ship_mode: 'AIR-HAN',
      site: 'mercari',
    });
    expect(bought).toMatchObject({
      status: 200,
      body: {
        message: 'Đặt giá thầu thành công',
        data: { state: 'ordered', order_code: expect.stringMatching(/^HK/) },
      },
    });
    rig.goods.set('m2', { price: 8_000, status: 'sold' });
    expect((await call('POST', '/api/bid/mercari', { code: 'm2', price: 8_000 })).body.code).toBe(
      'bidding.sold',
    );
    expect((await call('POST', '/api/bid/buy', mobileBid(rig.newLot(), '5000'))).body.code).toBe(
      'bidding.no-buy-now',
    );
  });
});

it('buys goods with sizes only once one was chosen', async () => {
  const call = await rig.someone();
  rig.goods.set('sizes1', { price: 3_000, status: 'open' });
  const body = { code: 'sizes1', price: 3_000, ship_mode: 'AIR-HAN', site: 'mercari' };
  expect(await call('POST', '/api/buy-product-now', body)).toMatchObject({
    status: 409,
    body: { code: 'bidding.needs-choice' },
  });
  const line = await call('POST', '/api/cart', {
    site_code: 'MER_JP',
    code: 'sizes1',
    variant_id: 'M',
    description: 'M',
  });
  expect(
    (await call('POST', '/api/user/payment-for-order', { items: [{ id: line.body.data._id }] }))
      .status,
  ).toBe(200);
});

describe('the cart', () => {
  it('keeps what the marketplace says, in the shape that the mobile client reads', async () => {
    const call = await rig.someone();
    rig.goods.set('shop-c1', { price: 8_000, status: 'open' });
    const added = await call('POST', '/api/cart', {
      site_code: 'MER_JP',
      code: 'shop-c1',
      name: 'lie',
      price: 1,
      currency: 'JPY',
      qty: 2,
      description: null,
      images: [],
      ship_mode: '',
    });
    expectMobile('cart.add', added.body);
    expect(added.body.data).toMatchObject({ price: 8_000, qty: 2, ship_mode: 'AIR-HAN' });
    const { _id: id } = added.body.data;
    const changed = await call('PUT', '/api/intended_cart/items/update', {
      items: [{ id, qty: 3, selected: true }],
    });
    expectMobile('cart.update', changed.body);
    expectMobile('cart.list', (await call('GET', '/api/cart/user')).body);
    expect(
      (
        await (
          await rig.someone()
        )('PUT', '/api/intended_cart/items/update', { items: [{ id, qty: 1 }] })
      ).body.code,
    ).toBe('cart.not-found');
    expectMobile(
      'cart.remove',
      (await call('POST', '/api/cart/remove', { ids: [id, 'not-mine'] })).body,
    );
    expect((await call('GET', '/api/cart/user')).body.data).toEqual([]);
    expect(
      (await call('POST', '/api/cart', { site_code: 'MER_JP', code: rig.newLot() })).body.code,
    ).toBe('cart.auction-only');
    expect(
      (await call('POST', '/api/cart', { site_code: 'NOWHERE', code: 'shop-c1' })).body.code,
    ).toBe('cart.unknown-site');
  });

  it('is paid all or nothing, with every price read again', async () => {
    const customer = await rig.world.customerWith(RICH);
    const call = rig.as(customer);
    for (const code of ['d1', 'd2']) {
      rig.goods.set(code, { price: 5_000, status: 'open' });
      await call('POST', '/api/cart', { site_code: 'MER_JP', code });
    }
    rig.goods.set('d2', { price: 6_000, status: 'open' });
    expect((await call('GET', '/api/cart/check')).body.data).toContainEqual(
      expect.objectContaining({ state: 'changed', old_price: 5_000, new_price: 6_000 }),
    );
    expect(await call('POST', '/api/user/payment-for-order', {})).toMatchObject({
      status: 409,
      body: { code: 'cart.price-changed', facts: { old: 5_000, new: 6_000 } },
    });
    expect(await rig.world.wallet.balanceOf(rig.platform.db, customer)).toEqual({
      available: RICH,
      held: 0,
    });
    const d2 = (await call('GET', '/api/cart/user')).body.data.find(
      (line: { code: string }) => line.code === 'd2',
    );
    await call('POST', '/api/cart/accept-prices', { items: [{ id: d2._id, price: 6_000 }] });
    const answers = await Promise.all(
      [1, 2, 3].map(() => call('POST', '/api/user/payment-for-order', {})),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const data: { first_payment: number }[] = answers.find(({ status }) => status === 200)?.body
      .data;
    expect((await rig.world.wallet.balanceOf(rig.platform.db, customer)).held).toBe(
      data.reduce((sum, line) => sum + line.first_payment, 0),
    );
    expect((await call('GET', '/api/cart/user')).body.data).toEqual([]);
    expect((await call('POST', '/api/user/payment-for-order', {})).body.code).toBe(
      'cart.nothing-chosen',
    );
  });
});
