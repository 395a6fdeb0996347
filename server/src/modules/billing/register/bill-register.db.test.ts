import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codesOfAllPages } from '../../../../test-support/rigs/company/all-pages.ts';
import { fillTables } from '../../../../test-support/fill-tables.ts';
import { plansOf, scannedWhole } from '../../../../test-support/recorded-plans.ts';
import { createTestPlatform, type TestPlatform } from '../../../../test-support/test-platform.ts';
import { sortOf } from '../../../platform/database/keyset.ts';
import {
  BILL_KEYS,
  type BillRegisterFilter,
  countBillRegister,
  listBillRegister,
} from './bill-register-store.ts';

const MANY = 30_000;
const OWNER = '0190a000-0000-7000-8000-0000000000c1';
const ORDER = '0190a000-0000-7000-8000-0000000000d1';
let platform: TestPlatform;
beforeAll(async () => {
  // Rows are made by SQL, past every invariant: here only how they are found matters.
  platform = await createTestPlatform({ invariants: {} });
  await fillTables(platform.pool, [
    `insert into bills (id, code, customer_id, state, total_vnd, paid_at, is_cod, address, created_at, moved_at)
     select gen_random_uuid(), 'PX' || n, case when n % 300 = 0 then '${OWNER}'::uuid else gen_random_uuid() end,
       case when n > ${MANY} - 20 then 'BILL_NEW' when n % 50 = 0 then 'CANCEL' else 'COMPLETED' end, 1000 * (n % 700),
       case when n <= ${MANY} - 20 and n % 9 <> 0 then now() end, n % 9 = 0, '{}', now() - (${MANY} - n / 3) * interval '10 minutes', now()
     from generate_series(1, ${MANY}) n`,
    `insert into bill_orders (bill_id, order_id, order_code, second_payment_vnd, outstanding_first_vnd, parts, is_live, site)
     select id, case code when 'PX9' then '${ORDER}'::uuid else gen_random_uuid() end, 'HK' || code, 0, 0, '[]', state <> 'CANCEL', 'mercari'
     from bills`,
    'analyze bills, bill_orders',
  ]);
});
afterAll(() => platform.close());

const bearing = (text: string, orderIds: string[] = []) => ({ bearing: { text, orderIds } });
const FILTERS: Readonly<Record<string, BillRegisterFilter>> = {
  nothing: {},
  'a common state': { state: 'COMPLETED' },
  'a rare state': { state: 'BILL_NEW' },
  'what is paid': { payment: 'yes' },
  'what nobody has paid': { payment: 'no' },
  'what a carrier has not brought': { payment: 'cod' },
  'one customer': { customerIds: [OWNER] },
  'a day': { from: new Date(Date.now() - 86_400_000), to: new Date() },
  'a code': bearing('px77'),
  'an order': bearing('HK1', [ORDER]),
};
const codesOf = async (filter: BillRegisterFilter) => {
  const page = { ...sortOf(BILL_KEYS, undefined, 'created'), after: undefined, limit: 200 };
  return (await listBillRegister(platform.db, filter, page)).map(({ code }) => code);
};

describe('the register of thirty thousand bills', () => {
  it.each(Object.entries(FILTERS))('is read along indexes, filtered by %s', async (_, filter) => {
    for (const name of Object.keys(BILL_KEYS) as (keyof typeof BILL_KEYS)[])
      for (const sort of [name, `-${name}`] as const) {
        const page = { ...sortOf(BILL_KEYS, sort, 'created'), after: undefined, limit: 51 };
        const plans = await plansOf(platform.pool, (db) => listBillRegister(db, filter, page));
        const whole = plans.flatMap(scannedWhole).filter((table) => table !== 'consignments');
        expect(whole, `${sort} ${plans[0]}`).toEqual([]);
      }
  });

  it('is paged without a gap and without a row twice, those of one sum too', async () => {
    const filter = { customerIds: [OWNER] };
    const sort = sortOf(BILL_KEYS, 'total', 'created');
    const seen = await codesOfAllPages(
      (page) => listBillRegister(platform.db, filter, { ...sort, ...page }),
      30,
    );
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(await countBillRegister(platform.db, filter, 1_000));
  });

  it('finds a bill by its code and by an order on it, a cancelled one too', async () => {
    expect(await codesOf(bearing('px77'))).toEqual(['PX77']);
    expect(await codesOf(bearing('PX50'))).toEqual(['PX50']);
    expect(await codesOf(bearing('HK1', [ORDER]))).toEqual(['PX9']);
    expect(await codesOf({ ...bearing('PX9'), payment: 'cod' })).toEqual(['PX9']);
    expect(await codesOf({ ...bearing('PX9'), payment: 'no' })).toEqual([]);
  });

  it('begins with the newest, and counts no further than it is asked', async () => {
    expect((await codesOf({ state: 'BILL_NEW' }))[0]).toBe(`PX${MANY}`);
    expect(await countBillRegister(platform.db, {}, 10_001)).toBe(10_001);
  });
});
