import { bound } from '../../kernel/bind.ts';
import type { Readable } from 'node:stream';
import { refuseUnless } from '../../kernel/refusal.ts';
import { endOfVietnamDay, startOfVietnamDay } from '../../kernel/vietnam-day.ts';
import { BATCH, inBatches, refuseUnlessExportable } from '../../platform/sheet/batches.ts';
import { streamSheet } from '../../platform/sheet/sheet.ts';
import type { InvoicingDeps } from './deps.ts';
import type { Invoice } from './invoice.ts';
import { invoicePaper } from './invoice-paper.ts';
import { countIssued, findInvoice, listInvoices, listIssued } from './invoice-store.ts';
import { COLUMNS, SHEET_NAME } from './labels.ts';
import { issueInvoice } from './issue-invoice.ts';

export type Invoicing = ReturnType<typeof createInvoicing>;

export function createInvoicing(deps: InvoicingDeps) {
  const { db, clock } = deps;
  return {
    issue: bound(deps, issueInvoice),
    now: () => clock.now(),
    list: (query: Parameters<typeof listInvoices>[1]) => listInvoices(db, query),
    /** Refusal `invoicing.not-found`, also for somebody else's. */
    async paperOf(id: string, customerId: string): Promise<Readable> {
      const invoice = await findInvoice(db, id, customerId);
      refuseUnless(invoice, 'invoicing.not-found');
      return invoicePaper(invoice);
    },
    /** Days in Vietnam, both inclusive. Refusals `request.invalid`, `request.nothing-to-export`, `request.too-many-to-export`. */
    async exportIssued(days: { from: string; to: string }): Promise<Readable> {
      const [from, to] = [startOfVietnamDay(days.from), endOfVietnamDay(days.to)];
      refuseUnless(from, 'request.invalid', { field: 'from' });
      refuseUnless(to, 'request.invalid', { field: 'to' });
      refuseUnlessExportable(await countIssued(db, from, to));
      return streamSheet(
        SHEET_NAME,
        COLUMNS,
        inBatches<Invoice>((last) => listIssued(db, from, to, last, BATCH)),
      );
    },
  };
}
