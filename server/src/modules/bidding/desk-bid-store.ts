import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

/** Bids that a person should look at: on a lot that nobody can read, carried by an account that sends nothing, unknown, won and without an order, or not theirs although our account has the lot. */
export async function listStuckBids(reader: Reader, { page, size }: { page: number; size: number }) {
  const stuck = sql<'account' | 'unknown' | 'unpaid' | 'doubt' | 'unread'>`case
    when b.reason in ('above-maximum', 'bought-otherwise') then 'doubt'
    when b.status = 'won' and b.order_id is null then 'unpaid'
    when a.settled_at is null and a.failures >= 3 then 'unread'
    when b.status = 'unknown' then 'unknown'
    when b.status in ('scheduled', 'firing', 'sending', 'leading') and s.state in ('restricted', 'off') then 'account' end`;
  const matching = reader
    .selectFrom('bids as b')
    .innerJoin('watched_auctions as a', (join) => join.onRef('a.site', '=', 'b.site').onRef('a.code', '=', 'b.code'))
    .leftJoin('site_accounts as s', (join) => join.onRef('s.site', '=', 'b.site').onRef('s.name', '=', 'b.account'))
    .where(sql<boolean>`(b.status in ('scheduled', 'firing', 'sending', 'leading', 'unknown') or (b.status = 'won' and b.order_id is null)
        or b.reason in ('above-maximum', 'bought-otherwise'))`)
    .where(stuck, 'is not', null);
  const rows = await matching
    .select([
      'b.id',
      'b.customer_id',
      'b.site',
      'b.code',
      'b.status',
      'b.reason',
      'b.mode',
      'b.maximum_jpy',
      'b.account',
      'a.title',
      'a.listing',
      'a.price_jpy',
      'a.ends_at',
      'a.clock_offset_ms',
      stuck.as('why'),
    ])
    .orderBy('a.ends_at')
    .orderBy('b.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}
