import { Outage } from '../../../kernel/outage.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { InvoicingDeps } from '../deps.ts';
import { readInvoice } from '../invoice-store.ts';
import { type Einvoice, isOpen, isSameTry, LATE_MS } from './einvoice.ts';
import { findEinvoice, lockEinvoice, markWithdrawn } from './einvoice-store.ts';
import { addSendJob, bookAnswer } from './send-einvoice.ts';
import { tellChanged } from './tell-changed.ts';

interface Asked {
  readonly invoiceId: string;
  /** Also what was done instead: the number on the provider's pages, a bill paid back. */
  readonly reason: string;
  readonly by: string;
}

/**
 * The accountant says that an invoice is not issued from here. It is never sent again and no longer
 * keeps its customer from leaving. One that was sent is asked for first, and each hour for two
 * weeks: what is there is issued all the same. Refusals `invoicing.not-found`, `.already-issued`,
 * `.withdrawn` and, while the provider has it or cannot be asked, `.may-be-there`.
 */
export async function withdrawEinvoice(
  deps: InvoicingDeps,
  { invoiceId, reason, by }: Asked,
): Promise<void> {
  const { db, clock, audit } = deps;
  const seen = await findEinvoice(db, invoiceId);
  const isAskedFor = seen && isOpen(seen) && seen.sentAt !== undefined;
  if (isAskedFor) await lookFor(deps, seen);
  await inTransaction(db, async (trx) => {
    const einvoice = await lockEinvoice(trx, invoiceId);
    refuseUnless(einvoice, 'invoicing.not-found');
    const { state, refusalCode, words, sentAt } = einvoice;
    refuseUnless(state !== 'issued', 'invoicing.already-issued');
    refuseUnless(state !== 'withdrawn', 'invoicing.withdrawn');
    const isNotThere = isAskedFor && isSameTry(einvoice, seen);
    refuseUnless(state === 'refused' || !sentAt || isNotThere, 'invoicing.may-be-there');
    const { billCode } = await readInvoice(trx, invoiceId);
    await markWithdrawn(trx, invoiceId, reason, clock.now());
    if (sentAt) await addSendJob(deps, trx, invoiceId, LATE_MS);
    await audit(trx, {
      actor: by,
      action: 'invoice.withdraw',
      subject: `invoice:${billCode}`,
      reason,
      before: { state, refusalCode, words },
      after: { state: 'withdrawn' },
    });
    await tellChanged(deps, trx, einvoice);
  });
}

/**
 * Books what the provider says of it, if it has it. Refusal `invoicing.may-be-there`, also when it
 * does not answer.
 */
async function lookFor(deps: InvoicingDeps, einvoice: Einvoice): Promise<void> {
  const { provider } = deps;
  refuseUnless(provider?.paper === 'invoice', 'invoicing.may-be-there');
  const known = await provider.find(einvoice.key).catch((failure: unknown) => {
    refuseUnless(!(failure instanceof Outage), 'invoicing.may-be-there');
    throw failure;
  });
  if (known) await bookAnswer(deps, einvoice, known);
  refuseUnless(known?.is !== 'under-way', 'invoicing.may-be-there');
}
