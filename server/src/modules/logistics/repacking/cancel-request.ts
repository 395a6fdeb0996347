import { inTransaction } from '../../../platform/database/transaction.ts';
import type { LogisticsDeps } from '../deps.ts';
import { releaseParcels, updateRequest } from './request-store.ts';
import { lockRequestIn } from './repack.ts';

/** The customer takes a request back while nothing was done; its parcels are free again. Refusals `logistics.request-not-found`, `logistics.request-closed`. */
export async function cancelRequest(
  deps: LogisticsDeps,
  { code, customerId }: { code: string; customerId: string },
): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const request = await lockRequestIn(trx, code, 'asked', customerId);
    await releaseParcels(trx, request.id);
    await updateRequest(trx, request.id, { state: 'cancelled' });
    await deps.live.tell(trx, 'desk', { kind: 'queue-changed', code: request.code });
  });
}
