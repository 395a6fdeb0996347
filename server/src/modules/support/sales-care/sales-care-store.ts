import type { Selectable } from 'kysely';
import { countedPage } from '../../../platform/database/counted-page.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export interface SaleChange {
  readonly id: string;
  readonly customerId: string;
  readonly staffId: string;
  readonly reason: string;
  readonly status: 'open' | 'changed' | 'rejected';
  readonly newStaffId: string | undefined;
  readonly answer: string | undefined;
  readonly decidedBy: string | undefined;
  readonly createdAt: Date;
}

export interface Rating {
  readonly customerId: string;
  readonly staffId: string;
  /** First day of the month it counts for. */
  readonly month: string;
  readonly rate: number;
  readonly comment: string;
  readonly at: Date;
}

/** The last word of a month replaces the one before. */
export async function writeRating(
  trx: Trx,
  { customerId, staffId, month, rate, comment, at }: Rating,
): Promise<void> {
  await trx
    .insertInto('staff_ratings')
    .values({ customer_id: customerId, staff_id: staffId, month, rate, comment, at })
    .onConflict((conflict) =>
      conflict.constraint('staff_ratings_pkey').doUpdateSet({ rate, comment, at }),
    )
    .execute();
}

export async function findRating(
  reader: Reader,
  customerId: string,
  staffId: string,
): Promise<Pick<Rating, 'rate' | 'comment' | 'at'> | undefined> {
  return reader
    .selectFrom('staff_ratings')
    .select(['rate', 'comment', 'at'])
    .where('customer_id', '=', customerId)
    .where('staff_id', '=', staffId)
    .orderBy('month', 'desc')
    .executeTakeFirst();
}

/** Averages with two decimals, by staff id. */
export async function listAverages(
  reader: Reader,
): Promise<ReadonlyMap<string, { average: number; count: number }>> {
  const rows = await reader
    .selectFrom('staff_ratings')
    .select((eb) => [
      'staff_id',
      eb.fn.avg<number>('rate').as('average'),
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy('staff_id')
    .execute();
  return new Map(
    rows.map((row) => [
      row.staff_id,
      { average: Math.round(row.average * 100) / 100, count: row.count },
    ]),
  );
}

/** Violates `sale_changes_one_open` when one is open. */
export async function insertChange(trx: Trx, change: SaleChange): Promise<void> {
  await trx
    .insertInto('sale_changes')
    .values({
      id: change.id,
      customer_id: change.customerId,
      staff_id: change.staffId,
      reason: change.reason,
      status: change.status,
      created_at: change.createdAt,
    })
    .execute();
}

export async function updateChange(
  trx: Trx,
  { id, status, newStaffId, answer, decidedBy }: SaleChange,
): Promise<void> {
  await trx
    .updateTable('sale_changes')
    .set({
      status,
      new_staff_id: newStaffId ?? null,
      answer: answer ?? null,
      decided_by: decidedBy ?? null,
    })
    .where('id', '=', id)
    .execute();
}

export async function lockChange(trx: Trx, id: string): Promise<SaleChange | undefined> {
  const row = await trx
    .selectFrom('sale_changes')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && changeOf(row);
}

export async function findNewestChange(
  reader: Reader,
  customerId: string,
): Promise<SaleChange | undefined> {
  const row = await reader
    .selectFrom('sale_changes')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && changeOf(row);
}

/** Open ones, the oldest first. */
export async function listOpenChanges(
  reader: Reader,
  page: number,
  size: number,
): Promise<{ changes: SaleChange[]; total: number }> {
  const open = reader.selectFrom('sale_changes').where('status', '=', 'open');
  const { rows, total } = await countedPage(
    reader,
    open.selectAll().orderBy('created_at').orderBy('id'),
    {
      page,
      size,
    },
  );
  return { changes: rows.map(changeOf), total };
}

const changeOf = (row: Selectable<Tables['sale_changes']>): SaleChange => ({
  id: row.id,
  customerId: row.customer_id,
  staffId: row.staff_id,
  reason: row.reason,
  status: row.status as SaleChange['status'],
  newStaffId: row.new_staff_id ?? undefined,
  answer: row.answer ?? undefined,
  decidedBy: row.decided_by ?? undefined,
  createdAt: row.created_at,
});
