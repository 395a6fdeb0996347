import { sql, type SqlBool } from 'kysely';
import type { Reader, Trx } from '../../platform/database/database.ts';

export async function insertErased(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .insertInto('erased_files')
    .values(ids.map((id) => ({ file_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The next ids after that one, of what was erased in the last hours. */
export async function listErased(
  reader: Reader,
  { hours, after, limit }: { hours: number; after: string; limit: number },
): Promise<string[]> {
  const rows = await reader
    .selectFrom('erased_files')
    .select('file_id')
    .where('file_id', '>', after)
    .where(sql<SqlBool>`erased_at > now() - ${hours} * interval '1 hour'`)
    .orderBy('file_id')
    .limit(limit)
    .execute();
  return rows.map(({ file_id: id }) => id);
}
