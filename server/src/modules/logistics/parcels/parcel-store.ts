import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Measures, Parcel } from './rules/parcel.ts';
import { toParcels } from './parcel-row-store.ts';

export async function insertParcel(trx: Trx, parcel: Parcel): Promise<void> {
  const { weightG, lengthCm, widthCm, heightCm } = parcel.received;
  await trx
    .insertInto('parcels')
    .values({
      id: parcel.id,
      code: parcel.code,
      customer_id: parcel.customerId,
      state: parcel.state,
      shelf: parcel.shelf ?? null,
      weight_g: weightG,
      length_cm: lengthCm,
      width_cm: widthCm,
      height_cm: heightCm,
      photos: [...parcel.photos],
      reminded_days: parcel.remindedDays ?? null,
      received_at: parcel.receivedAt,
    })
    .execute();
  await trx
    .insertInto('parcel_orders')
    .values(
      parcel.contents.map((content) => ({
        parcel_id: parcel.id,
        order_id: content.orderId,
        weight_g: content.weightG,
      })),
    )
    .execute();
}
export async function findParcel(reader: Reader, code: string): Promise<Parcel | undefined> {
  const rows = await reader.selectFrom('parcels').selectAll().where('code', '=', code).execute();
  return (await toParcels(reader, rows))[0];
}
export async function lockParcels(trx: Trx, codes: readonly string[]): Promise<Parcel[]> {
  if (codes.length === 0) return [];
  return toParcels(
    trx,
    await trx
      .selectFrom('parcels')
      .selectAll()
      .where('code', 'in', codes)
      .orderBy('id')
      .forUpdate()
      .execute(),
  );
}
export async function lockParcelsOfShipment(trx: Trx, shipmentId: string): Promise<Parcel[]> {
  const living = trx
    .selectFrom('parcels')
    .selectAll()
    .where('shipment_id', '=', shipmentId)
    .where('state', '<>', 'closed');
  return toParcels(trx, await living.orderBy('id').forUpdate().execute());
}
export async function lockParcelsOfRequest(trx: Trx, requestId: string): Promise<Parcel[]> {
  return toParcels(
    trx,
    await trx
      .selectFrom('parcels')
      .selectAll()
      .where('request_id', '=', requestId)
      .orderBy('id')
      .forUpdate()
      .execute(),
  );
}
/** All living parcels of these orders, locked, so that of two people who handle the last ones exactly one sees that none is left. */
export async function lockParcelsOfOrders(
  trx: Trx,
  orderIds: readonly string[],
): Promise<Parcel[]> {
  const inside = trx
    .selectFrom('parcel_orders')
    .select('parcel_id')
    .where('order_id', 'in', orderIds);
  return toParcels(
    trx,
    await trx
      .selectFrom('parcels')
      .selectAll()
      .where('id', 'in', inside)
      .where('state', '<>', 'closed')
      .orderBy('id')
      .forUpdate()
      .execute(),
  );
}
export async function packParcels(
  trx: Trx,
  ids: readonly string[],
  shipmentId: string,
): Promise<void> {
  await trx
    .updateTable('parcels')
    .set({ state: 'packed', shipment_id: shipmentId })
    .where('id', 'in', ids)
    .execute();
}
/** Its goods come to nothing. One that has left stays written in its shipment. */
export async function giveUpParcel(
  trx: Trx,
  { id, shipmentId }: { id: string; shipmentId: string | undefined },
  at: Date,
): Promise<void> {
  await trx
    .updateTable('parcels')
    .set({ state: 'closed', closed_at: at, request_id: null, shipment_id: shipmentId ?? null })
    .where('id', '=', id)
    .execute();
}
export async function unpackParcel(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('parcels')
    .set({ state: 'stored', shipment_id: null })
    .where('id', '=', id)
    .execute();
}
export async function updateExported(trx: Trx, shipmentId: string, at: Date): Promise<void> {
  await trx
    .updateTable('parcels')
    .set({ state: 'exported', exported_at: at })
    .where('shipment_id', '=', shipmentId)
    .execute();
}
export async function updateArrived(trx: Trx, ids: readonly string[], at: Date): Promise<void> {
  await trx
    .updateTable('parcels')
    .set({ state: 'arrived', arrived_at: at })
    .where('id', 'in', ids)
    .execute();
}
/** It was taken in by mistake: another one arrived. */
export async function updateTravelling(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('parcels')
    .set({ state: 'exported', arrived_at: null, shelf: null })
    .where('id', '=', id)
    .execute();
}
export async function updateReweighed(
  trx: Trx,
  id: string,
  { weightG, lengthCm, widthCm, heightCm }: Measures,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('parcels')
    .set({
      state: 'opened',
      opened_at: at,
      vn_weight_g: weightG,
      vn_length_cm: lengthCm,
      vn_width_cm: widthCm,
      vn_height_cm: heightCm,
    })
    .where('id', '=', id)
    .execute();
}
/** Notes that the customer is told of these days; false when somebody did already or the parcel has left. */
export async function updateReminded(trx: Trx, id: string, days: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('parcels')
    .set({ reminded_days: days })
    .where('id', '=', id)
    .where('state', 'in', ['stored', 'packed'])
    .where((where) =>
      where.or([where('reminded_days', 'is', null), where('reminded_days', '>', days)]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
