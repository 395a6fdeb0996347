import type { Trx } from '../../../platform/database/database.ts';
import type { InvoicingDeps } from '../deps.ts';
import type { Einvoice } from './einvoice.ts';

/** The desk and its customer read it anew. */
export async function tellChanged(
  { live }: Pick<InvoicingDeps, 'live'>,
  trx: Trx,
  { customerId }: Pick<Einvoice, 'customerId'>,
): Promise<void> {
  await live.tell(trx, 'desk', { kind: 'invoice-changed' });
  await live.tell(trx, `customer:${customerId}`, { kind: 'invoice-changed' });
}
