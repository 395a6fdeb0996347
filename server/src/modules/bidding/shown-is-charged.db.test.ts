import { setRate } from '../../../test-support/world/set-rate.ts';
import { describe, expect, it, test } from 'vitest';
import { share } from '../../kernel/money.ts';
import { told } from '../../../test-support/world/pretend-service.ts';
import {
  lot,
  previewed,
  service,
  holdOf,
  job,
  item,
  orders,
  pay,
  checked,
  setUpShownIsChargedRig,
} from '../../../test-support/rigs/bidding/shown-is-charged-rig.ts';

setUpShownIsChargedRig();

/** What the level of the demo customer must deposit of a first payment. */
const DEMO_DEPOSIT_BP = 8_000;
const LOTS: [string, object, { isCertain: boolean }][] = [
  ['a private seller who charges 800 yen', { isStore: false }, { isCertain: true }],
  ['a store that adds tax', { isStore: true }, { isCertain: true }],
  ['a seller who sends it free', { isFreeShipping: true }, { isCertain: true }],
  ['a seller who does not say what sending costs', { shippingFee: null }, { isCertain: false }],
  [
    'a store with tax that does not say what sending costs',
    { isStore: true, shippingFee: null },
    { isCertain: false },
  ],
];
describe('the price of a bid', () => {
  test.each(LOTS)(
    '%s: shown is held, and what is charged is within it',
    async (_, spec, { isCertain }) => {
      const code = lot(spec);
      const asked = { site: 'auction', code, ship_mode: 'AIR-HAN' };
      const shown = await previewed({ ...asked, mode: 'bid', price: 9_800 });
      const bid = (
        await service.asCustomer('POST', '/api/bid/now', {
          ...asked,
          price: 9_800,
          agreed_hold: shown.hold,
        })
      ).body;
      expect(bid).toMatchObject({ success: true, data: { hold: shown.hold } });
      expect((await holdOf('bid', bid.data.id)).amount).toBe(shown.hold);
      expect(shown.hold).toBe(share(shown.breakdown.first_payment.high, DEMO_DEPOSIT_BP, 10_000));
      expect(shown.breakdown.first_payment.high > shown.breakdown.first_payment.likely).toBe(
        !isCertain,
      );

      const won = await previewed({ ...asked, mode: 'bid', price: 4_164 });
      service.sim.world.house.patch(code, { isClosed: true });
      await job('bidding.read-auction', { site: 'auction', code });
      const hold = await holdOf('bid', bid.data.id);
      expect(hold.captured).toBe(won.breakdown.first_payment.likely);
      expect(hold.captured).toBeLessThanOrEqual(hold.amount);
      expect(hold.released).toBe(hold.amount - hold.captured);
    },
  );

  it('is the one that the page of the lot showed, also where only the category tells what the goods are', async () => {
    const code = lot({ title: 'ミノルタ X-700 ジャンク' });
    const { data: page } = (await service.asCustomer('GET', `/api/catalog/items/auction/${code}`))
      .body;
    const items = [
      {
        price: 9_800,
        qty: 1,
        site_code: page.site_code,
        title: page.title,
        category: page.goods_kind,
        stated: page.parcel.stated,
        condition: 'used',
        origin_country_shipping_fee: 800,
      },
    ];
    const { breakdown } = (
      await service.asCustomer('POST', '/api/calculate-price', {
        items,
        route_code: 'JP',
        ship_mode: 'AIR-HAN',
        province: '01',
      })
    ).body;
    const bid = await previewed({
      site: 'auction',
      code,
      ship_mode: 'AIR-HAN',
      mode: 'bid',
      price: 9_800,
    });
    expect(breakdown[0].second_payment).toEqual(bid.breakdown.second_payment);
  });

  it('as a ceiling at the door: the highest maximum that stays within it', async () => {
    const code = lot({ shippingFee: null });
    const asked = { site: 'auction', code, mode: 'bid', ship_mode: 'AIR-HAN' };
    const plain = await previewed({ ...asked, price: 9_750 });
    const solved = await previewed({ ...asked, ceiling_vnd: plain.breakdown.landed_total.likely });
    expect(solved.maximum).toBeGreaterThanOrEqual(9_750);
    expect(solved.breakdown.landed_total.likely).toBeLessThanOrEqual(
      plain.breakdown.landed_total.likely,
    );
    expect(await previewed({ ...asked, ceiling_vnd: 1_000 })).toMatchObject({
      maximum: null,
      hold: 0,
      breakdown: null,
    });
  });

  it('is refused, and nothing is held or sent, when it is not what was shown', async () => {
    const code = lot({});
    const asked = { site: 'auction', code, ship_mode: 'AIR-HAN' };
    const { hold } = await previewed({ ...asked, mode: 'bid', price: 9_800 });
    await setRate(service.parts.modules.pricing, 17_700);
    const refused = await service.asCustomer('POST', '/api/bid/now', {
      ...asked,
      price: 9_800,
      agreed_hold: hold,
    });
    await setRate(service.parts.modules.pricing, 17_600);
    expect(told(refused)).toEqual([409, 'bidding.total-changed']);
    expect(refused.body.facts.old).toBe(hold);
    expect(refused.body.facts.new).toBeGreaterThan(hold);
    expect(service.sim.world.house.truthOfBids(code)).toEqual([]);
  });
});
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
