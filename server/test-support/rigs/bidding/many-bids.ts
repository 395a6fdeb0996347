import type { Pool } from 'pg';
import { fillTables } from '../../fill-tables.ts';

const MANY = 50_000;

/** Bids of many customers with their auctions, every three hundredth the `owner`'s. */
export async function fillBids(pool: Pool, owner: string): Promise<void> {
  await fillTables(pool, [
    `insert into watched_auctions (site, code, title, listing, seller_id, price_jpy, bid_count, ends_at, read_at)
     select case n % 4 when 0 then 'mercari' else 'auction' end, 'a' || n, 'Máy ảnh ' || n, '{}', 's', n, 1,
       now() + (n % 900 - 450) * interval '1 hour', now() from generate_series(1, ${MANY}) n`,
    `insert into bids (id, customer_id, site, code, mode, maximum_jpy, status, account, ship_mode, hold_vnd, is_held, rate_vnd, rate_scale,
       priced_at, group_id, fire_at, lead_ms, planned_end_at, won_price_jpy, reason, order_code, created_at, updated_at)
     select gen_random_uuid(), case when n % 300 = 0 then '${owner}'::uuid else gen_random_uuid() end,
       case n % 4 when 0 then 'mercari' else 'auction' end, 'a' || n, case n % 3 when 0 then 'snipe' else 'now' end, 1 + n % 5000,
       (array['lost', 'lost', 'won', 'outbid', 'cancelled'])[1 + n % 5], 'hako-0' || n % 7, 'AIR-HAN', 0, false, 176, 1, now(),
       case when n % 500 = 0 then gen_random_uuid() end, now(), 4000, now(), n, case when n % 999 = 0 then 'above-maximum' end,
       case when n % 5 = 2 then 'HK' || n end, now() - n / 3 * interval '1 minute', now() from generate_series(1, ${MANY}) n`,
    `insert into bid_receipts (bid_id, customer_id, at, kind, facts)
     select id, customer_id, now(), 'sent', jsonb_build_object('lateMs', 12) from bids where mode = 'snipe'`,
    'analyze bids, watched_auctions, bid_receipts',
  ]);
}
