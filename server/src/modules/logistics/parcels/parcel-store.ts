import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Waiting } from '../../../kernel/waiting.ts';
import type { Measures, Parcel, ParcelState } from './rules/parcel.ts';
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

/** Living parcels that hold goods of these orders; a shared one may hold others, too. */
export async function listParcelsOfOrders(
  reader: Reader,
  orderIds: readonly string[],
): Promise<Parcel[]> {
  if (orderIds.length === 0) return [];
  const inside = reader
    .selectFrom('parcel_orders')
    .select('parcel_id')
    .where('order_id', 'in', orderIds);
  return toParcels(
    reader,
    await reader
      .selectFrom('parcels')
      .selectAll()
      .where('id', 'in', inside)
      .where('state', '<>', 'closed')
      .orderBy('received_at')
      .execute(),
  );
}

/** What a customer has in these states; the one received first comes first. */
export async function listParcelsOfCustomer(
  reader: Reader,
  customerId: string,
  states: readonly ParcelState[],
): Promise<Parcel[]> {
  const rows = await reader
    .selectFrom('parcels')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('state', 'in', states)
    .orderBy('received_at')
    .execute();
  return toParcels(reader, rows);
}

export async function listParcelsOfShipments(
  reader: Reader,
  shipmentIds: readonly string[],
): Promise<Parcel[]> {
  if (shipmentIds.length === 0) return [];
  return toParcels(
    reader,
    await reader
      .selectFrom('parcels')
      .selectAll()
      .where('shipment_id', 'in', shipmentIds)
      .orderBy('code')
      .execute(),
  );
}

/** Longest waiting first; one that waits for its customer's request is the request's work. */
export async function listParcelsIn(
  reader: Reader,
  state: ParcelState,
  { limit, orderIds }: Waiting,
): Promise<Parcel[]> {
  const rows = await reader
    .selectFrom('parcels')
    .selectAll()
    .where('state', '=', state)
    .where('request_id', 'is', null)
    .$if(orderIds !== undefined, (query) =>
      query.where('id', 'in', (from) =>
        from
          .selectFrom('parcel_orders')
          .select('parcel_id')
          .where('order_id', 'in', orderIds ?? []),
      ),
    )
    .orderBy('received_at')
    .limit(limit)
    .execute();
  return toParcels(reader, rows);
}

/** Orders of whose goods something lies behind the code of a parcel, a shipment or a customer's request. */
export async function listOrderIdsBehind(reader: Reader, code: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('parcel_orders as inside')
    .innerJoin('parcels', 'parcels.id', 'inside.parcel_id')
    .select('inside.order_id')
    .distinct()
    .where((where) =>
      where.or([
        where('parcels.code', '=', code),
        where('parcels.shipment_id', 'in', (from) =>
          from.selectFrom('shipments').select('id').where('code', '=', code),
        ),
        where('parcels.id', 'in', (from) =>
          from
            .selectFrom('parcel_request_parcels as link')
            .innerJoin('parcel_requests as request', 'request.id', 'link.request_id')
            .select('link.parcel_id')
            .where('request.code', '=', code),
        ),
      ]),
    )
    .execute();
  return rows.map(({ order_id }) => order_id);
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

/** Parcels whose storage clock runs, after the last one that was seen. */
export async function listParcelsInJapan(
  reader: Reader,
  afterId: string | undefined,
  limit: number,
): Promise<Parcel[]> {
  const rows = await reader
    .selectFrom('parcels')
    .selectAll()
    .where('state', 'in', ['stored', 'packed'])
    .$if(afterId !== undefined, (query) => query.where('id', '>', afterId as string))
    .orderBy('id')
    .limit(limit)
    .execute();
  return toParcels(reader, rows);
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

export async function listParcelsByIds(reader: Reader, ids: readonly string[]): Promise<Parcel[]> {
  if (ids.length === 0) return [];
  return toParcels(
    reader,
    await reader.selectFrom('parcels').selectAll().where('id', 'in', ids).orderBy('code').execute(),
  );
}
