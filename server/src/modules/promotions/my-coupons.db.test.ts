import { describe, expect, test } from 'vitest';
import { told } from '../../../test-support/world/pretend-service.ts';
import {
  ask,
  service,
  setUpCouponsRig,
} from '../../../test-support/rigs/promotions/coupons-rig.ts';

setUpCouponsRig();

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
