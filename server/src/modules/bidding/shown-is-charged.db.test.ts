import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { share } from '../../kernel/money.ts';
import {
  type PretendService,
  startPretendService,
  told,
} from '../../../test-support/world/pretend-service.ts';

/** What the level of the demo customer must deposit of a first payment. */
const DEMO_DEPOSIT_BP = 8_000;
let service: PretendService;

beforeAll(async () => {
  service = await startPretendService(500_000_000);
  await fetch(`${service.sim.url}/_control/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'hako-01', rating: 300 }),
  });
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.platform.pool.query('delete from cart_lines');
});

const lot = (more: object) =>
  service.sim.world.house.make({
    endsInSeconds: 3_600,
    startPrice: 4_164,
    kind: 'film-camera',
    rivals: [],
    ...more,
  });
const item = (more: object) => service.sim.world.market.make({ price: 4_321, ...more });
const holdOf = async (type: 'bid' | 'order', id: string) => {
  const { rows } = await service.platform.pool.query(
    'select amount_vnd, captured_vnd, released_vnd from wallet_holds where cause_type = $1 and cause_id = $2',
    [type, id],
  );
  const { amount_vnd, captured_vnd, released_vnd } = rows[0] as Record<string, unknown>;
  return {
    amount: Number(amount_vnd),
    captured: Number(captured_vnd),
    released: Number(released_vnd),
  };
};
const job = (name: string, payload: object) => service.parts.jobs[name]?.(payload as never);
const previewed = async (body: object) =>
  (await service.asCustomer('POST', '/api/bid/preview', body)).body.data;

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
    await service.parts.modules.pricing.enterRate(17_700);
    const refused = await service.asCustomer('POST', '/api/bid/now', {
      ...asked,
      price: 9_800,
      agreed_hold: hold,
    });
    await service.parts.modules.pricing.enterRate(17_600);
    expect(told(refused)).toEqual([409, 'bidding.total-changed']);
    expect(refused.body.facts.old).toBe(hold);
    expect(refused.body.facts.new).toBeGreaterThan(hold);
    expect(service.sim.world.house.truthOfBids(code)).toEqual([]);
  });
});

const GOODS: [string, string, () => string][] = [
  ['Mercari, sent by the seller', 'mercari', () => item({ payer: 2 })],
  ['Mercari, the buyer pays for sending', 'mercari', () => item({ payer: 1 })],
  ['Mercari Shops', 'mercari', () => item({ isShops: true })],
  [
    'a fixed price of a store that adds tax',
    'auction',
    () => lot({ isFixed: true, isStore: true }),
  ],
  ['a fixed price, sending not known', 'auction', () => lot({ isFixed: true, shippingFee: null })],
  ['a buy-now price of an auction', 'auction', () => lot({ buyNowPrice: 6_000 })],
];

const checked = async () => (await service.asCustomer('GET', '/api/cart/check')).body;
const pay = (body: object) => service.asCustomer('POST', '/api/user/payment-for-order', body);

describe('the price of a purchase', () => {
  test.each(GOODS)(
    '%s: the panel and the cart show what is held, and the likely first payment of it is charged',
    async (_, site, make) => {
      const code = make();
      await service.asCustomer('POST', '/api/cart', {
        site_code: site,
        code,
        ship_mode: 'AIR-HAN',
      });
      const { data, payment } = await checked();
      const panel = await previewed({ site, code, mode: 'buy', ship_mode: 'AIR-HAN' });
      expect(data).toMatchObject([{ state: 'same', refusal: null, hold: panel.hold }]);
      expect(data[0].breakdown).toEqual(panel.breakdown);
      expect(payment).toMatchObject({
        first_payment: panel.breakdown.first_payment.likely,
        hold: panel.hold,
      });

      const paid = await pay({
        agreed_first_payment: payment.first_payment,
        agreed_hold: payment.hold,
      });
      expect(paid.body.data).toMatchObject([{ first_payment: payment.first_payment }]);
      const [{ order_id: orderId }] = paid.body.data;
      expect((await holdOf('order', orderId)).amount).toBe(payment.hold);
      await job('orders.buy', { orderId });
      const hold = await holdOf('order', orderId);
      expect(hold).toEqual({
        amount: payment.hold,
        captured: payment.first_payment,
        released: payment.hold - payment.first_payment,
      });
    },
  );

  it('is the sum over the chosen lines', async () => {
    for (const [, site, make] of GOODS.slice(0, 4))
      await service.asCustomer('POST', '/api/cart', { site_code: site, code: make() });
    const { data, payment } = await checked();
    expect(payment.hold).toBe(
      data.reduce((sum: number, { hold }: { hold: number }) => sum + hold, 0),
    );
    const paid = await pay({
      agreed_first_payment: payment.first_payment,
      agreed_hold: payment.hold,
    });
    expect(
      paid.body.data.reduce(
        (sum: number, { first_payment }: { first_payment: number }) => sum + first_payment,
        0,
      ),
    ).toBe(payment.first_payment);
  });

  test.each(['agreed_first_payment', 'agreed_hold'])(
    'is refused with old and new when %s is another, and changes nothing',
    async (field) => {
      await service.asCustomer('POST', '/api/cart', {
        site_code: 'mercari',
        code: item({ payer: 1 }),
      });
      const { payment } = await checked();
      const before = await orders();
      const refused = await pay({
        agreed_first_payment: payment.first_payment,
        agreed_hold: payment.hold,
        [field]: 1_000,
      });
      expect(told(refused)).toEqual([409, 'cart.total-changed']);
      expect(refused.body.facts).toMatchObject({
        old: 1_000,
        new: field === 'agreed_hold' ? payment.hold : payment.first_payment,
      });
      expect(await orders()).toBe(before);
      expect(
        (await pay({ agreed_first_payment: payment.first_payment, agreed_hold: payment.hold }))
          .status,
      ).toBe(200);
    },
  );

  it('is bought at once for exactly what the panel showed, or not at all', async () => {
    const code = item({ payer: 1 });
    const panel = await previewed({
      site: 'mercari',
      code,
      mode: 'buy',
      price: 4_321,
      ship_mode: 'AIR-HAN',
    });
    const body = { site: 'mercari', code, price: 4_321, ship_mode: 'AIR-HAN' };
    expect(
      told(
        await service.asCustomer('POST', '/api/bid/mercari', {
          ...body,
          agreed_hold: panel.hold - 1,
        }),
      ),
    ).toEqual([409, 'bidding.total-changed']);
    const bought = await service.asCustomer('POST', '/api/bid/mercari', {
      ...body,
      agreed_hold: panel.hold,
    });
    expect(bought.body.data.hold).toBe(panel.hold);
    expect((await holdOf('order', bought.body.data.id)).amount).toBe(panel.hold);
  });
});

/** A decision about a reading that is not there is refused, but the rate is read anew after every decision. */
const forgetRate = () =>
  service.parts.modules.pricing
    .decideRate({ readingId: 0, isAccepted: false, staffId: 'nobody' })
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

const orders = async () =>
  Number((await service.platform.pool.query('select count(*) from orders')).rows[0]?.count);
