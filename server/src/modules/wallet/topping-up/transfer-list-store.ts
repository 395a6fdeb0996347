import { countedPage } from '../../../platform/database/counted-page.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { TransferState } from '@hako/contract/wallet/desk';
import { type Transfer, transferOf } from './transfer-store.ts';

/** What a bank or a provider calls a transfer by this reference; the newest first. */
export async function listTransfersByReference(
  reader: Reader,
  reference: string,
): Promise<Transfer[]> {
  const rows = await reader
    .selectFrom('wallet_transfers')
    .selectAll()
    .where('bank_reference', '=', reference)
    .orderBy('transferred_at', 'desc')
    .limit(20)
    .execute();
  return rows.map(transferOf);
}

export interface TransferQuery {
  readonly state?: TransferState;
  /** As the bank calls it. */
  readonly reference?: string;
  readonly customerId?: string;
  readonly page: number;
  readonly size: number;
}

/** Newest first; those that wait for a person with the longest waiting first. */
export async function listTransfers(
  reader: Reader,
  query: TransferQuery,
): Promise<{ rows: Transfer[]; total: number }> {
  const { state, reference, customerId, page, size } = query;
  const matching = reader
    .selectFrom('wallet_transfers')
    .$if(state !== undefined, (q) => q.where('state', '=', state as string))
    .$if(reference !== undefined, (q) => q.where('bank_reference', '=', reference as string))
    .$if(customerId !== undefined, (q) => q.where('customer_id', '=', customerId as string));
  const order = state === 'unmatched' ? 'asc' : 'desc';
  const { rows, total } = await countedPage(
    reader,
    matching.selectAll().orderBy('transferred_at', order).orderBy('id', order),
    { page, size },
  );
  return { rows: rows.map(transferOf), total };
}
