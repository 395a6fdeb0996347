import type { Reader, Trx } from '../../../platform/database/database.ts';

export interface OrderNote {
  readonly id: string;
  readonly orderId: string;
  readonly authorId: string;
  readonly text: string;
  readonly at: Date;
}

export async function insertNote(trx: Trx, note: OrderNote): Promise<void> {
  await trx
    .insertInto('order_notes')
    .values({
      id: note.id,
      order_id: note.orderId,
      author_id: note.authorId,
      text: note.text,
      at: note.at,
    })
    .execute();
}

const MOST = 200;

/** The newest two hundred notes about these orders, the newest first. */
export async function listNotes(reader: Reader, orderIds: readonly string[]): Promise<OrderNote[]> {
  if (orderIds.length === 0) return [];
  const rows = await reader
    .selectFrom('order_notes')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('at', 'desc')
    .orderBy('place', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    authorId: row.author_id,
    text: row.text,
    at: row.at,
  }));
}
