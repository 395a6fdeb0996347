import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillTables } from '../../../../test-support/fill-tables.ts';
import { plansOf, scannedWhole } from '../../../../test-support/recorded-plans.ts';
import { createTestPlatform, type TestPlatform } from '../../../../test-support/test-platform.ts';
import { listBidsOn } from './lot-bid-store.ts';

const MANY = 20_000;
const SITES = ['auction', 'mercari', 'shopping'];
let platform: TestPlatform;
beforeAll(async () => {
  // Bids are made by SQL, past every invariant: here only how they are found matters.
  platform = await createTestPlatform({ invariants: {} });
  await fillTables(platform.pool, [
    `insert into watched_auctions (site, code, title, listing, seller_id, price_jpy, bid_count, ends_at, read_at)
     select 'auction', 'a' || n, 'Máy ảnh ' || n, '{}', 's', n, 1, now(), now() from generate_series(1, ${MANY}) n`,
    `insert into bids (id, customer_id, site, code, mode, maximum_jpy, status, account, ship_mode, hold_vnd, is_held, rate_vnd, rate_scale,
       priced_at, planned_end_at, won_price_jpy, created_at, updated_at)
     select gen_random_uuid(), gen_random_uuid(), 'auction', 'a' || n, 'now', n, 'won', 'hako-01', 'AIR-HAN', 0, false, 176, 1, now(),
       now(), n, now() - interval '1 day', now() from generate_series(1, ${MANY}) n`,
    'analyze bids, watched_auctions',
  ]);
});
afterAll(() => platform.close());

const find = (code: string, sites = SITES) => listBidsOn(platform.db, { sites, code }, 8);

describe('the bids on one of twenty thousand lots', () => {
  it('are found along the index of lots, whichever site has it', async () => {
    const plans = await plansOf(platform.pool, (db) =>
      listBidsOn(db, { sites: SITES, code: 'a7' }, 8),
    );
    expect(plans).toHaveLength(1);
    expect(scannedWhole(plans[0] as string)).toEqual([]);
    expect(plans[0]).toContain('"Index Name":"bids_auction"');
  });

  it('are told with the one first that is not decided yet', async () => {
    const [won] = await find('a2');
    const copy = (status: string, ageH: number, isHeld: boolean) =>
      sql`insert into bids select (jsonb_populate_record(bids, jsonb_build_object(
        'id', gen_random_uuid(), 'status', ${status}::text, 'is_held', ${isHeld}::boolean,
        'hold_vnd', 1, 'created_at', now() - ${ageH} * interval '1 hour'))).*
        from bids where id = ${won?.id}`.execute(platform.db);
    await copy('leading', 90, true);
    await copy('lost', 0, false);
    expect((await find('a2')).map(({ status }) => status)).toEqual(['leading', 'lost', 'won']);
    expect(await find('a2', ['mercari'])).toEqual([]);
  });
});
