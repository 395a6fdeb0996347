import type { Trx } from '../../../platform/database/database.ts';
import type { Order } from '../order.ts';

/** What a customer chose when paying a quote. */
export async function updateTerms(
  trx: Trx,
  {
    id,
    shipMode,
    services,
    address,
    note,
  }: Pick<Order, 'id' | 'shipMode' | 'services' | 'address' | 'note'>,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      ship_mode: shipMode,
      services: [...services],
      address: JSON.stringify(address),
      note: note ?? null,
    })
    .where('id', '=', id)
    .execute();
}
