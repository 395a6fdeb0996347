import { Outage } from '../../../kernel/outage.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { InvoicingDeps } from '../deps.ts';
import { totalInXml } from '../providers/signed-xml.ts';
import { WRONG_ORIGINAL } from '../labels.ts';
import { readInvoice } from '../invoice-store.ts';
import { findEinvoice, markFiled, noteTrouble } from './einvoice-store.ts';
import { tellChanged } from './tell-changed.ts';

export const FILE = 'invoicing.file-einvoice';
/** A slow provider takes one place of the worker, not all of them. */
export const QUEUE = 'einvoices';
/** Its document: some seconds after an invoice is issued its files are made. */
const FIRST_LOOK_MS = 5_000;

export const addFilesJob = (
  { jobs }: Pick<InvoicingDeps, 'jobs'>,
  trx: Trx,
  invoiceId: string,
): Promise<void> =>
  jobs.add(
    trx,
    FILE,
    { invoiceId },
    { key: `einvoice-files:${invoiceId}`, queue: QUEUE, inMs: FIRST_LOOK_MS },
  );

/**
 * Takes PDF and signed XML of an issued invoice to our shelf, where they outlive the contract with
 * the provider. They lie under its key, so a second run puts the same in the same place. An
 * original that does not say our total is an alarm, and not given to anybody.
 */
export async function fileEinvoice(
  { db, clock, live, log, provider, shelves }: InvoicingDeps,
  { invoiceId }: { invoiceId: string },
): Promise<void> {
  const einvoice = await findEinvoice(db, invoiceId);
  if (einvoice?.state !== 'issued' || einvoice.filedAt || !einvoice.providerNumber) return;
  const { key, providerNumber } = einvoice;
  const files = await provider?.fetchFiles?.({ providerNumber }, key);
  if (!files) throw new Outage(provider?.name ?? 'einvoice', 'limited', 'files are not ready');
  const [signed, { total }] = [totalInXml(files.xml), await readInvoice(db, invoiceId)];
  if (signed !== total) {
    log.error({ invoiceId, signed, total }, 'the signed original of an invoice has another total');
    await noteTrouble(db, invoiceId, WRONG_ORIGINAL);
    throw new Error(`the signed original of invoice ${invoiceId} has another total`);
  }
  await shelves.pdf.keep(key, files.pdf);
  await shelves.xml.keep(key, files.xml);
  await inTransaction(db, async (trx) => {
    await markFiled(trx, invoiceId, total, clock.now());
    await tellChanged({ live }, trx, einvoice);
  });
}
