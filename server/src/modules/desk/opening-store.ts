import { sql } from 'kysely';
import type { Reader, Trx } from '../../platform/database/database.ts';

export interface Opening {
  readonly staffId: string;
  readonly taskKey: string;
}

/** Somebody has this task open now, and no other one. True when it is another than before, or they had been away since before `awaySince`. */
export async function upsertOpening(
  trx: Trx,
  { staffId, taskKey }: Opening,
  { at, awaySince }: { at: Date; awaySince: Date },
): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    with before as (select task_key from desk_openings where staff_id = ${staffId} and seen_at > ${awaySince}),
    kept as (
      insert into desk_openings as o (staff_id, task_key, opened_at, seen_at) values (${staffId}, ${taskKey}, ${at}, ${at})
      on conflict (staff_id) do update set task_key = excluded.task_key, seen_at = excluded.seen_at,
        opened_at = case when o.task_key = excluded.task_key and o.seen_at > ${awaySince} then o.opened_at else excluded.opened_at end
      returning task_key
    )
    select not exists (select from before where before.task_key = kept.task_key) as is_new from kept`.execute(
    trx,
  );
  return rows[0]?.is_new ?? false;
}

/** Who has each task open and opened it first, among those who were seen since then. */
export async function listHolders(
  reader: Reader,
  taskKeys: readonly string[],
  seenSince: Date,
): Promise<ReadonlyMap<string, string>> {
  if (taskKeys.length === 0) return new Map();
  const rows = await reader
    .selectFrom('desk_openings')
    .distinctOn('task_key')
    .select(['task_key', 'staff_id'])
    .where('task_key', 'in', taskKeys)
    .where('seen_at', '>', seenSince)
    .orderBy('task_key')
    .orderBy('opened_at')
    .orderBy('staff_id')
    .execute();
  return new Map(rows.map((row) => [row.task_key, row.staff_id]));
}
