import type { Selectable } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { JudgedLine, KnownOrder } from './rules/judge-lines.ts';

export interface TrackingFile {
  readonly id: string;
  readonly fileName: string;
  readonly lines: readonly JudgedLine[];
  readonly uploadedBy: string;
  readonly uploadedAt: Date;
  readonly appliedAt: Date | undefined;
}

const toFile = (row: Selectable<Tables['tracking_imports']>): TrackingFile => ({
  id: row.id,
  fileName: row.file_name,
  lines: row.lines as unknown as JudgedLine[],
  uploadedBy: row.uploaded_by,
  uploadedAt: row.uploaded_at,
  appliedAt: row.applied_at ?? undefined,
});

export async function insertFile(trx: Trx, file: TrackingFile): Promise<void> {
  await trx
    .insertInto('tracking_imports')
    .values({
      id: file.id,
      file_name: file.fileName,
      lines: JSON.stringify(file.lines),
      uploaded_by: file.uploadedBy,
      uploaded_at: file.uploadedAt,
    })
    .execute();
}

/** What this person uploaded before and never applied, and is older than that, goes. */
export async function deleteForgotten(trx: Trx, uploadedBy: string, before: Date): Promise<void> {
  await trx
    .deleteFrom('tracking_imports')
    .where('uploaded_by', '=', uploadedBy)
    .where('uploaded_at', '<', before)
    .where('applied_at', 'is', null)
    .execute();
}

export async function findFile(reader: Reader, id: string): Promise<TrackingFile | undefined> {
  const row = await reader
    .selectFrom('tracking_imports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toFile(row);
}

export async function lockFile(trx: Trx, id: string): Promise<TrackingFile | undefined> {
  const row = await trx
    .selectFrom('tracking_imports')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && toFile(row);
}

export async function updateApplied(
  trx: Trx,
  id: string,
  {
    lines,
    by,
    at,
  }: { readonly lines: readonly JudgedLine[]; readonly by: string; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('tracking_imports')
    .set({ lines: JSON.stringify(lines), applied_by: by, applied_at: at })
    .where('id', '=', id)
    .execute();
}

const UNDER_WAY = ['BOUGHT', 'WAREHOUSE'];

/** Orders that a file may mean, by our code or the site's number; cancelled ones are not meant. */
export async function listCalled(
  reader: Reader,
  called: readonly string[],
): Promise<(KnownOrder & { readonly names: readonly string[] })[]> {
  const rows = await reader
    .selectFrom('orders')
    .select(['id', 'code', 'state', 'marketplace_order_number'])
    .where((where) =>
      where.or([where('code', 'in', called), where('marketplace_order_number', 'in', called)]),
    )
    .where('state', '<>', 'CANCEL')
    .orderBy('id')
    .execute();
  const numbers = await numbersOf(
    reader,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, code, state, marketplace_order_number: number }) => ({
    id,
    code,
    isUnderWay: UNDER_WAY.includes(state),
    numbers: numbers.get(id) ?? [],
    names: [code, ...(number ? [number.toUpperCase()] : [])],
  }));
}

async function numbersOf(reader: Reader, orderIds: readonly string[]) {
  const rows =
    orderIds.length === 0
      ? []
      : await reader
          .selectFrom('seller_parcels')
          .select(['order_id', 'tracking_number'])
          .where('order_id', 'in', orderIds)
          .orderBy('number')
          .execute();
  return new Map(
    [...Map.groupBy(rows, ({ order_id }) => order_id)].map(([id, own]) => [
      id,
      own.map(({ tracking_number }) => tracking_number),
    ]),
  );
}

/** Which orders have a seller's parcel with one of these plain numbers. */
export async function listHolders(
  reader: Reader,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await reader
    .selectFrom('seller_parcels as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.tracking_number', 'p.order_id'])
    .where('p.tracking_number', 'in', numbers)
    .where('o.state', '<>', 'CANCEL')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ tracking_number }) => tracking_number)].map(([number, own]) => [
      number,
      own.map(({ order_id }) => order_id),
    ]),
  );
}

/** These orders, locked in one order, so that nobody enters a parcel of them meanwhile. */
export async function lockOrders(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .selectFrom('orders')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}
