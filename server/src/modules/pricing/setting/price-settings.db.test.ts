import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../../test-support/test-platform.ts';
import { movableClock } from '../../../kernel/clock.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { SEED_ROWS } from '../seed/seed-rows.ts';
import { beginPriceList, listPriceRows } from '../tables/price-list-store.ts';
import { priceSettings } from './price-settings.ts';

const NOW = new Date('2026-11-21T04:00:00Z');
const STAFF = '0198a000-0000-7000-8000-000000000001';
/** A house that began before the kind `food` was known. */
const OLD_LIST = SEED_ROWS.filter(({ kind, key }) => !(kind === 'category' && key === 'food'));
let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ clock: movableClock(NOW) });
  await inTransaction(platform.db, (trx) => beginPriceList(trx, OLD_LIST, NOW));
});
afterAll(() => platform.close());

const putStorage = () =>
  inTransaction(platform.db, async (trx) => {
    const storage = priceSettings(() => undefined).find(({ page }) => page === 'storage');
    const values = { freeDays: 20, dongPerKgDay: 2_500 };
    await storage?.put(trx, {
      key: '*',
      values,
      validFrom: '2026-11-22',
      staffId: STAFF,
      at: NOW,
    });
  });

test('a change adds its own row to a running list and nothing to days that have begun', async () => {
  await putStorage();
  const list = await listPriceRows(platform.db);
  expect(list).toHaveLength(OLD_LIST.length + 1);
  expect(list.filter(({ validFrom }) => validFrom === '2026-11-22')).toMatchObject([
    { kind: 'storage', key: '*', rule: { freeDays: 20 } },
  ]);
  expect(list.some(({ key }) => key === 'food')).toBe(false);
});
