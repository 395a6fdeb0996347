import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type PretendService,
  startPretendService,
  told,
} from '../../../test-support/world/pretend-service.ts';

let service: PretendService;

beforeAll(async () => {
  service = await startPretendService(50_000_000);
  // Those that come with the program end some day.
  await service.platform.pool.query(
    "update coupons set starts_at = now() - interval '1 day', ends_at = now() + interval '1 day'",
  );
  await service.platform.pool.query(
    `update coupons set levels = '{PLATINUM}' where code = 'HANGBAC30'`,
  );
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.platform.pool.query('delete from cart_lines');
});

const ask = (method: string, path: string, body?: unknown) =>
  service.asCustomer(method, path, body);
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

describe('my coupons', () => {
  test('a voucher is saved by its code, once, and then stands in my list', async () => {
    const has = async () =>
      ((await ask('GET', '/api/vouchers')).body.data as { coupon_code: string }[]).some(
        (one) => one.coupon_code === 'QUA100K',
      );
    expect(await has()).toBe(false);
    for (const typed of ['qua100k', 'QUA100K'])
      expect((await ask('POST', '/api/voucher', { code: typed })).body).toMatchObject({
        success: true,
        data: { is_saved: true },
      });
    expect(await has()).toBe(true);
    expect(told(await ask('POST', '/api/voucher', { code: 'KHONGCO' }))).toEqual([
      404,
      'promotions.unknown-code',
    ]);
  });

  test('come to the mobile client in groups of one, and as an empty group when there is none', async () => {
    const { data } = (await ask('GET', '/api/coupons/user?page=0&size=20')).body;
    expect(data.length).toBeGreaterThan(0);
    for (const group of data) {
      expect(group).toMatchObject({
        count: 1,
        coupons: [
          {
            name: expect.any(String),
            end_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d/),
          },
        ],
      });
      expect(group.coupons).toHaveLength(1);
    }
    expect(
      (await ask('GET', '/api/coupons/user?page=0&size=20&search=khong-co-ma-nay')).body.data,
    ).toEqual([{ _id: 'none', count: 0, coupons: [] }]);
    expect((await ask('GET', '/api/coupons/user?page=99&size=20')).body.data).toHaveLength(1);
  });

  test('what is on offer does not name vouchers that are not shown', async () => {
    const codes = (await ask('GET', '/api/coupons')).body.data.map(
      (one: { coupon_code: string }) => one.coupon_code,
    );
    expect(codes).toContain('CUOC10');
    expect(codes).not.toContain('QUA100K');
  });
});

test('however many have ended, those that run are shown', async () => {
  await service.platform.pool.query(`insert into coupons (id, code, name, description, target, amount_vnd, starts_at, ends_at, is_listed, created_by, created_at)
    select gen_random_uuid(), 'CU' || n, 'Mã cũ', '', target, 1000, now() - interval '9 days', now() - interval '1 day' - n * interval '1 second', true, created_by, now()
    from generate_series(1, 600) n, (select target, created_by from coupons where code = 'CHAOHAKO') as known`);
  const { data } = (await ask('GET', '/api/vouchers')).body as { data: { coupon_code: string }[] };
  expect(data.map(({ coupon_code }) => coupon_code)).toContain('CUOC10');
  expect(
    data.filter(({ coupon_code }) => coupon_code.startsWith('CU') && coupon_code !== 'CUOC10'),
  ).toEqual([]);
});

test('a customer makes no coupons', async () => {
  expect(told(await ask('POST', '/api/desk/coupons', {}))[0]).toBe(403);
});
