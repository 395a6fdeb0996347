import { CUSTOMER_NOTES_A_PAGE, type CustomerNoteRow } from '@hako/contract/customers/notes';
import { askNames } from '../../../kernel/ask-names.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { findRecord } from '../customer-store.ts';
import type { CustomersDeps } from '../deps.ts';
import { listNotes } from './note-store.ts';

interface Asked {
  readonly customerId: string;
  /** The last note of the page before. */
  readonly after: string | undefined;
}

/**
 * A page of notes about a customer with the names of who wrote them. Refusal `customers.not-found`.
 */
export async function readNotes(
  { db, staffName }: Pick<CustomersDeps, 'db' | 'staffName'>,
  { customerId, after }: Asked,
): Promise<{ rows: CustomerNoteRow[]; next: string | undefined }> {
  refuseUnless(await findRecord(db, customerId), 'customers.not-found');
  const limit = CUSTOMER_NOTES_A_PAGE + 1;
  const found = await listNotes(db, customerId, { after, limit });
  const notes = found.slice(0, CUSTOMER_NOTES_A_PAGE);
  const nameOf = await askNames(
    staffName,
    notes.map(({ authorId }) => authorId),
  );
  return {
    rows: notes.map(({ id, authorId, text, at }) => ({
      id,
      author_name: nameOf(authorId) ?? '',
      text,
      at: at.toISOString(),
    })),
    next: found.length === limit ? notes.at(-1)?.id : undefined,
  };
}
