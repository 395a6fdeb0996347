import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

/** Somebody who bears just this name. */
export interface Namesake {
  readonly id: string;
  readonly fullName: string;
}

/**
 * Who bears just one of these names (small letters without accents); at most `limit`, the newest
 * first.
 */
export async function listByWholeName(
  reader: Reader,
  names: readonly string[],
  limit: number,
): Promise<Namesake[]> {
  if (names.length === 0) return [];
  const rows = await reader
    .selectFrom('customers')
    .select(['customer_id', 'full_name'])
    .where(sql<string>`fold_vietnamese(full_name)`, 'in', [...names])
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.customer_id, fullName: row.full_name }));
}
