import { customerName } from '../customers/index.ts';
import { bind } from '../../kernel/bind.ts';
import type { Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { answerComplaint, decideComplaint } from './answer-complaint.ts';
import { refundableOf } from './compensation.ts';
import { changeComplaint, openComplaint, withdrawComplaint, writeNote } from './complain.ts';
import { findComplaint, listTypes, readOnePersonRefund } from './complaint-store.ts';
import { listComplaints, listNotes } from './complaint-list-store.ts';
import type { SupportDeps } from './deps.ts';
import { SIGNATURES } from './notices.ts';
import { openForLost } from './open-for-lost.ts';
import { type AskedRefund, stepOfRefund } from './refund-step.ts';
import type { Complaint } from './rules/complaint.ts';
import { salesCareOf } from './sales-care.ts';
import type { ComplaintList } from './support.ts';
import { complaintRow, noteRow } from './wire.ts';

export type Support = ReturnType<typeof createSupport>;

export function createSupport(deps: SupportDeps) {
  const { db, clock } = deps;
  const rowsOf = async (complaints: readonly Complaint[]) => {
    const types = new Map((await listTypes(db)).map(({ code, name }) => [code, name]));
    return Promise.all(
      complaints.map(async (complaint) => {
        const ownerName = complaint.ownerId && (await deps.staffName(complaint.ownerId));
        const names = {
          typeName: types.get(complaint.type) ?? complaint.type,
          ownerName: ownerName || undefined,
          orderName: complaint.orderName && deps.titleNow(complaint.orderName),
        };
        return complaintRow(complaint, names, clock.now());
      }),
    );
  };
  return {
    listTypes: () => listTypes(db),
    list: (query: ComplaintList) => listComplaints(db, query),
    /** With `customerId`, somebody else's is not found. */
    async find(id: string, customerId?: string): Promise<Complaint | undefined> {
      const complaint = await findComplaint(db, id);
      return complaint && (customerId === undefined || complaint.customerId === customerId)
        ? complaint
        : undefined;
    },
    ...bind(deps, {
      open: openComplaint,
      openForLost,
      change: changeComplaint,
      withdraw: withdrawComplaint,
      answer: answerComplaint,
      decide: decideComplaint,
    }),
    write: (
      note: Omit<Parameters<typeof writeNote>[2], 'author' | 'authorId'> & { customerId: string },
    ) =>
      inTransaction(db, (trx) =>
        writeNote(deps, trx, { ...note, author: 'customer', authorId: note.customerId }),
      ),
    rowsOf,
    care: salesCareOf(deps),
    stepOfRefund: (trx: Trx, asked: AskedRefund) => stepOfRefund(deps, trx, asked),
    /** What one person may refund at once, đồng. */
    readOnePersonRefund,
    async notesOf(complaint: Complaint, page: { page: number | undefined; size: number }) {
      const notes = await listNotes(db, complaint.id, page);
      const writers = new Set(
        notes.flatMap(({ author, authorId }) => (author === 'staff' ? [authorId] : [])),
      );
      const names = new Map(
        await Promise.all([...writers].map(async (id) => [id, await deps.staffName(id)] as const)),
      );
      return notes.map((note) =>
        noteRow(
          note,
          note.author === 'staff'
            ? (names.get(note.authorId) ?? SIGNATURES.staff)
            : SIGNATURES.customer,
        ),
      );
    },
    async deskRowsOf(complaints: readonly Complaint[]) {
      const [limit, proposers, rows, customers, refundable] = await Promise.all([
        readOnePersonRefund(db),
        Promise.all(
          complaints.map(({ proposal }) =>
            proposal ? deps.staffName(proposal.by) : Promise.resolve(undefined),
          ),
        ),
        rowsOf(complaints),
        deps.customers.readMany(db, [...new Set(complaints.map(({ customerId }) => customerId))]),
        Promise.all(
          complaints.map(({ orderId }) =>
            orderId ? refundableOf(deps, db, orderId) : Promise.resolve(null),
          ),
        ),
      ]);
      return rows.map((row, index) => {
        const { customerId, ownerId, proposal } = complaints[index] as Complaint;
        return {
          ...row,
          customer: customerName(customerId, customers.get(customerId)),
          owner_id: ownerId ?? null,
          refundable_vnd: refundable[index] ?? null,
          one_person_refund_vnd: limit,
          proposal: proposal
            ? {
                refund_vnd: proposal.refund,
                reason: proposal.reason,
                by_id: proposal.by,
                by_name: proposers[index] ?? SIGNATURES.staff,
              }
            : null,
        };
      });
    },
  };
}
