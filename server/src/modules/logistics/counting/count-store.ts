import type { FindingKind, FindingState, ScanVerdict } from '@hako/contract/logistics/counting';
import type { Selectable } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type CountRow = Selectable<Tables['place_counts']>;

export interface Scan {
  readonly code: string;
  readonly verdict: ScanVerdict;
  readonly knownPlace: string | undefined;
}
export interface FindingRow {
  readonly code: string;
  readonly kind: FindingKind;
  readonly knownPlace: string | undefined;
  readonly state: FindingState;
  readonly reason: string | undefined;
}

/** The open count of this place, begun when there is none; `isNew`: it was begun now. */
export async function openCount(
  trx: Trx,
  begun: Pick<CountRow, 'id' | 'place' | 'started_by' | 'started_at'>,
): Promise<{ id: string; isNew: boolean }> {
  await trx
    .insertInto('place_counts')
    .values(begun)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await trx
    .selectFrom('place_counts')
    .select('id')
    .where('place', '=', begun.place)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { id, isNew: id === begun.id };
}

export const findCount = (reader: Reader, id: string): Promise<CountRow | undefined> =>
  reader.selectFrom('place_counts').selectAll().where('id', '=', id).executeTakeFirst();

export const lockCount = (trx: Trx, id: string): Promise<CountRow | undefined> =>
  trx.selectFrom('place_counts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function updateFinished(trx: Trx, id: string, by: string, at: Date): Promise<void> {
  await trx
    .updateTable('place_counts')
    .set({ finished_by: by, finished_at: at })
    .where('id', '=', id)
    .execute();
}

/** The same code again takes the newer verdict. */
export async function upsertScan(trx: Trx, countId: string, scan: Scan, at: Date): Promise<void> {
  const seen = { verdict: scan.verdict, known_place: scan.knownPlace ?? null, scanned_at: at };
  await trx
    .insertInto('place_count_scans')
    .values({ count_id: countId, code: scan.code, ...seen })
    .onConflict((conflict) => conflict.columns(['count_id', 'code']).doUpdateSet(seen))
    .execute();
}

/** The newest first. */
export async function listScans(reader: Reader, countId: string): Promise<Scan[]> {
  const rows = await reader
    .selectFrom('place_count_scans')
    .selectAll()
    .where('count_id', '=', countId)
    .orderBy('scanned_at', 'desc')
    .orderBy('code')
    .execute();
  return rows.map((row) => ({
    code: row.code,
    verdict: row.verdict as ScanVerdict,
    knownPlace: row.known_place ?? undefined,
  }));
}

export async function insertFindings(
  trx: Trx,
  countId: string,
  found: readonly Pick<FindingRow, 'code' | 'kind' | 'knownPlace'>[],
): Promise<void> {
  if (found.length === 0) return;
  const rows = found.map(({ code, kind, knownPlace }) => ({
    ...{ count_id: countId, code, kind, known_place: knownPlace ?? null },
  }));
  await trx.insertInto('place_count_findings').values(rows).execute();
}

const toFinding = (row: Selectable<Tables['place_count_findings']>): FindingRow => ({
  code: row.code,
  kind: row.kind as FindingKind,
  knownPlace: row.known_place ?? undefined,
  state: row.state as FindingState,
  reason: row.reason ?? undefined,
});

export async function listFindings(reader: Reader, countId: string): Promise<FindingRow[]> {
  const rows = await reader
    .selectFrom('place_count_findings')
    .selectAll()
    .where('count_id', '=', countId)
    .orderBy('kind')
    .orderBy('code')
    .execute();
  return rows.map(toFinding);
}

export async function lockFinding(
  trx: Trx,
  countId: string,
  code: string,
): Promise<FindingRow | undefined> {
  const row = await trx
    .selectFrom('place_count_findings')
    .selectAll()
    .where('count_id', '=', countId)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return row && toFinding(row);
}

export async function updateFinding(
  trx: Trx,
  countId: string,
  code: string,
  settled: {
    readonly state: FindingState;
    readonly reason: string;
    readonly settled_by: string;
    readonly settled_at: Date;
  },
): Promise<void> {
  await trx
    .updateTable('place_count_findings')
    .set(settled)
    .where('count_id', '=', countId)
    .where('code', '=', code)
    .execute();
}
