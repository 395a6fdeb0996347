import type { UnpaidAge } from '@hako/contract/reports/balances';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { type AskedDays, formatOf } from '../rules/asked-days.ts';

/** How many, and how much of it, đồng. */
export interface Sum {
  readonly count: number;
  readonly amount: number;
}

/** What was given back, by period and by what the money moved for. */
export async function listRefunds(
  reader: Reader,
  { start, end, step }: AskedDays,
): Promise<({ readonly period: string; readonly cause: string } & Sum)[]> {
  const { rows } = await sql<{ period: string; cause: string } & Sum>`
    select to_char(day, ${formatOf(step)}) as period, cause_type as cause,
      count(distinct refund_key)::int as count, sum(amount_vnd)::bigint as amount
    from ledger_refunds where posted_at >= ${start} and posted_at < ${end}
    group by 1, 2 order by 1, 2`.execute(reader);
  return rows;
}

/** What is promised to what, now; the largest first. */
export async function listOpenHolds(reader: Reader): Promise<({ readonly cause: string } & Sum)[]> {
  const { rows } = await sql<{ cause: string } & Sum>`
    select cause_type as cause, holds as count, open_vnd as amount
    from wallet_open_holds order by open_vnd desc, cause_type`.execute(reader);
  return rows;
}

/** Bills that wait for their customer's payment, by how long; the youngest first. */
export async function listUnpaid(
  reader: Reader,
  now: Date,
): Promise<({ readonly age: UnpaidAge } & Sum)[]> {
  const { rows } = await sql<{ age: UnpaidAge } & Sum>`
    select case when waited < interval '3 days' then '3' when waited < interval '7 days' then '7'
        when waited < interval '30 days' then '30' else 'older' end as age,
      count(*)::int as count, sum(total_vnd)::bigint as amount
    from (select total_vnd, ${now}::timestamptz - asked_at as waited from unpaid_bills) b
    group by 1 order by min(waited)`.execute(reader);
  return rows;
}

/** First payments that are not paid whole though the goods are ours, and that no bill asks for. */
export async function sumOwing(reader: Reader): Promise<Sum> {
  const { rows } = await sql<Sum>`
    select count(*)::int as count, coalesce(sum(owed_vnd), 0)::bigint as amount
    from bought_orders_owing`.execute(reader);
  return rows[0] ?? { count: 0, amount: 0 };
}
