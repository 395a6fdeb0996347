import type { Readable } from 'node:stream';
import { refuseUnless } from '../../kernel/refusal.ts';
import type { InvoicingDeps } from './deps.ts';
import { openEinvoiceFile } from './einvoices/open-file.ts';
import { findInvoice } from './invoice-store.ts';
import { receiptPaper } from './receipt-paper.ts';

/**
 * One paper of a customer as a PDF: what the provider made of an invoice, or a receipt of ours.
 * Refusals `invoicing.not-found`, also for somebody else's, `.not-issued`, `.file-not-here`.
 */
export async function readInvoicePaper(
  deps: InvoicingDeps,
  id: string,
  customerId: string,
): Promise<Readable> {
  const invoice = await findInvoice(deps.db, id, customerId);
  refuseUnless(invoice, 'invoicing.not-found');
  return invoice.paper === 'receipt' ? receiptPaper(invoice) : openEinvoiceFile(deps, id, 'pdf');
}

/** The signed XML of an invoice of theirs, which a company books by. Refusals as of its PDF. */
export async function openOriginal(
  deps: InvoicingDeps,
  id: string,
  customerId: string,
): Promise<Readable> {
  refuseUnless(await findInvoice(deps.db, id, customerId), 'invoicing.not-found');
  return openEinvoiceFile(deps, id, 'xml');
}
