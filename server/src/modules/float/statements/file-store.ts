import { sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { pageByKey } from '../../../platform/database/keyset.ts';

export interface StatementFile {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly by: string;
  readonly at: Date;
}

export async function insertFile(trx: Trx, file: StatementFile): Promise<void> {
  await trx
    .insertInto('float_statements')
    .values({
      id: file.id,
      account_id: file.accountId,
      file_name: file.name,
      uploaded_by: file.by,
      uploaded_at: file.at,
    })
    .execute();
}

export interface KeptFile {
  readonly id: string;
  readonly accountId: string;
  readonly isWithdrawn: boolean;
}

export async function findFile(reader: Reader, id: string): Promise<KeptFile | undefined> {
  const { rows } = await sql<KeptFile>`
    select id, account_id as "accountId", withdrawn_at is not null as "isWithdrawn"
    from float_statements where id = ${id}`.execute(reader);
  return rows[0];
}

/** The orders that its lines corrected, in the order in which they are locked. */
export async function listCorrectedOrders(reader: Reader, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct m.order_id as id from float_statement_lines l
    join float_matches f on f.line_id = l.id join float_movements m on m.id = f.movement_id
    where l.statement_id = ${id} and l.how = 'correct' order by 1`.execute(reader);
  return rows.map((row) => row.id);
}

export async function deleteFileMatches(trx: Trx, id: string): Promise<void> {
  await sql`delete from float_matches f using float_statement_lines l
    where l.id = f.line_id and l.statement_id = ${id}`.execute(trx);
}

/** Its lines lie with it from now on; gives back how many. */
export async function withdrawLines(
  trx: Trx,
  { id, by, at, reason }: { id: string; by: string; at: Date; reason: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with gone as (delete from float_statement_lines where statement_id = ${id} returning *)
    update float_statements set withdrawn_by = ${by}, withdrawn_at = ${at},
      withdrawn_why = ${reason}, withdrawn_lines = (
        select coalesce(jsonb_agg(jsonb_build_object('day', day, 'amount_jpy', amount_jpy,
          'reference', reference, 'words', words, 'how', how) order by day, id), '[]') from gone)
    where id = ${id} returning jsonb_array_length(withdrawn_lines) as count`.execute(trx);
  return rows[0]?.count ?? 0;
}

export interface ListedFile {
  readonly id: string;
  readonly name: string;
  readonly by: string;
  readonly at: Date;
  readonly lines: number;
  readonly covered: number;
  readonly withdrawnBy: string | null;
  readonly withdrawnAt: Date | null;
  readonly withdrawnWhy: string | null;
  /** Some of its lines lie in days that are reconciled. */
  readonly isReconciled: boolean;
  readonly mark: string;
}

/** Those that brought lines, the newest first. */
export async function listFiles(
  reader: Reader,
  accountId: string,
  page: { readonly after: string | undefined; readonly limit: number },
): Promise<ListedFile[]> {
  const key = { column: 's.uploaded_at', id: 's.id', type: 'timestamptz' } as const;
  const lines = sql`from float_statement_lines l where l.statement_id = s.id`;
  return pageByKey(
    reader
      .selectFrom('float_statements as s')
      .select(['s.id', 's.file_name as name', 's.uploaded_by as by', 's.uploaded_at as at'])
      .select(['s.withdrawn_by as withdrawnBy', 's.withdrawn_at as withdrawnAt'])
      .select(['s.withdrawn_why as withdrawnWhy'])
      .select([
        sql<number>`coalesce(jsonb_array_length(s.withdrawn_lines),
          (select count(*) ${lines}))::int`.as('lines'),
        sql<number>`(select count(*) ${lines} and l.how is not null)::int`.as('covered'),
        sql<boolean>`exists (select ${lines} and l.day <= (select max(until)
          from float_reconciliations r where r.account_id = s.account_id))`.as('isReconciled'),
      ])
      .where('s.account_id', '=', accountId)
      .where(sql<boolean>`(s.withdrawn_at is not null or exists (select ${lines}))`),
    { key, isDescending: true, ...page },
  ).execute();
}
