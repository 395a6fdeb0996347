import { SUPPORT_MESSAGES } from '@hako/contract/support/messages';
import type { ComplaintMessage, ComplaintRow } from '@hako/contract/support/support';
import { askNames } from '../../kernel/ask-names.ts';
import { customerName } from '../customers/index.ts';
import { refundableOf } from './compensation.ts';
import { listNotes } from './complaint-list-store.ts';
import { listTypes, readOnePersonRefund } from './complaint-store.ts';
import type { SupportDeps } from './deps.ts';
import { sumRefundedOf } from './lost/lost-store.ts';
import { SIGNATURES } from './notices.ts';
import type { Complaint } from './rules/complaint.ts';
import { complaintRow, noteRow } from './wire.ts';

/** Complaints as their customer reads them. */
export async function listComplaintRows(
  deps: SupportDeps,
  complaints: readonly Complaint[],
): Promise<ComplaintRow[]> {
  const types = new Map((await listTypes(deps.db)).map(({ code, name }) => [code, name]));
  return Promise.all(
    complaints.map(async (complaint) => {
      const ownerName = complaint.ownerId && (await deps.staffName(complaint.ownerId));
      const names = {
        typeName: types.get(complaint.type) ?? complaint.type,
        ownerName: ownerName || undefined,
        orderName: complaint.orderName && deps.titleNow(complaint.orderName),
      };
      return complaintRow(complaint, names, deps.clock.now());
    }),
  );
}

/** As the desk reads them: with whose each is, and what may be given back. */
export async function listDeskComplaintRows(deps: SupportDeps, complaints: readonly Complaint[]) {
  const lostBills = [...new Set(complaints.flatMap(({ lostBill }) => lostBill ?? []))];
  const [limit, proposers, rows, customers, refundable, refunded] = await Promise.all([
    readOnePersonRefund(deps.db),
    Promise.all(complaints.map((complaint) => proposerOf(deps, complaint))),
    listComplaintRows(deps, complaints),
    deps.customers.readMany(deps.db, [...new Set(complaints.map(({ customerId }) => customerId))]),
    Promise.all(complaints.map((complaint) => refundableFor(deps, complaint))),
    sumRefundedOf(deps.db, lostBills),
  ]);
  return rows.map((row, index) => {
    const { customerId, ownerId, proposal, lostBill } = complaints[index] as Complaint;
    const proposerName = proposers[index] ?? SIGNATURES.staff;
    return {
      ...row,
      ...(row.state === 'answered' && { state_label: SUPPORT_MESSAGES.answeredAtDesk }),
      customer: customerName(customerId, customers.get(customerId)),
      owner_id: ownerId ?? null,
      refundable_vnd: refundable[index] ?? null,
      one_person_refund_vnd: limit,
      lost: lostBill ? { bill_code: lostBill, refunded_vnd: refunded.get(lostBill) ?? 0 } : null,
      proposal: proposal ? proposalRow(proposal, proposerName) : null,
    };
  });
}

const proposerOf = async (
  { staffName }: SupportDeps,
  { proposal }: Complaint,
): Promise<string | undefined> => (proposal ? staffName(proposal.by) : undefined);

/** The most that may be given back, đồng; undefined where the complaint is about no order. */
const refundableFor = async (
  deps: SupportDeps,
  { orderId }: Complaint,
): Promise<number | undefined> => (orderId ? refundableOf(deps, deps.db, orderId) : undefined);

const proposalRow = (
  { refund, reason, by }: NonNullable<Complaint['proposal']>,
  proposerName: string,
) => ({ refund_vnd: refund, reason, by_id: by, by_name: proposerName });

/** What was said about a complaint, each with the name of who said it. */
export async function listNoteRows(
  { db, staffName }: SupportDeps,
  complaint: Complaint,
  page: { readonly page: number | undefined; readonly size: number },
): Promise<ComplaintMessage[]> {
  const notes = await listNotes(db, complaint.id, page);
  const nameOf = await askNames(
    staffName,
    notes.flatMap(({ author, authorId }) => (author === 'staff' ? [authorId] : [])),
  );
  return notes.map((note) => {
    const isOurs = note.author === 'staff';
    const name = isOurs ? (nameOf(note.authorId) ?? SIGNATURES.staff) : SIGNATURES.customer;
    return noteRow(note, name);
  });
}
