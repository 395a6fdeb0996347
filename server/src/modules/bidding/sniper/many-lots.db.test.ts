import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillTables } from '../../../../test-support/fill-tables.ts';
import { plansOf, scannedWhole } from '../../../../test-support/recorded-plans.ts';
import { createTestPlatform, type TestPlatform } from '../../../../test-support/test-platform.ts';
import { findNextSniped, hasWork, lastOffsetMs } from './lease-store.ts';

const LOTS = 50_000;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await fillTables(platform.pool, [
    `insert into watched_auctions (site, code, title, listing, seller_id, price_jpy, bid_count,
       ends_at, clock_uncertainty_ms, read_at, settled_at)
     select 'auction', n::text, 't', '{}', 's', 100, 0, now(), n % 2, now() - n * interval '1 s',
       now() from generate_series(1, ${LOTS}) n`,
    `insert into remote_bids (id, bid_id, customer_id, site, code, account, maximum_jpy, step,
       status, lease_until, booked_at)
     select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'auction', n::text, 'a', 100,
       1, 'refused', now(), now() from generate_series(1, ${LOTS}) n`,
    'analyze watched_auctions, remote_bids, bids',
  ]);
}, 60_000);
afterAll(() => platform.close());

it('what a sniper asks at each look is found by an index, however many lots there were', async () => {
  const looks = [
    ...(await plansOf(platform.pool, (db) => lastOffsetMs(db, 'auction'))),
    ...(await plansOf(platform.pool, (db) => hasWork(db, ['auction'], new Date()))),
    ...(await plansOf(platform.pool, (db) => findNextSniped(db, 'auction'))),
  ];
  expect(looks).toHaveLength(3);
  const large = ['watched_auctions', 'remote_bids'];
  for (const plan of looks)
    expect(
      scannedWhole(plan).filter((table) => large.includes(table)),
      plan,
    ).toEqual([]);
});
