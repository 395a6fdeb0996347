import type { EinvoiceFile } from '@hako/contract/invoicing/einvoices';
import type { Readable } from 'node:stream';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { InvoicingDeps } from '../deps.ts';
import { findEinvoice } from './einvoice-store.ts';

/**
 * PDF or signed XML of an issued invoice, as its provider made it. Refusals
 * `invoicing.not-issued`, `.refused`, `.withdrawn`, `.file-not-here`. Whether the caller may see it
 * is asked before.
 */
export async function openEinvoiceFile(
  { db, shelves }: Pick<InvoicingDeps, 'db' | 'shelves'>,
  invoiceId: string,
  form: EinvoiceFile,
): Promise<Readable> {
  const einvoice = await findEinvoice(db, invoiceId);
  refuseUnless(einvoice, 'invoicing.not-found');
  const { state } = einvoice;
  refuseUnless(state !== 'refused', 'invoicing.refused');
  refuseUnless(state !== 'withdrawn', 'invoicing.withdrawn');
  refuseUnless(state === 'issued', 'invoicing.not-issued');
  const file = einvoice.filedAt && (await shelves[form].open(einvoice.key));
  refuseUnless(file, 'invoicing.file-not-here');
  return file.stream;
}
