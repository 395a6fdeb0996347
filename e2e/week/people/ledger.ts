import { SUGGESTED_CHART } from '../../../server/src/modules/books/accounts/chart-table.ts';
import { rows } from '../company/company-calls.ts';

/** What an account turned over in a month: by the ledger's rows alone. */
export interface Turnover {
  /** Of the chart: `1121`. */
  readonly number: string;
  readonly currency: 'VND' | 'JPY';
  readonly debit: number;
  readonly credit: number;
}

/**
 * A movement between two accounts of the books; within a customer's wallet nothing moves in them.
 */
const ENTRIES = (month: string) => `
  select case when from_account like 'company:%' then from_account else 'customers' end as source,
    case when to_account like 'company:%' then to_account else 'customers' end as target,
    amount, currency
  from ledger_movements
  where to_char(posted_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM') = '${month}'
    and (from_account like 'company:%' or to_account like 'company:%')`;

/**
 * In đồng what gives is the debit, in yen what receives: the reader of the books decides that, not
 * the ledger.
 */
export async function turnoversOf(month: string): Promise<Turnover[]> {
  const found = await rows<{ account: string; currency: 'VND' | 'JPY'; out: string; in: string }>(`
    with entries as (${ENTRIES(month)}), sides as (
      select source as account, currency, amount as out, 0::bigint as in from entries
      union all select target, currency, 0, amount from entries)
    select account, currency, sum(out)::text as out, sum("in")::text as in from sides
    group by account, currency`);
  return found.map(({ account, currency, out, in: into }) => {
    const [gave, got] = [Number(out), Number(into)];
    const { number } = SUGGESTED_CHART[account as keyof typeof SUGGESTED_CHART];
    const isDong = currency === 'VND';
    return { number, currency, debit: isDong ? gave : got, credit: isDong ? got : gave };
  });
}

/** Entries between two different accounts of the books. */
export async function entriesOf(month: string): Promise<number> {
  const [counted] = await rows<{ count: number }>(
    `with entries as (${ENTRIES(month)}) select count(*)::int as count from entries`,
  );
  return counted?.count ?? 0;
}

/** What lies on an account of ours in đồng, over all time; customers' money for `customers`. */
export async function balanceOf(account: string): Promise<number> {
  const name = account === 'customers' ? `not like 'company:%'` : `= '${account}'`;
  const [found] = await rows<{ balance: string }>(`
    select coalesce(sum(case when to_account ${name} then amount else 0 end)
      - sum(case when from_account ${name} then amount else 0 end), 0)::text as balance
    from ledger_movements where currency = 'VND'`);
  return Number(found?.balance);
}
