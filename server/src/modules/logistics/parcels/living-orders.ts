import type { Reader } from '../../../platform/database/database.ts';
import type { Orders } from '../../orders/index.ts';
import { ordersIn, type Parcel } from './rules/parcel.ts';

/** The orders in these parcels that still go somewhere: one that came to nothing may lie in a parcel with others, and is moved no more. */
export async function livingOrdersIn(
  { orders }: { readonly orders: Pick<Orders, 'readMany'> },
  reader: Reader,
  parcels: readonly Parcel[],
): Promise<string[]> {
  const ids = ordersIn(parcels);
  const over = new Set(
    (await orders.readMany(reader, ids))
      .filter(({ state }) => state === 'CANCEL')
      .map(({ id }) => id),
  );
  return ids.filter((id) => !over.has(id));
}
