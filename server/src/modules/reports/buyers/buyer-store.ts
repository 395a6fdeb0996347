import type { BuyerPeriod } from '@hako/contract/reports/buyers';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { type AskedDays, formatOf } from '../rules/asked-days.ts';

/** Who bought in these days; by period, or all together under ''. */
export async function listBuyers(
  reader: Reader,
  { start, end, step }: AskedDays,
  by: 'period' | 'all',
): Promise<Omit<BuyerPeriod, 'joined'>[]> {
  const period = by === 'all' ? sql`''` : periodOf(step);
  const { rows } = await sql<Omit<BuyerPeriod, 'joined'>>`
    select period, sum(orders)::int as orders, (count(*) filter (where not is_known))::int as first_time,
      (count(*) filter (where is_known))::int as returning
    from (
      select b.period, b.orders, exists (
        select from paid_orders p where p.customer_id = b.customer_id and p.created_at < b.since) as is_known
      from (
        select ${period} as period, customer_id, count(*) as orders, min(created_at) as since
        from paid_orders where created_at >= ${start} and created_at < ${end} group by 1, 2
      ) b
    ) k group by period order by period`.execute(reader);
  return rows;
}

/** How many signed up in each period in which somebody did. */
export async function countJoined(
  reader: Reader,
  { start, end, step }: AskedDays,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ period: string; joined: number }>`
    select ${periodOf(step)} as period, count(*)::int as joined from customer_starts
    where created_at >= ${start} and created_at < ${end} group by 1`.execute(reader);
  return new Map(rows.map(({ period, joined }) => [period, joined]));
}

const periodOf = (step: AskedDays['step']) =>
  sql`to_char(created_at at time zone 'Asia/Ho_Chi_Minh', ${formatOf(step)})`;
