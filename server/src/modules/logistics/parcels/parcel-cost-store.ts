import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Costs } from './rules/costs.ts';

/** The shares that were written for a parcel's orders; empty before. */
export async function listShares(reader: Reader, parcelId: string): Promise<Map<string, Costs>> {
  const rows = await reader
    .selectFrom('parcel_orders')
    .selectAll()
    .where('parcel_id', '=', parcelId)
    .execute();
  return new Map(
    rows.flatMap(
      ({ order_id, freight_vnd: freight, delivery_vnd: delivery, storage_vnd: storage }) =>
        freight === null || delivery === null || storage === null
          ? []
          : [[order_id, { freight, delivery, storage }] as const],
    ),
  );
}

/** Writes what a parcel costs with the shares of its orders; false when somebody was first. */
export async function insertCosts(
  trx: Trx,
  parcelId: string,
  { freight, delivery, storage }: Costs,
  shares: ReadonlyMap<string, Costs>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('parcels')
    .set({ freight_vnd: freight, delivery_vnd: delivery, storage_vnd: storage })
    .where('id', '=', parcelId)
    .where('freight_vnd', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  for (const [orderId, share] of shares)
    await trx
      .updateTable('parcel_orders')
      .set({ freight_vnd: share.freight, delivery_vnd: share.delivery, storage_vnd: share.storage })
      .where('parcel_id', '=', parcelId)
      .where('order_id', '=', orderId)
      .execute();
  return true;
}
