import type { Database, Reader } from './database.ts';

/** What the last look at all invariants found. */
export interface Examination {
  readonly examinedAt: Date;
  readonly faults: number;
}

/** Keeps what was found, in place of what was found before. */
export async function keepExamination(
  db: Database,
  { examinedAt, faults }: Examination,
): Promise<void> {
  const found = { examined_at: examinedAt, faults };
  await db
    .insertInto('last_examination')
    .values(found)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(found))
    .execute();
}

/** Undefined: nobody looked yet. */
export async function findExamination(reader: Reader): Promise<Examination | undefined> {
  const row = await reader.selectFrom('last_examination').selectAll().executeTakeFirst();
  return row && { examinedAt: row.examined_at, faults: row.faults };
}
