import { bind } from '../../kernel/bind.ts';
import { answerComplaint, decideComplaint } from './answer-complaint.ts';
import { changeComplaint, findOwnComplaint, openComplaint, withdrawComplaint } from './complain.ts';
import { listComplaints } from './complaint-list-store.ts';
import { listComplaintRows, listDeskComplaintRows, listNoteRows } from './complaint-rows.ts';
import { listTypes, readOnePersonRefund } from './complaint-store.ts';
import type { SupportDeps } from './deps.ts';
import { listComplainedOf, listComplaintsAfter, listOfOrders } from './order-complaint-store.ts';
import { listOwnTasks } from './own-tasks/own-task-store.ts';
import { openForLost } from './lost/open-for-lost.ts';
import { stepOfRefund } from './refund-step.ts';
import { createSalesCare } from './sales-care/sales-care.ts';
import type { Support } from './support.ts';
import { writeAsCustomer } from './write-note.ts';

export function createSupport(deps: SupportDeps): Support {
  const { db } = deps;
  return {
    ...bind(deps, {
      find: findOwnComplaint,
      open: openComplaint,
      openForLost,
      change: changeComplaint,
      withdraw: withdrawComplaint,
      write: writeAsCustomer,
      answer: answerComplaint,
      decide: decideComplaint,
      rowsOf: listComplaintRows,
      deskRowsOf: listDeskComplaintRows,
      notesOf: listNoteRows,
      stepOfRefund,
      listOwnTasks,
    }),
    listTypes: () => listTypes(db),
    list: (query) => listComplaints(db, query),
    readOnePersonRefund,
    listOfOrders,
    listComplaintsAfter,
    listComplainedOf,
    care: createSalesCare(deps),
  };
}
