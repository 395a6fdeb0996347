import type { SellerCarrier } from '@hako/contract/orders/seller-parcels';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { plainNumber } from './rules/tracking-number.ts';

/** A parcel that a seller sends to the Japan warehouse. */
export interface SellerParcel {
  readonly orderId: string;
  /** From 1. */
  readonly number: number;
  readonly title: string;
  readonly expected: string;
  readonly carrier: SellerCarrier;
  readonly trackingNumber: string;
  readonly enteredBy: string;
  readonly enteredAt: Date;
}

export async function insertSellerParcel(trx: Trx, parcel: SellerParcel): Promise<void> {
  await trx
    .insertInto('seller_parcels')
    .values({
      order_id: parcel.orderId,
      number: parcel.number,
      title: parcel.title,
      expected: parcel.expected,
      carrier: parcel.carrier,
      tracking_number: parcel.trackingNumber,
      entered_by: parcel.enteredBy,
      entered_at: parcel.enteredAt,
    })
    .execute();
}

export async function updateTracking(trx: Trx, parcel: SellerParcel): Promise<void> {
  await trx
    .updateTable('seller_parcels')
    .set({
      carrier: parcel.carrier,
      tracking_number: parcel.trackingNumber,
      entered_by: parcel.enteredBy,
      entered_at: parcel.enteredAt,
    })
    .where('order_id', '=', parcel.orderId)
    .where('number', '=', parcel.number)
    .execute();
}

/** The parcels of these orders, in the order in which they were entered. */
export async function listSellerParcels(
  reader: Reader,
  orderIds: readonly string[],
): Promise<SellerParcel[]> {
  const rows = await reader
    .selectFrom('seller_parcels')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('number')
    .execute();
  return rows.map((row) => ({
    orderId: row.order_id,
    number: row.number,
    title: row.title,
    expected: row.expected,
    carrier: row.carrier as SellerCarrier,
    trackingNumber: row.tracking_number,
    enteredBy: row.entered_by,
    enteredAt: row.entered_at,
  }));
}

/** Orders of which a seller sent a parcel with this number, as it stands on the label. */
export async function listOrderIdsSent(
  reader: Reader,
  scanned: string,
  limit: number,
): Promise<string[]> {
  const number = plainNumber(scanned);
  if (number === '') return [];
  const rows = await reader
    .selectFrom('seller_parcels')
    .select('order_id')
    .distinct()
    .where('tracking_number', '=', number)
    .limit(limit)
    .execute();
  return rows.map(({ order_id }) => order_id);
}
