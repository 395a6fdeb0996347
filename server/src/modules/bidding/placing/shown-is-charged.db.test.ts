import { setRate } from '../../../../test-support/world/set-rate.ts';
import { describe, expect, it, test } from 'vitest';
import { share } from '../../../kernel/money.ts';
import { told } from '../../../../test-support/world/pretend-service.ts';
import {
  lot,
  previewed,
  service,
  holdOf,
  job,
  setUpShownIsChargedRig,
} from '../../../../test-support/rigs/bidding/shown-is-charged-rig.ts';

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
