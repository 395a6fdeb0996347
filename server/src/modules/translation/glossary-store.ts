import type { Reader, Trx } from '../../platform/database/database.ts';

/** One state of the glossary; version 0 is the file that comes with the program. */
export interface GlossaryVersion {
  readonly version: number;
  readonly tsv: string;
  readonly termCount: number;
  /** Undefined for version 0. */
  readonly changedAt: Date | undefined;
}

const VERSIONS_KEPT = 50;

/** The owner's newest version; undefined while there is none, or none newer than `than`. */
export async function findNewestGlossary(
  reader: Reader,
  than = 0,
): Promise<GlossaryVersion | undefined> {
  const row = await reader
    .selectFrom('glossary_versions')
    .selectAll()
    .where('version', '>', than)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      version: Number(row.version),
      tsv: row.tsv,
      termCount: row.term_count,
      changedAt: row.changed_at,
    }
  );
}

/** False when somebody else wrote this version first. */
export async function insertGlossary(
  trx: Trx,
  glossary: GlossaryVersion & { readonly changedBy: string; readonly changedAt: Date },
): Promise<boolean> {
  const done = await trx
    .insertInto('glossary_versions')
    .values({
      version: glossary.version,
      tsv: glossary.tsv,
      term_count: glossary.termCount,
      changed_by: glossary.changedBy,
      changed_at: glossary.changedAt,
    })
    .onConflict((conflict) => conflict.constraint('glossary_versions_pkey').doNothing())
    .executeTakeFirst();
  await trx
    .deleteFrom('glossary_versions')
    .where('version', '<=', glossary.version - VERSIONS_KEPT)
    .execute();
  return Number(done.numInsertedOrUpdatedRows) > 0;
}
