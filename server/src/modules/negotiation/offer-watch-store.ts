import { sql } from 'kysely';
import type { Database, Reader } from '../../platform/database/database.ts';

/** Listings of sent requests with their requests; whose listing was looked at longest ago comes first. */
export async function listToWatch(
  reader: Reader,
  before: Date,
  limit: number,
): Promise<{ site: string; code: string; ids: string[] }[]> {
  return reader
    .selectFrom('offers')
    .select(['site', 'code', sql<string[]>`array_agg(id order by created_at)`.as('ids')])
    .where('status', '=', 'sent')
    .where((eb) => eb.or([eb('watched_at', 'is', null), eb('watched_at', '<', before)]))
    .groupBy(['site', 'code'])
    .orderBy(sql`min(watched_at) nulls first`)
    .orderBy(sql`min(expires_at)`)
    .limit(limit)
    .execute();
}
export async function noteWatched(
  db: Database,
  site: string,
  code: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable('offers')
    .set({ watched_at: at })
    .where('site', '=', site)
    .where('code', '=', code)
    .where('status', '=', 'sent')
    .execute();
}
