import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../../test-support/test-platform.ts';
import { newId } from '../../../kernel/chance.ts';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { AuditEntry } from '../../staff/index.ts';
import { beginPriceList, insertPriceRow, listPriceRows } from '../tables/price-list-store.ts';
import type { CategoryRule, PriceRow } from '../tables/rules/price-rows.ts';
import { prepareTables } from '../tables/rules/prepare-tables.ts';
import { renewKinds } from './renew-kinds.ts';
import { SEED_ROWS } from './seed-rows.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const inDays = (days: number) =>
  dayInVietnam(new Date(platform.clock.now().getTime() + days * 86_400_000));
const withWords = (key: string, words: readonly string[]) => (row: PriceRow) =>
  row.kind === 'category' && row.key === key && row.rule
    ? { ...row, rule: { ...row.rule, words } }
    : row;

it('an old house learns new kinds and words from tomorrow on, once, and keeps what its owner changed', async () => {
  const { db } = platform;
  const old = SEED_ROWS.filter(({ kind, key }) => kind !== 'category' || key !== 'baby')
    .map(withWords('watch', ['đồng hồ']))
    .map(withWords('camera', ['máy ảnh']));
  const camera = old.find(({ kind, key }) => kind === 'category' && key === 'camera');
  const own = { ...(camera?.rule as CategoryRule), words: ['máy chụp hình'] };
  await inTransaction(db, async (trx) => {
    await beginPriceList(trx, old, platform.clock.now());
    const row: PriceRow = { kind: 'category', key: 'camera', validFrom: inDays(1), rule: own };
    await insertPriceRow(trx, row, newId(), platform.clock.now());
  });
  const audited: AuditEntry[] = [];
  const deps = {
    ...platform,
    audit: async (_: unknown, entry: AuditEntry) => void audited.push(entry),
  };
  await Promise.all([renewKinds(deps, SEED_ROWS), renewKinds(deps, SEED_ROWS)]);
  const rows = await listPriceRows(db);
  const subjects = audited.map(({ subject }) => subject);
  expect(new Set(subjects)).toEqual(
    new Set(['setting:goods-kinds/baby', 'setting:goods-kinds/watch']),
  );
  expect(subjects).toHaveLength(2);
  const [today, tomorrow] = [0, 1].map((days) => prepareTables(rows, inDays(days)));
  expect(today?.categories.get('watch')?.words).toEqual(['đồng hồ']);
  expect(today?.categories.has('baby')).toBe(false);
  expect(tomorrow?.categories.get('watch')?.words).toContain('腕時計');
  expect(tomorrow?.categories.has('baby')).toBe(true);
  expect(tomorrow?.categories.get('camera')?.words).toEqual(['máy chụp hình']);
});
