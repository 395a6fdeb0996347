import type { PurchaseSite, SnipeSite } from '@hako/contract/reports/trade';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import type { AskedDays } from '../rules/asked-days.ts';

/** What was bought, and what a program asked for in vain, by site; the most first. */
export async function listPurchases(
  reader: Reader,
  { start, end }: AskedDays,
): Promise<PurchaseSite[]> {
  const { rows } = await sql<PurchaseSite>`
    select site, sum(won)::int as won, sum(by_program)::int as by_program, sum(by_hand)::int as by_hand,
      sum(paid_jpy)::bigint as paid_jpy, sum(failed)::int as failed, sum(unknown)::int as unknown
    from (
      select site, count(*) filter (where source = 'win') as won,
        count(*) filter (where source <> 'win' and is_by_program) as by_program,
        count(*) filter (where source <> 'win' and not is_by_program) as by_hand,
        coalesce(sum(price_paid_jpy), 0) as paid_jpy, 0 as failed, 0 as unknown
      from bought_orders where bought_at >= ${start} and bought_at < ${end} group by site
      union all
      select site, 0, 0, 0, 0, count(*) filter (where state in ('refused', 'not-sent', 'absent')),
        count(*) filter (where state in ('sending', 'unknown'))
      from purchase_tries where sent_at >= ${start} and sent_at < ${end} group by site
    ) p group by site order by sum(won + by_program + by_hand) desc, site`.execute(reader);
  return rows;
}

/** What became of snipes that ended in these days, by site; the most first. */
export async function listSnipes(
  reader: Reader,
  { from, to }: AskedDays,
): Promise<Omit<SnipeSite, 'half_late_ms' | 'most_late_ms'>[]> {
  const { rows } = await sql<Omit<SnipeSite, 'half_late_ms' | 'most_late_ms'>>`
    select site, sum(fired)::int as fired, sum(on_time)::int as on_time, sum(won)::int as won,
      sum(lost_by_price)::int as lost_by_price, sum(lost_by_us)::int as lost_by_us, sum(other)::int as other
    from snipe_days where day between ${from}::date and ${to}::date
    group by site order by sum(fired) desc, site`.execute(reader);
  return rows;
}
