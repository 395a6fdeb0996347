import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { InvoicingDeps } from '../deps.ts';
import { readInvoice } from '../invoice-store.ts';
import { lockEinvoice, markWithdrawn } from './einvoice-store.ts';
import { tellChanged } from './tell-changed.ts';

interface Asked {
  readonly invoiceId: string;
  /** Also what was done instead: the number on the provider's pages, a bill paid back. */
  readonly reason: string;
  readonly by: string;
}

/**
 * The accountant says that an invoice is not issued from here. It is never sent again and no longer
 * keeps its customer from leaving. Refusals `invoicing.not-found`, `.already-issued`, `.withdrawn`
 * and, while it waits for an answer of the provider, `.may-be-there`.
 */
export async function withdrawEinvoice(
  { db, clock, audit, live }: InvoicingDeps,
  { invoiceId, reason, by }: Asked,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const einvoice = await lockEinvoice(trx, invoiceId);
    refuseUnless(einvoice, 'invoicing.not-found');
    const { state, refusalCode, words } = einvoice;
    refuseUnless(state !== 'issued', 'invoicing.already-issued');
    refuseUnless(state !== 'withdrawn', 'invoicing.withdrawn');
    refuseUnless(state === 'refused' || !einvoice.sentAt, 'invoicing.may-be-there');
    const { billCode } = await readInvoice(trx, invoiceId);
    await markWithdrawn(trx, invoiceId, reason, clock.now());
    await audit(trx, {
      actor: by,
      action: 'invoice.withdraw',
      subject: `invoice:${billCode}`,
      reason,
      before: { state, refusalCode, words },
      after: { state: 'withdrawn' },
    });
    await tellChanged({ live }, trx, einvoice);
  });
}
