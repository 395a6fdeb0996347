import { describe, expect, test } from 'vitest';
import { told } from '../../../test-support/world/pretend-service.ts';
import {
  ask,
  service,
  setUpCouponsRig,
} from '../../../test-support/rigs/promotions/coupons-rig.ts';

setUpCouponsRig();

const inCart = async (price: number) =>
  ask('POST', '/api/cart', {
    site_code: 'mercari',
    code: service.sim.world.market.make({ price }),
  });
const check = async (codes = '') =>
  (await ask('GET', `/api/cart/check?discount_codes=${codes}`)).body;
const pay = (body: object) => ask('POST', '/api/user/payment-for-order', body);
const used = async (code: string) =>
  Number(
    (await service.platform.pool.query('select used from coupons where code = $1', [code])).rows[0]
      ?.used,
  );
describe('a coupon at the checkout of the cart', () => {
  test('takes off what was shown, in the transaction of the purchase, and comes back with the cancelled order', async () => {
    await inCart(20_000);
    const bare = (await check()).payment;
    const { payment, coupons } = await check('chaohako');
    expect(coupons).toMatchObject([{ code: 'CHAOHAKO', refusal: null }]);
    const off = coupons[0].first_discount_vnd as number;
    expect(off).toBeGreaterThan(0);
    expect(payment.first_payment).toBe(bare.first_payment - off);
    const applied = await ask('POST', '/api/quote/user/coupon', { code: 'ChaoHako' });
    expect(applied.body).toMatchObject({
      success: true,
      data: { discount: off, first_payment: payment.first_payment },
    });
    expect(await used('CHAOHAKO')).toBe(0);

    const refused = await pay({
      agreed_first_payment: bare.first_payment,
      discount_codes: ['CHAOHAKO'],
    });
    expect(told(refused)).toEqual([409, 'cart.total-changed']);
    expect(await used('CHAOHAKO')).toBe(0);
    const paid = await pay({
      agreed_first_payment: payment.first_payment,
      agreed_hold: payment.hold,
      discount_codes: ['CHAOHAKO', 'chao hako'],
    });
    expect(told(paid)[0]).toBe(200);
    expect(await used('CHAOHAKO')).toBe(1);
    const { code } = paid.body.data[0];
    const order = await service.platform.pool.query(
      'select coupon_codes, first_payment_vnd from orders where code = $1',
      [code],
    );
    expect(order.rows[0]).toMatchObject({
      coupon_codes: ['CHAOHAKO'],
      first_payment_vnd: payment.first_payment,
    });

    await inCart(20_000);
    expect((await check('CHAOHAKO')).coupons).toMatchObject([
      { refusal: { message: 'Chưa thể áp dụng được mã giảm giá.' } },
    ]);
    expect(told(await pay({ discount_codes: ['CHAOHAKO'] }))).toEqual([
      409,
      'promotions.cannot-apply',
    ]);
    await service.parts.modules.orders.cancel({
      code,
      by: { kind: 'customer', id: service.customerId },
    });
    expect(await used('CHAOHAKO')).toBe(0);
  });

  test('is used on one line, the one where it takes off most, and the others are bought without it', async () => {
    await inCart(3_000);
    await inCart(30_000);
    const lines = (await ask('GET', '/api/cart/user')).body.data as {
      _id: string;
      price: number;
    }[];
    const { coupons } = await check('CUOC10');
    expect(coupons).toMatchObject([
      { line_id: lines.find(({ price }) => price === 30_000)?._id, first_discount_vnd: 0 },
    ]);
    expect(coupons[0].discount_vnd).toBeGreaterThan(0);
    const paid = await pay({ discount_codes: ['CUOC10'] });
    expect(told(paid)[0]).toBe(200);
    const { rows } = await service.platform.pool.query(
      'select coupon_codes from orders where code = any ($1) order by first_payment_vnd',
      [paid.body.data.map(({ code }: { code: string }) => code)],
    );
    expect(rows.map(({ coupon_codes }) => coupon_codes)).toEqual([[], ['CUOC10']]);
  });

  test('is found among codes that do not fit, each tried alone, without asking the site again', async () => {
    await inCart(20_000);
    const best = (...best_of: string[]) => ask('POST', '/api/quote/user/coupon', { best_of });
    service.sim.world.faults.add({ party: 'mercari', kind: 'status', status: 500, body: '' });
    const answers = [
      await best('CUOC10'),
      await best('CHAOHAKO'),
      await best('HANGBAC30', 'CUOC10', 'KHONGCO', 'CHAOHAKO'),
      await best('HANGBAC30', 'KHONGCO'),
    ];
    service.sim.world.faults.remove({ party: 'mercari' });
    const [freight, welcome, found, none] = answers.map(({ body }) => body.data);
    expect(Math.min(freight.discount, welcome.discount)).toBeGreaterThan(0);
    expect(found).toEqual(freight.discount > welcome.discount ? freight : welcome);
    expect(none).toMatchObject({ discount: 0, coupons: [] });
  });

  test.each([
    [
      'a code that nobody made',
      'KHONGCO',
      [404, 'promotions.unknown-code'],
      undefined,
      'Lỗi áp dụng mã giảm giá',
    ],
    [
      'a level that is not mine',
      'HANGBAC30',
      [409, 'promotions.cannot-apply'],
      'level',
      'Chưa thể áp dụng được mã giảm giá.',
    ],
    [
      'a voucher that I have not saved',
      'QUA100K',
      [409, 'promotions.cannot-apply'],
      'not-saved',
      'Chưa thể áp dụng được mã giảm giá.',
    ],
    [
      'goods below the minimum',
      'CUOC10',
      [409, 'promotions.cannot-apply'],
      'minimum',
      'Chưa thể áp dụng được mã giảm giá.',
    ],
  ])('is refused for %s', async (_, code, answer, obstacle, message) => {
    await inCart(1_000);
    const refused = await ask('POST', '/api/quote/user/coupon', { code });
    expect(told(refused)).toEqual(answer);
    expect(refused.body.message).toBe(message);
    expect(refused.body.facts?.obstacle).toBe(obstacle);
    expect(told(await pay({ discount_codes: [code] }))).toEqual(answer);
  });
});
test('buy now takes a coupon off and refuses one that does nothing', async () => {
  const code = service.sim.world.market.make({ price: 20_000 });
  const buy = (discount_codes: string[]) =>
    ask('POST', '/api/buy-product-now', { code, price: 20_000, discount_codes });
  expect(told(await buy(['QUA100K']))).toEqual([409, 'promotions.cannot-apply']);
  const bought = await buy(['CHAOHAKO']);
  expect(told(bought)[0]).toBe(200);
  const { rows } = await service.platform.pool.query(
    'select coupon_codes from orders where code = $1',
    [bought.body.data.order_code],
  );
  expect(rows).toEqual([{ coupon_codes: ['CHAOHAKO'] }]);
});
test('a customer makes no coupons', async () => {
  expect(told(await ask('POST', '/api/desk/coupons', {}))[0]).toBe(403);
});
