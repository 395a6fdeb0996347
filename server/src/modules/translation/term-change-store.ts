import type { Reader, Trx } from '../../platform/database/database.ts';

export interface NewTermChange {
  /** The version of the glossary that the change made. */
  readonly version: number;
  readonly japanese: string;
  readonly before: string;
  readonly after: string;
  readonly reason: string;
  readonly changedBy: string;
  readonly changedAt: Date;
}

export async function insertTermChange(trx: Trx, change: NewTermChange): Promise<void> {
  await trx
    .insertInto('glossary_term_changes')
    .values({
      version: change.version,
      japanese: change.japanese,
      before_row: change.before,
      after_row: change.after,
      reason: change.reason,
      changed_by: change.changedBy,
      changed_at: change.changedAt,
    })
    .execute();
}

/** When and why each of these terms was last changed by itself; others are absent. */
export async function findLastTermChanges(
  reader: Reader,
  japanese: readonly string[],
): Promise<Map<string, { readonly changedAt: Date; readonly reason: string }>> {
  if (japanese.length === 0) return new Map();
  const rows = await reader
    .selectFrom('glossary_term_changes')
    .select(['japanese', 'reason', 'changed_at'])
    .distinctOn('japanese')
    .where('japanese', 'in', [...japanese])
    .orderBy('japanese')
    .orderBy('version', 'desc')
    .execute();
  return new Map(
    rows.map((row) => [row.japanese, { changedAt: row.changed_at, reason: row.reason }]),
  );
}
