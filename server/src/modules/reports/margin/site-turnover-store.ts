import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import type { BookAccount, Currency } from '../../ledger/index.ts';
import { type AskedDays, formatOf } from '../rules/asked-days.ts';

/** What an account turned over for the orders of a site in a day or month. */
export interface SiteTurnover {
  readonly period: string;
  /** '' for what belongs to no order. */
  readonly site: string;
  readonly account: BookAccount;
  readonly currency: Currency;
  readonly received: number;
  readonly spent: number;
  /** Of yen, what they were worth at the rates of their orders, đồng. */
  readonly worth: number;
}

/** Oldest first; at most one row a period, site and account. */
export async function listSiteTurnovers(
  reader: Reader,
  { from, to, step }: AskedDays,
): Promise<SiteTurnover[]> {
  const { rows } = await sql<SiteTurnover>`
    select to_char(day, ${formatOf(step)}) as period, site, account, currency,
      sum(received)::bigint as received, sum(spent)::bigint as spent, sum(worth_vnd)::bigint as worth
    from report_site_turnovers where day between ${from}::date and ${to}::date
    group by 1, 2, 3, 4 order by 1, 2`.execute(reader);
  return rows;
}
