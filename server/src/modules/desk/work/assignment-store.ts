import type { Reader, Trx } from '../../../platform/database/database.ts';

export interface Assignment {
  readonly kind: string;
  readonly subject: string;
  readonly staffId: string;
}

/** Whose each of these is, by its key; what is nobody's is left out. */
export async function listAssignments(
  reader: Reader,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const pairs = keys.map(partsOf);
  const rows = await reader
    .selectFrom('desk_assignments')
    .select(['kind', 'subject', 'staff_id'])
    .where('subject', 'in', [...new Set(pairs.map(({ subject }) => subject))])
    .where('kind', 'in', [...new Set(pairs.map(({ kind }) => kind))])
    .execute();
  return new Map(rows.map((row) => [`${row.kind}:${row.subject}`, row.staff_id]));
}

/** Whose it is, kept so until the transaction ends; undefined: nobody's. */
export async function lockAssignment(trx: Trx, key: string): Promise<string | undefined> {
  const { kind, subject } = partsOf(key);
  const row = await trx
    .selectFrom('desk_assignments')
    .select('staff_id')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirst();
  return row?.staff_id;
}

interface Given {
  readonly key: string;
  readonly staffId: string;
  readonly by: string;
  readonly at: Date;
  readonly reason: string | undefined;
}

const valuesOf = ({ key, staffId, by, at, reason }: Given) => ({
  ...partsOf(key),
  staff_id: staffId,
  given_by: by,
  given_at: at,
  reason: reason ?? null,
});

/** What was nobody's becomes somebody's. False: somebody else was quicker. */
export async function insertAssignment(trx: Trx, given: Given): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('desk_assignments')
    .values(valuesOf(given))
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** What was one person's becomes another's. */
export async function updateAssignment(trx: Trx, given: Given): Promise<void> {
  const { kind, subject, ...values } = valuesOf(given);
  await trx
    .updateTable('desk_assignments')
    .set(values)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute();
}

/** What was somebody's becomes nobody's. */
export async function deleteAssignment(trx: Trx, key: string): Promise<void> {
  const { kind, subject } = partsOf(key);
  await trx
    .deleteFrom('desk_assignments')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute();
}

/** Kind and subject of a key. */
export function partsOf(key: string): { kind: string; subject: string } {
  const at = key.indexOf(':');
  return { kind: key.slice(0, at), subject: key.slice(at + 1) };
}
