import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import type {
  BookAccount,
  Currency,
  Days,
  SealedDay,
  Step,
  StepTurnover,
  Turnover,
} from './turnover.ts';

/**
 * What came in less what went out of an account of ours: its sealed days, and what was written
 * since.
 */
export async function sumCompanyAccount(
  reader: Reader,
  account: string,
  currency: Currency,
): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select ((
      select coalesce(sum(received - spent), 0) from ledger_day_turnovers
      where account = ${account} and currency = ${currency}
    ) + (
      select coalesce(sum(case when to_account = ${account} then amount else -amount end), 0)
      from ledger_movements
      where posted_at >= (select ledger_unsealed_from()) and currency = ${currency}
        and (from_account = ${account} or to_account = ${account})
    ))::bigint as balance`.execute(reader);
  return rows[0]?.balance ?? 0;
}

/** The accounts that moved until the end of these days, by name. */
export async function listTurnovers(reader: Reader, { from, to }: Days): Promise<Turnover[]> {
  const { rows } = await sql<Turnover>`
    select account, currency,
      coalesce(sum(received - spent) filter (where day < ${from}::date), 0)::bigint as opening,
      coalesce(sum(received) filter (where day >= ${from}::date), 0)::bigint as received,
      coalesce(sum(spent) filter (where day >= ${from}::date), 0)::bigint as spent
    from (${allDays(to)}) t
    group by account, currency order by account collate "C", currency`.execute(reader);
  return rows;
}

/** What each account turned over in each day or month that has movements, oldest first. */
export async function listTurnoversByStep(
  reader: Reader,
  { from, to }: Days,
  step: Step,
): Promise<StepTurnover[]> {
  const { rows } = await sql<StepTurnover>`
    select to_char(day, ${step === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'}) as period, account, currency,
      sum(received)::bigint as received, sum(spent)::bigint as spent
    from (${allDays(to)}) t where day >= ${from}::date
    group by 1, account, currency order by 1, account collate "C", currency`.execute(reader);
  return rows;
}

/** Days with movements, newest first; with an account, those on which it moved. */
export async function listBookDays(
  reader: Reader,
  { from, to }: Days,
  account?: BookAccount,
): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct to_char(day, 'YYYY-MM-DD') as day from (${allDays(to)}) t
    where day >= ${from}::date and (${account ?? null}::text is null or account = ${account ?? null})
    order by day desc`.execute(reader);
  return rows.map(({ day }) => day);
}

/**
 * What an account received and spent on each of these days; days without a movement are left out.
 */
export async function listDaysOfAccount(
  reader: Reader,
  { from, to }: Days,
  { account, currency }: { readonly account: BookAccount; readonly currency: Currency },
): Promise<{ day: string; received: number; spent: number }[]> {
  const { rows } = await sql<{ day: string; received: number; spent: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(received)::bigint as received, sum(spent)::bigint as spent
    from (${allDays(to)}) t
    where day >= ${from}::date and account = ${account} and currency = ${currency}
    group by day order by day`.execute(reader);
  return rows;
}

export async function listSealedDays(reader: Reader, { from, to }: Days): Promise<SealedDay[]> {
  const { rows } = await sql<SealedDay>`
    select to_char(day, 'YYYY-MM-DD') as day, number, movements, hash from ledger_seals
    where day between ${from}::date and ${to}::date order by number`.execute(reader);
  return rows;
}

/**
 * Turnovers by day: sealed days from their sums, later ones from the movements themselves. The
 * offset keeps the planner from asking anew for each movement since when.
 */
const allDays = (to: string) => sql`
  select day, account, currency, received, spent from ledger_day_turnovers where day <= ${to}::date
  union all
  select t.day, t.account, t.currency, t.received, t.spent
  from (select ledger_unsealed_from() as since offset 0) u cross join lateral ledger_turnovers_of(
    u.since, (${to}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh') t`;
