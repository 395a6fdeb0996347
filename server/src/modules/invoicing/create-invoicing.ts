import { bind } from '../../kernel/bind.ts';
import type { InvoicingDeps } from './deps.ts';
import { listInvoices } from './invoice-store.ts';
import type { Invoicing } from './invoicing.ts';
import { issueInvoice } from './issue-invoice.ts';
import { exportIssued, readInvoicePaper } from './read-papers.ts';

export function createInvoicing(deps: InvoicingDeps): Invoicing {
  return {
    ...bind(deps, { issue: issueInvoice, paperOf: readInvoicePaper, exportIssued }),
    list: (query) => listInvoices(deps.db, query),
    now: () => deps.clock.now(),
  };
}
