import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { checkedBuyer } from '../checked-buyer.ts';
import type { InvoicingDeps } from '../deps.ts';
import type { Buyer } from '../invoice.ts';
import { readInvoice } from '../invoice-store.ts';
import { lockEinvoice } from './einvoice-store.ts';
import { sendAnew } from './send-anew.ts';
import { addSendJob } from './send-einvoice.ts';
import { tellChanged } from './tell-changed.ts';

interface Asked {
  readonly invoiceId: string;
  readonly reason: string;
  /** Who it is to be for instead, unless the provider has it already. */
  readonly buyer: Buyer | undefined;
  readonly by: string;
}

/**
 * The accountant has an invoice sent anew, with another buyer when that was what the provider
 * turned down. An error is no promise that nothing is there: whoever sends it asks for its key
 * first, and an invoice that is there stays as it is. Refusals `invoicing.not-found`,
 * `.already-issued`, `.withdrawn`, `.on-its-way`, `.replacement-buyer`, and those of a buyer.
 */
export async function retryEinvoice(
  deps: InvoicingDeps,
  { invoiceId, reason, buyer: given, by }: Asked,
): Promise<void> {
  const { db, audit } = deps;
  const buyer = given && checkedBuyer(given);
  await inTransaction(db, async (trx) => {
    const einvoice = await lockEinvoice(trx, invoiceId);
    refuseUnless(einvoice, 'invoicing.not-found');
    refuseUnless(einvoice.state !== 'issued', 'invoicing.already-issued');
    refuseUnless(einvoice.state !== 'withdrawn', 'invoicing.withdrawn');
    refuseUnless(!buyer || einvoice.state === 'refused', 'invoicing.on-its-way');
    const invoice = await readInvoice(trx, invoiceId);
    // Two people decided who it is for.
    refuseUnless(!buyer || invoice.replaces === undefined, 'invoicing.replacement-buyer');
    const before = einvoice.wantedBuyer ?? invoice.buyer;
    const { state, refusalCode, words } = einvoice;
    if (state === 'refused') await sendAnew(deps, trx, einvoice, buyer);
    else await addSendJob(deps, trx, invoiceId);
    await audit(trx, {
      actor: by,
      action: 'invoice.retry',
      subject: `invoice:${invoice.billCode}`,
      reason,
      before: { state, refusalCode, words, buyer: before },
      after: { state: state === 'refused' ? 'waiting' : state, buyer: buyer ?? before },
    });
    await tellChanged(deps, trx, einvoice);
  });
}
