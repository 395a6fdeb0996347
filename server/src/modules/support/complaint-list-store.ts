import { sql } from 'kysely';
import { countedPage } from '../../platform/database/counted-page.ts';
import type { WaitingWork } from '../../platform/database/waiting-work.ts';
import type { Reader } from '../../platform/database/database.ts';
import {
  type Complaint,
  type ComplaintMover,
  type ComplaintState,
  OPEN_STATES,
  OURS,
} from './rules/complaint.ts';
import { type ComplaintNote, complaintOf } from './complaint-store.ts';

export interface ComplaintQuery {
  readonly customerId?: string;
  readonly id?: string;
  readonly states?: readonly ComplaintState[];
  /** Only what waits for us. */
  readonly isOurs?: boolean;
  readonly isDueFirst?: boolean;
  readonly page: number;
  readonly size: number;
}
export async function listComplaints(
  reader: Reader,
  query: ComplaintQuery,
): Promise<{ complaints: Complaint[]; total: number }> {
  const { customerId, id, states, isOurs, isDueFirst, page, size } = query;
  const matching = reader
    .selectFrom('complaints')
    .$if(customerId !== undefined, (q) => q.where('customer_id', '=', customerId as string))
    .$if(id !== undefined, (q) => q.where('id', '=', id as string))
    .$if(states !== undefined, (q) => q.where('state', 'in', [...(states ?? [])]))
    .$if(isOurs === true, (q) =>
      q.where((where) =>
        where.or([
          where('state', 'in', OURS),
          where.and([where('state', 'in', OPEN_STATES), where('proposed_by', 'is not', null)]),
        ]),
      ),
    );
  const { rows, total } = await countedPage(
    reader,
    matching
      .selectAll()
      .$if(isDueFirst === true, (q) => q.orderBy('due_at'))
      .orderBy('created_at', isDueFirst ? 'asc' : 'desc')
      .orderBy('id'),
    { page, size },
  );
  return { complaints: rows.map(complaintOf), total };
}
/** A page of the talk, oldest first; without a page its end, so that a long talk is never cut off where it goes on. */
export async function listNotes(
  reader: Reader,
  complaintId: string,
  { page, size }: { page: number | undefined; size: number },
): Promise<ComplaintNote[]> {
  const talk = reader
    .selectFrom('complaint_messages')
    .selectAll()
    .where('complaint_id', '=', complaintId)
    .limit(size);
  const rows =
    page === undefined
      ? (await talk.orderBy('at', 'desc').orderBy('id', 'desc').execute()).reverse()
      : await talk
          .orderBy('at')
          .orderBy('id')
          .offset((page - 1) * size)
          .execute();
  return rows.map((row) => ({
    id: row.id,
    complaintId: row.complaint_id,
    author: row.author as ComplaintMover,
    authorId: row.author_id,
    content: row.content,
    pictures: row.pictures,
    at: row.at,
  }));
}

const COMPLAINTS = {
  kind: 'complaint',
  from: sql`from complaints c join complaint_types t on t.code = c.type`,
  subject: sql`c.id::text`,
  code: sql`c.code`,
  title: sql`t.name`,
  clock: sql`c.due_at`,
  since: sql`c.created_at`,
  customerId: sql`c.customer_id`,
  orderId: sql`c.order_id`,
  amountVnd: sql`c.proposed_refund_vnd`,
} as const;

/**
 * What waits for an answer to a customer; a refund that a second person has to agree to waits
 * whatever the customer was answered.
 */
export const complaintWork: readonly WaitingWork[] = [
  { ...COMPLAINTS, where: () => sql`c.state in ('open', 'handling')` },
  { ...COMPLAINTS, where: () => sql`c.state = 'answered' and c.proposed_by is not null` },
];
