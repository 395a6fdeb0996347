import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrdersRig, type OrdersRig } from '../../../../test-support/rigs/orders-rig.ts';
import { fillTables } from '../../../../test-support/fill-tables.ts';
import { plansOf, scannedWhole } from '../../../../test-support/recorded-plans.ts';
import { listIdsBearing } from '../order-list-store.ts';
import { sortOf } from '../../../platform/database/keyset.ts';
import {
  countRegister,
  listRegister,
  REGISTER_KEYS,
  type RegisterFilter,
  type RegisterKey,
} from './register-store.ts';

const MANY = 60_000;
let rig: OrdersRig;
let customerId: string;
beforeAll(async () => {
  // The orders are made by SQL, past every invariant: here only how they are found matters.
  rig = await createOrdersRig({ invariants: {} });
  customerId = await rig.customerWith(90_000_000);
  await rig.buy(await rig.wanted(customerId, 'x-1', 1_000));
  await fillTables(rig.platform.pool, [
    `insert into orders select (p).* from (
       select jsonb_populate_record(o, jsonb_build_object(
         'id', gen_random_uuid(), 'code', 'HT' || lpad(n::text, 8, '0'),
         'customer_id', case when n % 400 = 0 then '${customerId}'::uuid else gen_random_uuid() end,
         'state', (array['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'CANCEL', 'BOUGHT', 'WAREHOUSE', 'CALCULATOR'])[1 + n % 8],
         'site', (array['mercari', 'mercari', 'auction', 'rakuten', 'amazon'])[1 + n % 5],
         'ship_mode', case when n % 500 = 0 then 'sea-hph' else o.ship_mode end,
         'account', 'hako-0' || n % 9, 'marketplace_order_number', 'M' || n, 'listing_code', 'm' || n,
         'listing', jsonb_build_object('title', 'カメラ ' || n, 'titleVi', 'Máy ảnh số ' || n),
         'created_at', now() - n / 3 * interval '1 minute', 'moved_at', now() - n / 4 * interval '1 minute',
         'bought_at', case when n % 8 = 5 then null else now() - n / 3 * interval '1 minute' end,
         'price_paid_jpy', n % 90, 'first_payment_vnd', n % 700, 'paid_first_vnd', case when n % 100 = 0 then 0 else n % 700 end
       )) as p from orders o, generate_series(1, ${MANY}) n) rows`,
    'analyze orders',
  ]);
});
afterAll(() => rig.close());

const NOW = new Date();
const FILTERS: Readonly<Record<string, RegisterFilter>> = {
  nothing: {},
  'a common state': { states: ['COMPLETED'] },
  'a rare state': { states: ['CONFIRMED'] },
  'a common site': { site: 'mercari' },
  'a site without orders': { site: 'surugaya' },
  'a rare ship mode': { shipMode: 'sea-hph' },
  'one customer': { customerIds: ['0190a000-0000-7000-8000-0000000000b1'] },
  'some days': { from: new Date(NOW.getTime() - 86_400_000), to: NOW },
  'what is owed': { isFirstPaid: false },
  'what is paid': { isFirstPaid: true },
  'a code': { words: 'HT00000077' },
  'words of the title': { words: 'may anh 123' },
  trouble: { inTrouble: [] },
};

describe('the orders of one customer among sixty thousand', () => {
  it.each(['HT000000', 'may anh 123', 'm77'])('are searched along indexes: %s', async (words) => {
    const asked = { customerId, words, limit: 20 };
    const plans = await plansOf(rig.platform.pool, (db) => listIdsBearing(db, asked));
    expect(plans).toHaveLength(1);
    for (const plan of plans) expect(scannedWhole(plan), plan).not.toContain('orders');
    const began = performance.now();
    await listIdsBearing(rig.db, asked);
    expect(performance.now() - began).toBeLessThan(500);
  });
});

describe('the register of sixty thousand orders', () => {
  const keys = Object.keys(REGISTER_KEYS) as RegisterKey[];
  it.each(Object.entries(FILTERS))('is read along indexes, filtered by %s', async (_, filter) => {
    for (const key of keys)
      for (const sort of [key, `-${key}`] as const) {
        const page = { ...sortOf(REGISTER_KEYS, sort, 'created'), after: undefined, limit: 51 };
        const isBought = key === 'bought' || key === 'paid' ? true : undefined;
        const plans = await plansOf(rig.platform.pool, (db) =>
          listRegister(db, { ...filter, isBought }, page),
        );
        expect(plans).toHaveLength(1);
        for (const plan of plans)
          expect(scannedWhole(plan), `${sort} ${plan}`).not.toContain('orders');
      }
  });

  it('answers in a moment, wherever the page lies', async () => {
    const sort = sortOf(REGISTER_KEYS, '-created', 'created');
    const far = `${NOW.toISOString().replace('T', ' ').replace('Z', '+00')}~ffffffff-ffff-ffff-ffff-ffffffffffff`;
    for (const after of [undefined, far]) {
      const began = performance.now();
      expect(await listRegister(rig.db, {}, { ...sort, after, limit: 51 })).toHaveLength(51);
      expect(await countRegister(rig.db, {}, 10_001)).toBe(10_001);
      expect(performance.now() - began).toBeLessThan(500);
    }
  });

  it.each(keys)('is paged by %s without a gap and without a row twice', async (key) => {
    for (const sort of [key, `-${key}`] as const) {
      const isBought = key === 'bought' || key === 'paid' ? true : undefined;
      const filter = { customerIds: [customerId], isBought };
      const all = await rig.db
        .selectFrom('orders')
        .select('id')
        .where('customer_id', '=', customerId)
        .$if(isBought === true, (query) => query.where('bought_at', 'is not', null))
        .execute();
      const seen: string[] = [];
      for (let after: string | undefined, more = true; more; ) {
        const rows = await listRegister(rig.db, filter, {
          ...sortOf(REGISTER_KEYS, sort, 'created'),
          after,
          limit: 37,
        });
        seen.push(...rows.map(({ id }) => id));
        more = rows.length === 37;
        after = rows.at(-1)?.mark;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBe(all.length);
    }
  });

  it('refuses a mark that no page gave', async () => {
    const page = { ...sortOf(REGISTER_KEYS, 'created', 'created'), limit: 5 };
    const after = "x'; drop table orders;~0190a000-0000-7000-8000-0000000000b1";
    await expect(listRegister(rig.db, {}, { ...page, after })).rejects.toMatchObject({
      code: 'request.invalid',
    });
  });
});
