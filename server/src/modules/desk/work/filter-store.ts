import type { LastingQuery } from '@hako/contract/desk/work-filters';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';

export interface SavedFilter {
  readonly id: string;
  readonly staffId: string;
  readonly name: string;
  readonly filter: LastingQuery;
  /** Whoever has one of these roles, or own roles by their ids, sees it; none: its owner alone. */
  readonly sharedWith: readonly string[];
}

/** More of colleagues than anybody looks through. */
const MOST_SHARED = 20;

/** A person's own ones by name, then those that colleagues share with these roles. */
export async function listFilters(
  reader: Reader,
  { staffId, roles, most }: { staffId: string; roles: readonly string[]; most: number },
): Promise<SavedFilter[]> {
  const own = await reader
    .selectFrom('desk_filters')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('name')
    .limit(most)
    .execute();
  const shared = await reader
    .selectFrom('desk_filters')
    .selectAll()
    .where('staff_id', '<>', staffId)
    .where('shared_with', '<>', sql<string[]>`'{}'`)
    .where(sql<boolean>`shared_with && ${[...roles]}::text[]`)
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_SHARED)
    .execute();
  return [...own, ...shared].map((row) => ({
    id: row.id,
    staffId: row.staff_id,
    name: row.name,
    filter: row.filter as LastingQuery,
    sharedWith: row.shared_with,
  }));
}

/** Saves it, over one of the same name; its id. Undefined: the person has `most` others. */
export async function upsertFilter(
  trx: Trx,
  { id, staffId, name, filter, sharedWith }: SavedFilter,
  { at, most }: { at: Date; most: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into desk_filters as f (id, staff_id, name, filter, shared_with, saved_at)
    select ${id}, ${staffId}, ${name}, ${JSON.stringify(filter)}::jsonb, ${[...sharedWith]}::text[], ${at}
    where (select count(*) from desk_filters o where o.staff_id = ${staffId} and o.name <> ${name}) < ${most}
    on conflict on constraint desk_filters_name do update
      set filter = excluded.filter, shared_with = excluded.shared_with, saved_at = excluded.saved_at
    returning f.id`.execute(trx);
  return rows[0]?.id;
}

/** A person's own one goes. Its name; undefined: there is none. */
export async function deleteFilter(
  trx: Trx,
  { id, staffId }: { id: string; staffId: string },
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('desk_filters')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
