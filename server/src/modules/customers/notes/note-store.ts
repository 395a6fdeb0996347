import type { Reader, Trx } from '../../../platform/database/database.ts';

/** What a member of staff wrote about a customer; ids are in the order of their time. */
export interface CustomerNote {
  readonly id: string;
  readonly customerId: string;
  readonly authorId: string;
  readonly text: string;
  readonly at: Date;
}

export async function insertNote(trx: Trx, note: CustomerNote): Promise<void> {
  await trx
    .insertInto('customer_notes')
    .values({
      note_id: note.id,
      customer_id: note.customerId,
      author_id: note.authorId,
      text: note.text,
      at: note.at,
    })
    .execute();
}

/** Notes about a customer from below `after`, the newest first. */
export async function listNotes(
  reader: Reader,
  customerId: string,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<CustomerNote[]> {
  const rows = await reader
    .selectFrom('customer_notes')
    .selectAll()
    .where('customer_id', '=', customerId)
    .$if(after !== undefined, (query) => query.where('note_id', '<', after as string))
    .orderBy('note_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.note_id,
    customerId: row.customer_id,
    authorId: row.author_id,
    text: row.text,
    at: row.at,
  }));
}
