import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import {
  type PretendService,
  startPretendService,
  told,
} from '../../../test-support/world/pretend-service.ts';
import { staffToken } from '../../../test-support/people/sign-in.ts';

let service: PretendService;
let token: string;

beforeAll(async () => {
  service = await startPretendService(50_000_000);
  token = await staffToken(service, 'admin');
});
afterAll(() => service.close());

const COUPON = {
  code: 'tet-2027',
  name: 'Lì xì đầu năm',
  description: 'Giảm 5% tiền hàng, tối đa 20.000 ₫.',
  target: 'goods',
  off: { percent: 5, most_vnd: 20_000 },
  starts_at: '2026-01-01T00:00:00+07:00',
  ends_at: '2099-01-01T00:00:00+07:00',
  total_limit: 1,
  is_listed: true,
};
const desk = (path: string, body: unknown) => call(service, 'POST', path, { token, body });

// A thing is ordered once, so each purchase is of its own.
const buy = () =>
  service.asCustomer('POST', '/api/buy-product-now', {
    code: service.sim.world.market.make({ price: 20_000 }),
    price: 20_000,
    discount_codes: ['Tet-2027'],
  });
const list = async (state: string) => {
  const { body } = await call(service, 'GET', `/api/desk/coupons?state=${state}`, { token });
  return body.results.find(({ code }: { code: string }) => code === 'TET-2027');
};
const change = (more: object) =>
  call(service, 'PUT', '/api/desk/coupons/tet-2027', {
    token,
    body: {
      name: 'Lì xì',
      description: 'Giảm 5%.',
      ends_at: COUPON.ends_at,
      per_customer_limit: 2,
      is_listed: true,
      total_limit: 2,
      ...more,
    },
  });
/** What the coupon took off its only order. */
async function discountLine() {
  const { rows } = await service.platform.pool.query(
    "select price -> 'lines' as lines from orders where coupon_codes = '{TET-2027}'",
  );
  return rows[0]?.lines.find(({ code }: { code: string }) => code === 'ma-giam-gia:TET-2027');
}
async function listed(): Promise<string[]> {
  return (await service.asCustomer('GET', '/api/coupons')).body.data.map(
    (one: { coupon_code: string }) => one.coupon_code,
  );
}
async function auditedActions(): Promise<string[]> {
  const audit = await call(service, 'GET', '/api/desk/audit', { token });
  const lines = audit.body.rows.filter(
    ({ subject }: { subject: string }) => subject === 'coupon:TET-2027',
  );
  return lines.map(({ action }: { action: string }) => action).toSorted();
}

test('an admin makes a coupon, which customers then see and use, and switches it off; both leave an audit line', async () => {
  expect((await desk('/api/desk/coupons', COUPON)).body).toMatchObject({
    success: true,
    data: { code: 'TET-2027' },
  });
  expect(told(await desk('/api/desk/coupons', COUPON))).toEqual([409, 'promotions.code-taken']);
  expect(
    told(await desk('/api/desk/coupons', { ...COUPON, code: 'KHAC', ends_at: COUPON.starts_at })),
  ).toEqual([400, 'request.invalid']);

  expect(told(await buy())[0]).toBe(200);
  expect(await discountLine()).toMatchObject({ dong: -20_000, payment: 1, group: 'discounts' });
  expect(told(await buy())).toEqual([409, 'promotions.cannot-apply']);

  expect(await list('running')).toMatchObject({
    used: 1,
    used_by: 1,
    given_back: 0,
    total_limit: 1,
    percent: 5,
    most_vnd: 20_000,
  });
  expect(told(await change({ save_limit: 1, total_limit: 3 }))[0]).toBe(200);
  expect(await list('running')).toMatchObject({
    name: 'Lì xì',
    total_limit: 3,
    per_customer_limit: 2,
  });
  expect(told(await buy())[0]).toBe(200);
  expect(told(await change({ total_limit: 1 }))).toEqual([409, 'promotions.limit-under-used']);
  expect(told(await change({ ends_at: '2020-01-01T00:00:00+07:00' }))).toEqual([
    400,
    'request.invalid',
  ]);
  expect((await service.asCustomer('GET', '/api/desk/coupons')).status).toBe(403);

  expect(
    told(await desk('/api/desk/coupons/tet-2027/disable', { reason: 'Hết ngân sách' }))[0],
  ).toBe(200);
  expect(await list('running')).toBeUndefined();
  expect(await list('over')).toMatchObject({ used: 2, disabled_at: expect.any(String) });
  expect(told(await change({}))).toEqual([409, 'promotions.switched-off']);
  expect(told(await desk('/api/desk/coupons/khong-co/disable', { reason: 'Thử' }))).toEqual([
    404,
    'promotions.unknown-code',
  ]);
  expect(await listed()).not.toContain('TET-2027');
  expect(await auditedActions()).toEqual(['coupon.change', 'coupon.create', 'coupon.disable']);
});
