import type { Bound } from '../../kernel/bind.ts';
import type { answerComplaint, decideComplaint } from './answer-complaint.ts';
import type { ComplaintQuery } from './complaint-list-store.ts';
import type { listComplaintRows, listDeskComplaintRows, listNoteRows } from './complaint-rows.ts';
import type {
  listComplainedOf,
  listComplaintsAfter,
  listOfOrders,
} from './order-complaint-store.ts';
import type { listTypes, readOnePersonRefund } from './complaint-store.ts';
import type {
  changeComplaint,
  findOwnComplaint,
  openComplaint,
  withdrawComplaint,
} from './complain.ts';
import type { listOwnTasks } from './own-tasks/own-task-store.ts';
import type { openForLost } from './lost/open-for-lost.ts';
import type { stepOfRefund } from './refund-step.ts';
import type { Complaint } from './rules/complaint.ts';
import type { SalesCare } from './sales-care/sales-care.ts';
import type { writeAsCustomer } from './write-note.ts';

/** Complaints, and who looks after a customer. */
export interface Support {
  listTypes(): ReturnType<typeof listTypes>;
  list(query: ComplaintQuery): Promise<{ complaints: Complaint[]; total: number }>;
  readonly find: Bound<typeof findOwnComplaint>;
  readonly open: Bound<typeof openComplaint>;
  readonly openForLost: Bound<typeof openForLost>;
  readonly change: Bound<typeof changeComplaint>;
  readonly withdraw: Bound<typeof withdrawComplaint>;
  readonly write: Bound<typeof writeAsCustomer>;
  readonly answer: Bound<typeof answerComplaint>;
  readonly decide: Bound<typeof decideComplaint>;
  readonly rowsOf: Bound<typeof listComplaintRows>;
  readonly deskRowsOf: Bound<typeof listDeskComplaintRows>;
  readonly notesOf: Bound<typeof listNoteRows>;
  /** The complaints about these orders, the newest first. */
  readonly listOfOrders: typeof listOfOrders;
  /** Every complaint of a customer, page by page. */
  readonly listComplaintsAfter: typeof listComplaintsAfter;
  /** Orders that somebody complains about and that is not settled, at most two thousand. */
  readonly listComplainedOf: typeof listComplainedOf;
  readonly stepOfRefund: Bound<typeof stepOfRefund>;
  /** What one person may refund at once, đồng. */
  readonly readOnePersonRefund: typeof readOnePersonRefund;
  /** What waits for a customer, the most urgent first. */
  readonly listOwnTasks: Bound<typeof listOwnTasks>;
  readonly care: SalesCare;
}
