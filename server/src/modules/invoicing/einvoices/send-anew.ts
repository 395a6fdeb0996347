import { newId } from '../../../kernel/chance.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { InvoicingDeps } from '../deps.ts';
import type { Buyer } from '../invoice.ts';
import { readInvoice } from '../invoice-store.ts';
import type { Einvoice } from './einvoice.ts';
import { markWaiting, updateWantedBuyer } from './einvoice-store.ts';
import { addSendJob } from './send-einvoice.ts';

/**
 * One that came to nothing is sent again. It is for `buyer` once the provider surely has nothing
 * under its key; what is there in spite of a refusal stays as it was asked for.
 */
export async function sendAnew(
  deps: Pick<InvoicingDeps, 'jobs' | 'clock'>,
  trx: Trx,
  { invoiceId, key, isKeySpent, wantedBuyer }: Einvoice,
  buyer: Buyer | undefined,
): Promise<void> {
  await markWaiting(trx, invoiceId, isKeySpent ? newId() : key, deps.clock.now());
  if (buyer) {
    const before = wantedBuyer ?? (await readInvoice(trx, invoiceId)).buyer;
    await updateWantedBuyer(trx, invoiceId, { before, wanted: buyer });
  }
  await addSendJob(deps, trx, invoiceId);
}
