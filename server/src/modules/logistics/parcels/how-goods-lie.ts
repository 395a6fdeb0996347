import type { Trx } from '../../../platform/database/database.ts';
import { lockParcelsOfOrders } from './parcel-store.ts';
import { isShared } from './rules/parcel.ts';

/**
 * Whether the goods of an order are packed for their way, and whether they lie, or are asked to
 * lie, in one box with others. Their parcels stay locked until the transaction ends.
 */
export async function howGoodsLie(
  trx: Trx,
  orderId: string,
): Promise<{ readonly isPacked: boolean; readonly isShared: boolean }> {
  const parcels = await lockParcelsOfOrders(trx, [orderId]);
  return {
    isPacked: parcels.some(({ state }) => state !== 'stored'),
    isShared: parcels.some((parcel) => isShared(parcel) || parcel.requestId !== undefined),
  };
}
