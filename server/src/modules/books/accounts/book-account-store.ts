import { sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { BookAccount } from '../../ledger/index.ts';

export interface BookAccountRow {
  readonly account: BookAccount;
  readonly number: string;
  readonly name: string;
  readonly validFrom: string;
  readonly setBy: string;
  readonly reason: string;
}

/**
 * What holds for a day: of each account the row that begins last before it, and of those the
 * newest.
 */
export async function listBookAccounts(reader: Reader, day: string): Promise<BookAccountRow[]> {
  const { rows } = await sql<BookAccountRow>`
    select distinct on (account) account, number, name, to_char(valid_from, 'YYYY-MM-DD') as "validFrom",
      set_by as "setBy", reason
    from book_accounts where valid_from <= ${day}::date
    order by account, valid_from desc, place desc`.execute(reader);
  return rows;
}

export async function insertBookAccount(
  trx: Trx,
  row: BookAccountRow & { readonly id: string; readonly setAt: Date },
): Promise<void> {
  await trx
    .insertInto('book_accounts')
    .values({
      id: row.id,
      account: row.account,
      number: row.number,
      name: row.name,
      valid_from: row.validFrom,
      set_by: row.setBy,
      set_at: row.setAt,
      reason: row.reason,
    })
    .execute();
}
