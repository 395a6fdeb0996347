import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import type { MonthOfYen } from './rules/yen-cost.ts';

/** Every month in which our yen moved, oldest first: ten years are a hundred and twenty. */
export async function listMonths(reader: Reader): Promise<MonthOfYen[]> {
  const { rows } = await sql<MonthOfYen>`
    select to_char(m.day, 'YYYY-MM') as month,
      coalesce(sum(m.amount_jpy) filter (where m.kind in ('funding', 'opening')), 0)::bigint as "inJpy",
      coalesce(sum(m.cost_vnd), 0)::bigint as "inVnd",
      (0 - coalesce(sum(m.amount_jpy)
        filter (where m.kind in ('purchase', 'correction', 'refund')), 0))::bigint as "spentJpy",
      (0 - coalesce(sum(m.amount_jpy) filter (where m.kind in ('fee', 'charge')), 0))::bigint as "otherJpy",
      (0 - coalesce(sum(round(m.amount_jpy::numeric * n.exchange_vnd / n.exchange_scale))
        filter (where m.kind in ('purchase', 'correction', 'refund')), 0))::bigint as "worthVnd"
    from float_movements m left join order_names n on n.order_id = m.order_id
    group by 1 order by 1`.execute(reader);
  return rows;
}
