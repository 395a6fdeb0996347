import { sql } from 'kysely';
import { endOfVietnamDay, startOfVietnamDay } from '../../../kernel/vietnam-day.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { CauseType, MovementKind } from '../movement.ts';
import type { BookAccount, Currency, Days } from './turnover.ts';

/** One movement as the books see it; what moves between the purses of one person is none. */
export interface JournalEntry {
  readonly day: string;
  /** Its place in the day, from 1 without a gap; for ever once the day is sealed. */
  readonly number: number;
  readonly key: string;
  readonly at: Date;
  readonly from: BookAccount;
  readonly to: BookAccount;
  readonly amount: number;
  readonly currency: Currency;
  readonly kind: MovementKind;
  readonly cause: { readonly type: CauseType; readonly id: string };
  readonly memo: string | undefined;
  readonly customerId: string | undefined;
}

export interface JournalPage {
  readonly account?: BookAccount | undefined;
  /** Only entries behind this number (`up`) or before it (`down`). */
  readonly order: 'up' | 'down';
  readonly after?: number | undefined;
  readonly size: number;
}

/** Entries of one day in the order of their numbers, upwards or downwards. */
export async function listJournal(
  reader: Reader,
  day: string,
  { account, order, after, size }: JournalPage,
): Promise<JournalEntry[]> {
  const direction = sql.raw(order === 'up' ? 'asc' : 'desc');
  const comparison = sql.raw(order === 'up' ? '>' : '<');
  const { rows } = await sql<JournalRow>`
    with entries as (
      select row_number() over (order by posted_at, customer_id, customer_version, key) as number, key, posted_at,
        case when starts_with(from_account, 'company:') then from_account else 'customers' end as from_account,
        case when starts_with(to_account, 'company:') then to_account else 'customers' end as to_account,
        amount, currency, kind, cause_type, cause_id, memo, customer_id
      from ledger_movements
      where posted_at >= ${startOfVietnamDay(day)} and posted_at < ${endOfVietnamDay(day)}
        and (starts_with(from_account, 'company:') or starts_with(to_account, 'company:'))
    )
    select * from entries
    where (${account ?? null}::text is null or from_account = ${account ?? null} or to_account = ${account ?? null})
      and (${after ?? null}::bigint is null or number ${comparison} ${after ?? null}::bigint)
    order by number ${direction} limit ${size}`.execute(reader);
  return rows.map((row) => toEntry(day, row));
}

/** How many entries some days have, counted no further than `most`. */
export async function countJournal(
  reader: Reader,
  { from, to }: Days,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from ledger_movements
      where posted_at >= ${startOfVietnamDay(from)} and posted_at < ${endOfVietnamDay(to)}
        and (starts_with(from_account, 'company:') or starts_with(to_account, 'company:'))
      limit ${most}
    ) t`.execute(reader);
  return rows[0]?.count ?? 0;
}

interface JournalRow {
  readonly number: number;
  readonly key: string;
  readonly posted_at: Date;
  readonly from_account: BookAccount;
  readonly to_account: BookAccount;
  readonly amount: number;
  readonly currency: Currency;
  readonly kind: MovementKind;
  readonly cause_type: CauseType;
  readonly cause_id: string;
  readonly memo: string | null;
  readonly customer_id: string | null;
}

const toEntry = (day: string, row: JournalRow): JournalEntry => ({
  day,
  number: row.number,
  key: row.key,
  at: row.posted_at,
  from: row.from_account,
  to: row.to_account,
  amount: row.amount,
  currency: row.currency,
  kind: row.kind,
  cause: { type: row.cause_type, id: row.cause_id },
  memo: row.memo ?? undefined,
  customerId: row.customer_id ?? undefined,
});
