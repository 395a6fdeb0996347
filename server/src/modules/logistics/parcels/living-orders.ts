import type { Reader } from '../../../platform/database/database.ts';
import type { Order, Orders } from '../../orders/index.ts';
import { ordersIn, type Parcel } from './rules/parcel.ts';

/**
 * The orders in these parcels that still go somewhere, by their ids, as everybody locks them: one
 * that came to nothing may lie in a parcel with others, and is moved no more.
 */
export async function readLiving(
  { orders }: { readonly orders: Pick<Orders, 'readMany'> },
  reader: Reader,
  parcels: readonly Parcel[],
): Promise<Order[]> {
  const ids = ordersIn(parcels);
  const found = new Map((await orders.readMany(reader, ids)).map((one) => [one.id, one]));
  return ids.flatMap((id) => {
    const order = found.get(id);
    return order && order.state !== 'CANCEL' ? [order] : [];
  });
}
