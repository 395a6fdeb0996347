import { inTransaction } from '../../../platform/database/transaction.ts';
import type { InvoicingDeps } from '../deps.ts';
import { LATE_MS } from './einvoice.ts';
import { listForgotten } from './forgotten-store.ts';
import { addFilesJob } from './file-einvoice.ts';
import { addSendJob } from './send-einvoice.ts';

export const TAKE_UP = 'invoicing.take-up-open';
const AT_ONCE = 200;
/** Much longer than all tries of a job take, which is four days. */
const LOOKED_FOR_MS = 14 * 86_400_000;

/**
 * Gives every invoice a job that was not sent or filed within an hour, and every one that was
 * withdrawn after it was sent, for two weeks. A job ends after its last try, as on days without a
 * provider; this is what begins it again. One that still has a job gets the same once more.
 */
export async function takeUpOpen(deps: InvoicingDeps): Promise<void> {
  const { db, clock, provider } = deps;
  if (provider?.paper !== 'invoice') return;
  const nowMs = clock.now().getTime();
  const before = new Date(nowMs - LATE_MS);
  const withdrawnSince = new Date(nowMs - LOOKED_FOR_MS);
  for (let after: string | undefined; ; ) {
    const batch = await listForgotten(db, { before, withdrawnSince, after, limit: AT_ONCE });
    await inTransaction(db, async (trx) => {
      for (const { invoiceId, state } of batch)
        await (state === 'issued' ? addFilesJob : addSendJob)(deps, trx, invoiceId);
    });
    after = batch.at(-1)?.invoiceId;
    if (batch.length < AT_ONCE) return;
  }
}
