import { sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Turnover } from '../../ledger/index.ts';

export interface ClosedMonth {
  /** `2026-03`. */
  readonly month: string;
  readonly proposedBy: string;
  readonly closedBy: string;
  readonly closedAt: Date;
  readonly reason: string;
  readonly movements: number;
  readonly sealNumber: number;
  readonly sealHash: string;
}

export async function findLastClosedMonth(reader: Reader): Promise<string | undefined> {
  const { rows } = await sql<{ month: string | null }>`
    select to_char(max(month), 'YYYY-MM') as month from book_months`.execute(reader);
  return rows[0]?.month ?? undefined;
}

/** Closed months between two, both inclusive, newest first. */
export async function listClosedMonths(
  reader: Reader,
  from: string,
  to: string,
): Promise<ClosedMonth[]> {
  const { rows } = await sql<ClosedMonth>`
    select to_char(month, 'YYYY-MM') as month, proposed_by as "proposedBy", closed_by as "closedBy",
      closed_at as "closedAt", reason, movements, seal_number as "sealNumber", seal_hash as "sealHash"
    from book_months where month between ${`${from}-01`}::date and ${`${to}-01`}::date
    order by month desc`.execute(reader);
  return rows;
}

/** Keeps a month that was closed, with what each account had and turned over. */
export async function insertClosedMonth(
  trx: Trx,
  closed: ClosedMonth,
  totals: readonly Turnover[],
): Promise<void> {
  const month = `${closed.month}-01`;
  await trx
    .insertInto('book_months')
    .values({
      month,
      proposed_by: closed.proposedBy,
      closed_by: closed.closedBy,
      closed_at: closed.closedAt,
      reason: closed.reason,
      movements: closed.movements,
      seal_number: closed.sealNumber,
      seal_hash: closed.sealHash,
    })
    .execute();
  if (totals.length > 0)
    await trx
      .insertInto('book_month_totals')
      .values(totals.map((total) => ({ month, ...total })))
      .execute();
}
