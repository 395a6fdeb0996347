import type { Bound } from '../../kernel/bind.ts';
import type { listInvoices } from './invoice-store.ts';
import type { issueInvoice } from './issue-invoice.ts';
import type { exportIssued, readInvoicePaper } from './read-papers.ts';

export interface Invoicing {
  readonly issue: Bound<typeof issueInvoice>;
  list(query: Parameters<typeof listInvoices>[1]): ReturnType<typeof listInvoices>;
  readonly paperOf: Bound<typeof readInvoicePaper>;
  readonly exportIssued: Bound<typeof exportIssued>;
  now(): Date;
}
