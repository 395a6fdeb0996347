import { describe, expect, it, test } from 'vitest';
import { told } from '../../../test-support/world/pretend-service.ts';
import {
  item,
  lot,
  service,
  checked,
  previewed,
  pay,
  holdOf,
  job,
  orders,
  setUpShownIsChargedRig,
} from '../../../test-support/rigs/bidding/shown-is-charged-rig.ts';

setUpShownIsChargedRig();

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
