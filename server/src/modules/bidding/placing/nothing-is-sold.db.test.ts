import { describe, expect, it } from 'vitest';
import { told } from '../../../../test-support/world/pretend-service.ts';
import {
  lot,
  service,
  item,
  orders,
  pay,
  checked,
  setUpShownIsChargedRig,
} from '../../../../test-support/rigs/bidding/shown-is-charged-rig.ts';

setUpShownIsChargedRig();
/** A decision about a reading that is not there is refused, but the rate is read anew after every decision. */
const forgetRate = () =>
  service.parts.modules.pricing
    .decideRate({
      readingId: 0,
      isAccepted: false,
      staffId: 'nobody',
      reason: 'đã xem bảng của ngân hàng',
    })
    .catch(() => undefined);
describe('nothing is sold', () => {
  const bidOn = (code: string, more: object = {}) =>
    service.asCustomer('POST', '/api/bid/now', {
      site: 'auction',
      code,
      price: 9_800,
      ship_mode: 'AIR-HAN',
      ...more,
    });
  const buy = (code: string, more: object = {}) =>
    service.asCustomer('POST', '/api/bid/mercari', {
      site: 'mercari',
      code,
      price: 4_321,
      ship_mode: 'AIR-HAN',
      ...more,
    });
  const held = async () =>
    (
      await service.platform.pool.query(
        'select count(*) as holds, coalesce(sum(open_vnd), 0) as open from wallet_holds',
      )
    ).rows[0];

  it('at a rate that is too old, and nothing changes', async () => {
    const code = lot({});
    const goods = item({});
    await service.asCustomer('POST', '/api/cart', { site_code: 'mercari', code: goods });
    await service.platform.pool.query(
      "update exchange_rate_readings set quoted_at = quoted_at - interval '200 hours'",
    );
    await forgetRate();
    const before = [await held(), await orders()];
    const answers = [
      await bidOn(code),
      await service.asCustomer('POST', '/api/bid/snipe', { site: 'auction', code, price: 9_800 }),
      await buy(goods),
      await pay({}),
    ];
    await service.platform.pool.query(
      "update exchange_rate_readings set quoted_at = quoted_at + interval '200 hours'",
    );
    await forgetRate();
    for (const answer of answers) expect(told(answer)).toEqual([503, 'pricing.rate-too-old']);
    expect([await held(), await orders()]).toEqual(before);
    expect(service.sim.world.house.truthOfBids(code)).toEqual([]);
    expect((await bidOn(code)).status).toBe(200);
  });

  it('of goods that may not be imported; the cart says why', async () => {
    const before = [await held(), await orders()];
    const title = '電子タバコ 本体 未使用';
    const goods = item({ name: 'カメラ 未使用' });
    await service.asCustomer('POST', '/api/cart', { site_code: 'mercari', code: goods });
    // Its seller tells what it is only afterwards.
    service.sim.world.market.patch(goods, { name: title });
    const answers = [await bidOn(lot({ title })), await buy(goods), await pay({})];
    for (const answer of answers) {
      expect(told(answer)).toEqual([409, 'bidding.seller-goods-blocked']);
      expect(answer.body.message).toContain('Thuốc lá điện tử');
    }
    expect((await checked()).data).toMatchObject([
      { state: 'same', breakdown: null, refusal: { code: 'bidding.seller-goods-blocked' } },
    ]);
    expect([await held(), await orders()]).toEqual(before);
  });

  it('of goods that ask for a confirmation which was not given', async () => {
    const title = '日本酒 純米大吟醸 720ml';
    const code = lot({ title });
    const goods = item({ name: title });
    await service.asCustomer('POST', '/api/cart', { site_code: 'mercari', code: goods });
    const no = { is_risk_confirmed: false };
    for (const answer of [await bidOn(code, no), await buy(goods, no), await pay(no)])
      expect(told(answer)).toEqual([409, 'bidding.needs-confirmation']);
    expect(service.sim.world.house.truthOfBids(code)).toEqual([]);
    expect((await bidOn(code, { is_risk_confirmed: true })).status).toBe(200);
    expect((await pay({ is_risk_confirmed: true })).status).toBe(200);
  });
});
