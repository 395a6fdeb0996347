import { SUPPORT_MESSAGES } from '@hako/contract/support/messages';
import { newId } from '../../kernel/chance.ts';
import { refuseUnless } from '../../kernel/refusal.ts';
import type { Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { keep, move, own } from './complain.ts';
import { type ComplaintNote, insertNote, listTypes } from './complaint-store.ts';
import type { SupportDeps } from './deps.ts';
import {
  type Complaint,
  type ComplaintMover,
  type ComplaintState,
  OPEN_STATES,
} from './rules/complaint.ts';

const HOUR_MS = 3_600_000;

export interface NewNote {
  readonly id: string;
  readonly author: ComplaintMover;
  readonly authorId: string;
  /** Undefined for staff. */
  readonly customerId: string | undefined;
  readonly content: string;
  readonly pictures: readonly string[];
}

/**
 * Writes into the talk. Whoever writes hands the turn to the other side; the desk's first answer
 * takes the complaint.
 */
export async function writeNote(
  deps: SupportDeps,
  trx: Trx,
  given: NewNote,
): Promise<{ complaint: Complaint; note: ComplaintNote }> {
  const complaint = await own(trx, given.id, given.customerId);
  refuseUnless(OPEN_STATES.includes(complaint.state), 'support.too-late', {
    status: SUPPORT_MESSAGES.states[complaint.state],
  });
  const now = deps.clock.now();
  const note: ComplaintNote = {
    id: newId(),
    complaintId: complaint.id,
    author: given.author,
    authorId: given.authorId,
    content: given.content.trim(),
    pictures: given.pictures,
    at: now,
  };
  await deps.givePictures(trx, given.pictures, complaint.customerId);
  await insertNote(trx, note);
  const written: Complaint = { ...complaint, messages: complaint.messages + 1, updatedAt: now };
  const to: ComplaintState =
    given.author === 'staff'
      ? 'answered'
      : complaint.state === 'answered'
        ? 'handling'
        : complaint.state;
  const by = { mover: given.author, moverId: given.authorId } as const;
  const moved =
    to === complaint.state
      ? await keep(deps, trx, written)
      : await move(deps, trx, written, {
          to,
          ...by,
          change: await turnOf(deps, trx, written, given),
        });
  return { complaint: moved, note };
}

/** The customer's answer sets us a new deadline; the desk's makes its writer the owner. */
async function turnOf(
  deps: SupportDeps,
  trx: Trx,
  complaint: Complaint,
  { author, authorId }: NewNote,
): Promise<Partial<Complaint>> {
  if (author === 'staff') return { ownerId: complaint.ownerId ?? authorId };
  const hours =
    (await listTypes(trx)).find(({ code }) => code === complaint.type)?.answerHours ?? 24;
  return { dueAt: new Date(deps.clock.now().getTime() + hours * HOUR_MS) };
}

/** The customer says something more. Refusals `support.complaint-not-found`, `support.too-late`. */
export const writeAsCustomer = (
  deps: SupportDeps,
  note: Omit<NewNote, 'author' | 'authorId'> & { readonly customerId: string },
): Promise<{ complaint: Complaint; note: ComplaintNote }> =>
  inTransaction(deps.db, (trx) =>
    writeNote(deps, trx, { ...note, author: 'customer', authorId: note.customerId }),
  );
