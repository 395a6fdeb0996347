import { describe, expect, it } from 'vitest';
import { told } from '../../../test-support/world/pretend-service.ts';
import {
  service,
  item,
  ask,
  held,
  setUpNegotiationRig,
} from '../../../test-support/rigs/negotiation/negotiation-rig.ts';

setUpNegotiationRig();

describe('whether it can be sent', () => {
  it('tells the floor, what is held and what it costs at the door', async () => {
    const { body } = await service.asCustomer('POST', '/api/desired-price/check', {
      code: item(),
      desired_price: 8_000,
    });
    expect(body.data).toMatchObject({
      can_send: true,
      reasons: [],
      price: 10_000,
      minimum: 5_000,
      maximum: 9_999,
    });
    expect(body.data.hold_vnd).toBeGreaterThan(8_000 * 176);
    expect(body.data.landed_vnd).toBeGreaterThan(body.data.hold_vnd);
  });

  it.each([
    ['under half', () => ({ code: item(), desired_price: 4_999 }), ['under-floor'], '5,000'],
    [
      'not below the price',
      () => ({ code: item(), desired_price: 10_000 }),
      ['not-below-price'],
      '10,000',
    ],
    ['sold', () => ({ code: soldItem(), desired_price: 8_000 }), ['not-open'], 'đã bán'],
    [
      'of a shop',
      () => ({
        code: service.sim.world.market.make({ price: 9_000, isShops: true }),
        desired_price: 8_000,
      }),
      ['shop-item'],
      'Mercari Shops',
    ],
    [
      'at an auction house',
      () => ({ code: service.sim.world.house.make({}), site: 'auction', desired_price: 8_000 }),
      ['not-offerable-site'],
      'Mercari',
    ],
  ])('%s: no, with the reason', async (_, wish, codes, words) => {
    const { body } = await service.asCustomer('POST', '/api/desired-price/check', wish());
    expect(body.data.can_send).toBe(false);
    expect(body.data.reasons.map((reason: { code: string }) => reason.code)).toEqual(codes);
    expect(body.data.reasons[0].message).toContain(words);
    const refused = await service.asCustomer('POST', '/api/desired-price', wish());
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('Gửi yêu cầu thương lượng giá không thành công!');
  });

  it('one at a time for each listing, however many calls race', async () => {
    const code = item();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => ask(code, 8_000, { buy_auto: true })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const refused of answers.filter(({ status }) => status !== 200))
      expect(told(refused)).toEqual([409, 'negotiation.open-already']);
  });

  it('so many at a time as the owner allows, however many calls race', async () => {
    const { rows } = await service.platform.pool.query(
      "select count(*)::int as open from offers where status in ('waiting', 'sent', 'accepted')",
    );
    const limit = rows[0].open + 2;
    await service.platform.pool.query('update negotiation_settings set open_requests = $1', [
      limit,
    ]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(item(), 8_000)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const one of refused) expect(told(one)).toEqual([409, 'negotiation.too-many-open']);
    const { body } = await service.asCustomer('POST', '/api/desired-price/check', {
      code: item(),
      desired_price: 8_000,
    });
    expect(body.data).toMatchObject({ can_send: false, reasons: [{ code: 'too-many-open' }] });
    expect(refused[0]?.body.message).toContain(`${limit} yêu cầu`);
    await service.platform.pool.query('update negotiation_settings set open_requests = 100');
  });

  it('not with money that is not there', async () => {
    const before = await held();
    expect(told(await ask(item(9_000_000), 8_000_000, { buy_auto: true }))[1]).toBe(
      'wallet.not-enough',
    );
    expect(await held()).toBe(before);
  });

  it('not with a code that lowers an order', async () => {
    expect(told(await ask(item(), 8_000, { coupons_code: 'HAKO10' }))).toEqual([
      409,
      'negotiation.no-coupon',
    ]);
  });

  it('takes no status, desk or account from the customer', async () => {
    const { status } = await ask(item(), 8_000, {
      status: 3,
      assignee_id: service.customerId,
      account_id: 'x',
    });
    expect([200, 400]).toContain(status);
    const rows = (await service.asCustomer('GET', '/api/desired-price?status=3')).body.results;
    expect(rows).toEqual([]);
  });
});
function soldItem(): string {
  const code = item();
  service.sim.world.market.patch(code, { isSold: true });
  return code;
}
