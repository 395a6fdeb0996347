import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';

/** One month and site of the report; đồng. */
export interface GuaranteeMonth {
  /** `2026-11`, in Vietnam. */
  readonly month: string;
  readonly site: string;
  readonly orders: number;
  /** Orders of which we carried a part, and all of it together. */
  readonly carriedOrders: number;
  readonly carried: number;
  /** Orders whose second payment, with what we carried, was above the forecast, and below it. */
  readonly above: number;
  readonly below: number;
  readonly forecast: number;
  readonly billed: number;
}

/** The newest twenty-four months; bills that were taken back do not count. */
export async function listGuaranteeMonths(reader: Reader): Promise<GuaranteeMonth[]> {
  const { rows } = await sql<GuaranteeMonth>`
    select to_char(b.created_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM') as month, o.site,
      count(*)::int as orders, count(*) filter (where o.carried_vnd > 0)::int as "carriedOrders", sum(o.carried_vnd)::bigint as carried,
      count(*) filter (where o.second_payment_vnd + o.carried_vnd > o.forecast_vnd)::int as above,
      count(*) filter (where o.second_payment_vnd + o.carried_vnd < o.forecast_vnd)::int as below,
      sum(o.forecast_vnd)::bigint as forecast, sum(o.second_payment_vnd)::bigint as billed
    from bills b join bill_orders o on o.bill_id = b.id
    where b.state <> 'CANCEL' and o.site <> '' and b.created_at >= now() - interval '24 months'
    group by 1, 2 order by 1 desc, 2`.execute(reader);
  return rows;
}
