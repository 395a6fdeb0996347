import type { CheckedAccount } from '@hako/contract/books/closing';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Currency, Days } from '../../ledger/index.ts';

/** What somebody else says that is there at the end of a day, beside what the books said then. */
export interface DayCheck {
  readonly day: string;
  readonly account: CheckedAccount;
  readonly currency: Currency;
  readonly stated: number;
  readonly booked: number;
  readonly note: string;
  readonly checkedBy: string;
  readonly checkedAt: Date;
}

/** The newest check of each account on each of these days. */
export async function listDayChecks(reader: Reader, { from, to }: Days): Promise<DayCheck[]> {
  const { rows } = await sql<DayCheck>`
    select distinct on (day, account) to_char(day, 'YYYY-MM-DD') as day, account, currency, stated, booked, note,
      checked_by as "checkedBy", checked_at as "checkedAt"
    from book_day_checks where day between ${from}::date and ${to}::date
    order by day, account, place desc`.execute(reader);
  return rows;
}

export async function insertDayCheck(
  trx: Trx,
  check: DayCheck & { readonly id: string },
): Promise<void> {
  await trx
    .insertInto('book_day_checks')
    .values({
      id: check.id,
      day: check.day,
      account: check.account,
      currency: check.currency,
      stated: check.stated,
      booked: check.booked,
      note: check.note,
      checked_by: check.checkedBy,
      checked_at: check.checkedAt,
    })
    .execute();
}
