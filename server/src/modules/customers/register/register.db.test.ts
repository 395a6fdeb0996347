import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillTables } from '../../../../test-support/fill-tables.ts';
import { plansOf, scannedWhole } from '../../../../test-support/recorded-plans.ts';
import { createTestPlatform, type TestPlatform } from '../../../../test-support/test-platform.ts';
import { sortOf } from '../../../platform/database/keyset.ts';
import {
  countRegister,
  CUSTOMER_KEYS,
  listRegister,
  type RegisterFilter,
} from './register-store.ts';

const MANY = 30_000;
const SALES = '0190a000-0000-7000-8000-0000000000a1';
let platform: TestPlatform;
beforeAll(async () => {
  // Made by SQL, past every invariant: here only how they are found matters.
  platform = await createTestPlatform({ invariants: {} });
  await fillTables(platform.pool, [
    `insert into customers (customer_id, customer_no, full_name, level_code, sales_staff_id, created_at, updated_at)
     select gen_random_uuid(), 'KH' || lpad(n::text, 8, '0'), case when n % 100 = 0 then 'Trần Bích ' else 'Nguyễn Văn ' end || n,
       case when n % 200 = 0 then 'GOLD' else 'MEMBER' end, case when n % 300 > 0 then gen_random_uuid() when n % 600 = 0 then '${SALES}'::uuid end,
       now() - n * interval '1 minute', now() from generate_series(1, ${MANY}) n`,
    'analyze customers, customer_levels',
  ]);
});
afterAll(() => platform.close());

const FILTERS: Readonly<Record<string, RegisterFilter>> = {
  nothing: {},
  'a level': { level: 'GOLD' },
  'who looks after them': { salesStaffId: SALES },
  nobody: { salesStaffId: null },
  'when they came': { from: new Date(Date.now() - 3_600_000), to: new Date() },
  themselves: { ids: [SALES] },
};

describe('the register of thirty thousand customers', () => {
  it.each(Object.entries(FILTERS))('is read along indexes, filtered by %s', async (_, filter) => {
    for (const name of Object.keys(CUSTOMER_KEYS) as (keyof typeof CUSTOMER_KEYS)[])
      for (const sort of [name, `-${name}`] as const) {
        const page = { ...sortOf(CUSTOMER_KEYS, sort, 'since'), after: undefined, limit: 51 };
        const plans = await plansOf(platform.pool, (db) => listRegister(db, filter, page));
        expect(plans).toHaveLength(1);
        // The levels are four rows.
        for (const plan of plans)
          expect(scannedWhole(plan).filter((table) => table !== 'customer_levels')).toEqual([]);
      }
  });

  it('leaves out nobody of a name that hundreds bear, accents or not', async () => {
    const filter = { words: ['tran', 'bich'] };
    const seen: string[] = [];
    for (let after: string | undefined, isMore = true; isMore; ) {
      const page = { ...sortOf(CUSTOMER_KEYS, 'name', 'since'), after, limit: 50 };
      const rows = await listRegister(platform.db, filter, page);
      seen.push(...rows.map(({ id }) => id));
      after = rows.at(-1)?.mark;
      isMore = rows.length === 50;
    }
    expect(new Set(seen).size).toBe(MANY / 100);
    expect(seen.length).toBe(MANY / 100);
    expect(await countRegister(platform.db, filter, 100_000)).toBe(MANY / 100);
  });
});
