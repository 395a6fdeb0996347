import { FORETOLD_PERCENT, type ForecastFigures } from '@hako/contract/reports/forecast';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { type AskedDays, formatOf } from '../rules/asked-days.ts';

/** Second payments billed in these days, by period or by site. */
export async function listForecasts(
  reader: Reader,
  { start, end, step }: AskedDays,
  by: 'period' | 'site',
): Promise<(ForecastFigures & { readonly name: string })[]> {
  const period = sql`to_char(created_at at time zone 'Asia/Ho_Chi_Minh', ${formatOf(step)})`;
  const { rows } = await sql<ForecastFigures & { name: string }>`
    select name, count(*)::int as orders, sum(forecast_vnd)::bigint as forecast_vnd,
      sum(actual_vnd)::bigint as actual_vnd, sum(carried_vnd)::bigint as carried_vnd,
      count(*) filter (where abs(off) <= ${FORETOLD_PERCENT})::int as within,
      count(*) filter (where off > ${FORETOLD_PERCENT})::int as above,
      count(*) filter (where off < -${FORETOLD_PERCENT}::int)::int as below,
      round(percentile_cont(0.5) within group (order by abs(off)))::int as half_off_percent,
      round(percentile_cont(0.9) within group (order by abs(off)))::int as most_off_percent
    from (
      select ${by === 'site' ? sql`site` : period} as name, forecast_vnd, actual_vnd, carried_vnd,
        (actual_vnd - forecast_vnd) * 100::float8 / forecast_vnd as off
      from bill_forecasts where created_at >= ${start} and created_at < ${end}
    ) f group by name order by name`.execute(reader);
  return rows;
}
