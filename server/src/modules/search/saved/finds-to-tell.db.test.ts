import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillTables } from '../../../../test-support/fill-tables.ts';
import { plansOf, scannedWhole } from '../../../../test-support/recorded-plans.ts';
import { createTestPlatform, type TestPlatform } from '../../../../test-support/test-platform.ts';
import { listCustomersToTell } from './saved-search-store.ts';

const CUSTOMERS = 10_000;
const FINDS_EACH = 30;
const QUIET = new Date(Date.now() - 3_600_000);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await fillTables(platform.pool, [
    `insert into saved_searches (id, customer_id, name, keyword, is_translated, filters, sites,
       query, signature, is_alerting, seen_at, created_at, updated_at)
     select gen_random_uuid(), gen_random_uuid(), 'n', 'k', true, '{}', '{}', '{}', n::text, true,
       now(), now(), now() from generate_series(1, ${CUSTOMERS}) n`,
    `insert into saved_search_finds (saved_search_id, site, code, title, picture, found_at, told_at)
     select id, 'mercari', f::text, 't', '', now() - interval '2 days', now() - interval '1 day'
     from saved_searches, generate_series(1, ${FINDS_EACH}) f`,
    `update saved_search_finds set told_at = null
     where code = '1' and saved_search_id in (select id from saved_searches limit 5)`,
    'analyze saved_searches, saved_search_finds',
  ]);
}, 60_000);
afterAll(() => platform.close());

it('who waits for news is found without reading all that was ever found', async () => {
  const { db, pool } = platform;
  expect(await listCustomersToTell(db, QUIET, 100)).toHaveLength(5);
  const plans = await plansOf(pool, (reader) => listCustomersToTell(reader, QUIET, 100));
  expect(plans).toHaveLength(1);
  for (const plan of plans) expect(scannedWhole(plan), plan).toEqual([]);
});
