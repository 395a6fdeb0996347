import type { LineEnd } from '@hako/contract/float/statements';
import { type SqlBool, sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { pageByKey } from '../../../platform/database/keyset.ts';
import type { StatementFile } from './file-store.ts';

export interface KeptLine {
  readonly id: string;
  readonly accountId: string;
  readonly day: string;
  readonly amountJpy: number;
  readonly reference: string;
  readonly words: string;
  readonly how: LineEnd | undefined;
  readonly reason: string;
  readonly settledBy: string | undefined;
}

interface Row {
  readonly id: string;
  readonly account_id: string;
  readonly text_day: string;
  readonly amount_jpy: number;
  readonly reference: string;
  readonly words: string;
  readonly how: string | null;
  readonly reason: string;
  readonly settled_by: string | null;
}

const toLine = (row: Row): KeptLine => ({
  id: row.id,
  accountId: row.account_id,
  day: row.text_day,
  amountJpy: row.amount_jpy,
  reference: row.reference,
  words: row.words,
  how: (row.how as LineEnd | null) ?? undefined,
  reason: row.reason,
  settledBy: row.settled_by ?? undefined,
});

const lines = (reader: Reader) =>
  reader
    .selectFrom('float_statement_lines as l')
    .select(['l.id', 'l.account_id', 'l.amount_jpy', 'l.reference', 'l.words', 'l.how', 'l.reason'])
    .select(['l.settled_by', sql<string>`to_char(l.day, 'YYYY-MM-DD')`.as('text_day')]);

/** Those that no file told before; gives back how many. */
export async function insertLines(
  trx: Trx,
  added: readonly (Omit<KeptLine, 'how' | 'reason' | 'settledBy'> & {
    readonly fingerprint: string;
  })[],
  file: StatementFile,
): Promise<number> {
  const { rows } = await sql`
    insert into float_statement_lines (
      id, account_id, day, amount_jpy, reference, words, fingerprint,
      file_name, uploaded_by, uploaded_at, statement_id)
    select r.id, r."accountId", r.day, r."amountJpy", r.reference, r.words, r.fingerprint,
      ${file.name}, ${file.by}, ${file.at}, ${file.id}
    from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as r (
      id uuid, "accountId" uuid, day date, "amountJpy" bigint, reference text, words text, fingerprint text)
    where not exists (
      select from float_statement_lines k
      where k.account_id = r."accountId" and k.fingerprint = r.fingerprint)
    returning 1`.execute(trx);
  return rows.length;
}

export async function lockLine(trx: Trx, id: string): Promise<KeptLine | undefined> {
  const row = await lines(trx).where('l.id', '=', id).forUpdate().executeTakeFirst();
  return row && toLine(row);
}

export async function findLine(reader: Reader, id: string): Promise<KeptLine | undefined> {
  const row = await lines(reader).where('l.id', '=', id).executeTakeFirst();
  return row && toLine(row);
}

export async function listOpenLines(
  reader: Reader,
  accountId: string,
  limit: number,
): Promise<KeptLine[]> {
  const rows = await lines(reader)
    .where('l.account_id', '=', accountId)
    .where('l.how', 'is', null)
    .orderBy('l.day')
    .orderBy('l.id')
    .limit(limit)
    .execute();
  return rows.map(toLine);
}

const DAY_KEY = { column: 'l.day', id: 'l.id', type: 'text' } as const;

/** Open ones oldest first, covered ones newest first. */
export async function listLines(
  reader: Reader,
  { accountId, isOpen }: { readonly accountId: string; readonly isOpen: boolean },
  page: { readonly after: string | undefined; readonly limit: number },
): Promise<(KeptLine & { readonly mark: string })[]> {
  const key = { ...DAY_KEY, column: "to_char(l.day, 'YYYY-MM-DD')" };
  const rows = await pageByKey(
    lines(reader)
      .where('l.account_id', '=', accountId)
      .where(isOpen ? sql<SqlBool>`l.how is null` : sql<SqlBool>`l.how is not null`),
    { key, isDescending: !isOpen, ...page },
  ).execute();
  return rows.map((row) => ({ ...toLine(row), mark: row.mark }));
}

export async function updateEnd(
  trx: Trx,
  ids: readonly string[],
  end:
    | { readonly how: LineEnd; readonly reason: string; readonly by: string; readonly at: Date }
    | undefined,
): Promise<void> {
  await trx
    .updateTable('float_statement_lines')
    .set({
      how: end?.how ?? null,
      reason: end?.reason ?? '',
      settled_by: end?.by ?? null,
      settled_at: end?.at ?? null,
    })
    .where('id', 'in', [...ids])
    .execute();
}

export async function insertMatches(
  trx: Trx,
  matches: readonly { readonly movementId: string; readonly lineId: string }[],
): Promise<void> {
  if (matches.length === 0) return;
  await trx
    .insertInto('float_matches')
    .values(matches.map((one) => ({ movement_id: one.movementId, line_id: one.lineId })))
    .execute();
}

export async function deleteMatches(trx: Trx, lineId: string): Promise<void> {
  await trx.deleteFrom('float_matches').where('line_id', '=', lineId).execute();
}
