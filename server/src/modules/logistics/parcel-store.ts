import type { Selectable } from 'kysely';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Measures, Parcel, ParcelState } from './domain/parcel.ts';

const toParcel = (row: Selectable<Tables['parcels']>): Parcel => ({
  id: row.id,
  code: row.code,
  orderId: row.order_id,
  customerId: row.customer_id,
  state: row.state as ParcelState,
  shelf: row.shelf ?? undefined,
  received: { weightG: row.weight_g, lengthCm: row.length_cm, widthCm: row.width_cm, heightCm: row.height_cm },
  reweighed:
    row.vn_weight_g === null || row.vn_length_cm === null || row.vn_width_cm === null || row.vn_height_cm === null
      ? undefined
      : { weightG: row.vn_weight_g, lengthCm: row.vn_length_cm, widthCm: row.vn_width_cm, heightCm: row.vn_height_cm },
  shipmentId: row.shipment_id ?? undefined,
  receivedAt: row.received_at,
  exportedAt: row.exported_at ?? undefined,
});

export async function insertParcel(trx: Trx, parcel: Parcel): Promise<void> {
  const { weightG, lengthCm, widthCm, heightCm } = parcel.received;
  await trx
    .insertInto('parcels')
    .values({
      id: parcel.id,
      code: parcel.code,
      order_id: parcel.orderId,
      customer_id: parcel.customerId,
      state: parcel.state,
      shelf: parcel.shelf ?? null,
      weight_g: weightG,
      length_cm: lengthCm,
      width_cm: widthCm,
      height_cm: heightCm,
      received_at: parcel.receivedAt,
    })
    .execute();
}

export async function findParcel(reader: Reader, code: string): Promise<Parcel | undefined> {
  const row = await reader.selectFrom('parcels').selectAll().where('code', '=', code).executeTakeFirst();
  return row && toParcel(row);
}

export async function lockParcels(trx: Trx, codes: readonly string[]): Promise<Parcel[]> {
  if (codes.length === 0) return [];
  return (await trx.selectFrom('parcels').selectAll().where('code', 'in', codes).orderBy('id').forUpdate().execute()).map(toParcel);
}

export async function lockParcelsOfShipment(trx: Trx, shipmentId: string): Promise<Parcel[]> {
  return (await trx.selectFrom('parcels').selectAll().where('shipment_id', '=', shipmentId).orderBy('id').forUpdate().execute()).map(toParcel);
}

/** All parcels of these orders, locked, so that of two people who handle the last ones exactly one sees that none is left. */
export async function lockParcelsOfOrders(trx: Trx, orderIds: readonly string[]): Promise<Parcel[]> {
  return (await trx.selectFrom('parcels').selectAll().where('order_id', 'in', orderIds).orderBy('id').forUpdate().execute()).map(toParcel);
}

export async function listParcelsOfOrders(reader: Reader, orderIds: readonly string[]): Promise<Parcel[]> {
  if (orderIds.length === 0) return [];
  return (await reader.selectFrom('parcels').selectAll().where('order_id', 'in', orderIds).orderBy('received_at').execute()).map(toParcel);
}

export async function listParcelsOfShipments(reader: Reader, shipmentIds: readonly string[]): Promise<Parcel[]> {
  if (shipmentIds.length === 0) return [];
  return (await reader.selectFrom('parcels').selectAll().where('shipment_id', 'in', shipmentIds).orderBy('code').execute()).map(toParcel);
}

export async function listParcelsIn(reader: Reader, state: ParcelState, limit: number): Promise<Parcel[]> {
  return (await reader.selectFrom('parcels').selectAll().where('state', '=', state).orderBy('received_at').limit(limit).execute()).map(toParcel);
}

export async function packParcels(trx: Trx, ids: readonly string[], shipmentId: string): Promise<void> {
  await trx.updateTable('parcels').set({ state: 'packed', shipment_id: shipmentId }).where('id', 'in', ids).execute();
}

export async function unpackParcel(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('parcels').set({ state: 'stored', shipment_id: null }).where('id', '=', id).execute();
}

export async function updateExported(trx: Trx, shipmentId: string, at: Date): Promise<void> {
  await trx.updateTable('parcels').set({ state: 'exported', exported_at: at }).where('shipment_id', '=', shipmentId).execute();
}

export async function updateArrived(trx: Trx, ids: readonly string[], at: Date): Promise<void> {
  await trx.updateTable('parcels').set({ state: 'arrived', arrived_at: at }).where('id', 'in', ids).execute();
}

export async function updateReweighed(trx: Trx, id: string, { weightG, lengthCm, widthCm, heightCm }: Measures, at: Date): Promise<void> {
  await trx
    .updateTable('parcels')
    .set({ state: 'opened', opened_at: at, vn_weight_g: weightG, vn_length_cm: lengthCm, vn_width_cm: widthCm, vn_height_cm: heightCm })
    .where('id', '=', id)
    .execute();
}
