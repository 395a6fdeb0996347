import { SUPPORT_MESSAGES } from '@hako/contract/support/messages';
import type { ComplaintMessage, ComplaintRow } from '@hako/contract/support/support';
import type { ComplaintNote } from './complaint-store.ts';
import {
  type Complaint,
  mayMove,
  OPEN_STATES,
  waitsForUs,
  type ComplaintType,
} from './rules/complaint.ts';

export interface ComplaintNames {
  readonly typeName: string;
  readonly ownerName: string | undefined;
  readonly orderName: string | undefined;
}

/** As many messages are read at once. */
export const TALK_SIZE = 100;

export const typeRow = (type: ComplaintType) => ({
  code: type.code,
  name: type.name,
  hint: type.hint,
  needs_order: type.needsOrder,
  needs_evidence: type.needsEvidence,
  answer_hours: type.answerHours,
});

const pictureUrl = (id: string): string => `/api/files/${id}`;

/** A complaint as the contract promises it; `now` decides whether we are late. */
export const complaintRow = (
  complaint: Complaint,
  names: ComplaintNames,
  now: Date,
): ComplaintRow => ({
  id: complaint.id,
  code: complaint.code,
  type: complaint.type,
  type_name: names.typeName,
  state: complaint.state,
  state_label: SUPPORT_MESSAGES.states[complaint.state],
  content: complaint.content,
  order_code: complaint.orderCode ?? null,
  order_name: names.orderName ?? null,
  images: complaint.pictures.map(pictureUrl),
  owner_name: names.ownerName ?? null,
  due_at: complaint.dueAt.toISOString(),
  is_overdue: waitsForUs(complaint) && complaint.dueAt < now,
  outcome: complaint.outcome ?? null,
  refund_vnd: complaint.refund,
  messages: complaint.messages,
  created_date: complaint.createdAt.toISOString(),
  updated_date: complaint.updatedAt.toISOString(),
  may: {
    write: OPEN_STATES.includes(complaint.state),
    change: complaint.state === 'open',
    withdraw: mayMove(complaint.state, 'withdrawn', 'customer'),
  },
});

export const noteRow = (note: ComplaintNote, name: string): ComplaintMessage => ({
  id: note.id,
  by: note.author,
  name,
  content: note.content,
  images: note.pictures.map(pictureUrl),
  created_date: note.at.toISOString(),
});
