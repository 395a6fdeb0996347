import type { Selectable } from 'kysely';
import { type Dong, dong } from '../../kernel/money.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type {
  Complaint,
  ComplaintMover,
  ComplaintState,
  ComplaintType,
} from './rules/complaint.ts';
import { settingColumns } from '../../platform/settings/setting-columns.ts';
import type { SettingTable } from '../../platform/settings/setting-table.ts';

export interface ComplaintNote {
  readonly id: string;
  readonly complaintId: string;
  readonly author: ComplaintMover;
  readonly authorId: string;
  readonly content: string;
  readonly pictures: readonly string[];
  readonly at: Date;
}
export async function listTypes(reader: Reader): Promise<ComplaintType[]> {
  const rows = await reader.selectFrom('complaint_types').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    hint: row.hint,
    needsOrder: row.needs_order,
    needsEvidence: row.needs_evidence,
    answerHours: row.answer_hours,
  }));
}
/** What one person of the desk may refund without a second one. */
export async function readOnePersonRefund(reader: Reader): Promise<Dong> {
  return dong(
    (
      await reader
        .selectFrom('support_settings')
        .select('one_person_refund_vnd')
        .executeTakeFirstOrThrow()
    ).one_person_refund_vnd,
  );
}
/** Violates `complaints_one_open` when the order has one that is not over. */
export async function insertComplaint(trx: Trx, complaint: Complaint): Promise<void> {
  await trx.insertInto('complaints').values(rowOf(complaint)).execute();
  await insertEvent(trx, complaint.id, complaint.state, {
    mover: 'customer',
    moverId: complaint.customerId,
    at: complaint.createdAt,
  });
}
export async function updateComplaint(trx: Trx, complaint: Complaint): Promise<void> {
  await trx
    .updateTable('complaints')
    .set(rowOf(complaint))
    .where('id', '=', complaint.id)
    .execute();
}
/** A line of its history; the number goes on from the last one of the locked complaint. */
export async function insertEvent(
  trx: Trx,
  complaintId: string,
  state: ComplaintState,
  { mover, moverId, at }: { mover: ComplaintMover; moverId: string; at: Date },
): Promise<void> {
  const { number } = await trx
    .selectFrom('complaint_events')
    .where('complaint_id', '=', complaintId)
    .select((eb) => eb.fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('complaint_events')
    .values({ complaint_id: complaintId, number: number + 1, state, mover, mover_id: moverId, at })
    .execute();
}
export async function insertNote(trx: Trx, note: ComplaintNote): Promise<void> {
  await trx
    .insertInto('complaint_messages')
    .values({
      id: note.id,
      complaint_id: note.complaintId,
      author: note.author,
      author_id: note.authorId,
      content: note.content,
      pictures: [...note.pictures],
      at: note.at,
    })
    .execute();
}
export async function lockComplaint(trx: Trx, id: string): Promise<Complaint | undefined> {
  const row = await trx
    .selectFrom('complaints')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && complaintOf(row);
}
export async function findComplaint(reader: Reader, id: string): Promise<Complaint | undefined> {
  const row = await reader
    .selectFrom('complaints')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && complaintOf(row);
}
export async function findOpenOfOrder(
  reader: Reader,
  orderId: string,
): Promise<Complaint | undefined> {
  const row = await reader
    .selectFrom('complaints')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', 'in', ['open', 'handling', 'answered'])
    .executeTakeFirst();
  return row && complaintOf(row);
}
const rowOf = (complaint: Complaint) => ({
  id: complaint.id,
  code: complaint.code,
  customer_id: complaint.customerId,
  type: complaint.type,
  order_id: complaint.orderId ?? null,
  order_code: complaint.orderCode ?? null,
  order_name: complaint.orderName ?? null,
  content: complaint.content,
  pictures: [...complaint.pictures],
  state: complaint.state,
  owner_id: complaint.ownerId ?? null,
  due_at: complaint.dueAt,
  outcome: complaint.outcome ?? null,
  refund_vnd: complaint.refund,
  proposed_refund_vnd: complaint.proposal?.refund ?? null,
  proposed_reason: complaint.proposal?.reason ?? null,
  proposed_by: complaint.proposal?.by ?? null,
  decided_by: complaint.decidedBy ?? null,
  messages: complaint.messages,
  created_at: complaint.createdAt,
  updated_at: complaint.updatedAt,
  lost_bill: complaint.lostBill ?? null,
  one_person_limit_vnd: complaint.aloneLimit ?? null,
});
export const complaintOf = (row: Selectable<Tables['complaints']>): Complaint => ({
  id: row.id,
  code: row.code,
  customerId: row.customer_id,
  type: row.type,
  orderId: row.order_id ?? undefined,
  orderCode: row.order_code ?? undefined,
  orderName: row.order_name ?? undefined,
  content: row.content,
  pictures: row.pictures,
  state: row.state as ComplaintState,
  ownerId: row.owner_id ?? undefined,
  dueAt: row.due_at,
  outcome: row.outcome ?? undefined,
  refund: dong(row.refund_vnd),
  proposal:
    row.proposed_by === null
      ? undefined
      : {
          refund: dong(row.proposed_refund_vnd ?? 0),
          reason: row.proposed_reason ?? '',
          by: row.proposed_by,
        },
  decidedBy: row.decided_by ?? undefined,
  messages: row.messages,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  lostBill: row.lost_bill ?? undefined,
  aloneLimit: row.one_person_limit_vnd === null ? undefined : dong(row.one_person_limit_vnd),
});

/** What one person may refund. */
export const supportSettings: readonly SettingTable[] = [
  settingColumns('refund-limits', { table: 'support_settings' }),
];
