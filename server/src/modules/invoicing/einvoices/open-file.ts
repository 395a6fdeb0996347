import type { EinvoiceFile } from '@hako/contract/invoicing/einvoices';
import type { Readable } from 'node:stream';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { InvoicingDeps } from '../deps.ts';
import { findEinvoice, markUnfiled } from './einvoice-store.ts';
import { addFilesJob } from './file-einvoice.ts';

/**
 * PDF or signed XML of an issued invoice, as its provider made it. Refusals `invoicing.not-issued`,
 * `.refused`, `.withdrawn`, `.file-not-here`: then it is on its way, also one that is gone from our
 * shelf. Whether the caller may see it is asked before.
 */
export async function openEinvoiceFile(
  deps: InvoicingDeps,
  invoiceId: string,
  form: EinvoiceFile,
): Promise<Readable> {
  const { db, shelves } = deps;
  const einvoice = await findEinvoice(db, invoiceId);
  refuseUnless(einvoice, 'invoicing.not-found');
  const { state } = einvoice;
  refuseUnless(state !== 'refused', 'invoicing.refused');
  refuseUnless(state !== 'withdrawn', 'invoicing.withdrawn');
  refuseUnless(state === 'issued', 'invoicing.not-issued');
  const file = einvoice.filedAt && (await shelves[form].open(einvoice.key));
  if (einvoice.filedAt && !file) await fetchAgain(deps, invoiceId);
  refuseUnless(file, 'invoicing.file-not-here');
  return file.stream;
}

/** Both files come from the provider once more. */
async function fetchAgain(deps: InvoicingDeps, invoiceId: string): Promise<void> {
  const { db, clock, log } = deps;
  log.error({ invoiceId }, 'a file of an invoice is gone from the shelf');
  await inTransaction(db, async (trx) => {
    await markUnfiled(trx, invoiceId, clock.now());
    await addFilesJob(deps, trx, invoiceId);
  });
}
