import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import type { Waiting } from '../../../kernel/waiting.ts';
import type { Parcel, ParcelState } from './rules/parcel.ts';
import { toParcels } from './parcel-row-store.ts';

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
/** Parcels that bear one of these codes. */
export async function listParcelsByCodes(
  reader: Reader,
  codes: readonly string[],
): Promise<Parcel[]> {
  if (codes.length === 0) return [];
  const rows = await reader.selectFrom('parcels').selectAll().where('code', 'in', codes).execute();
  return toParcels(reader, rows);
}
/** Parcels on their way to Vietnam whose weight is nearest to this one. */
export async function listTravellingNear(
  reader: Reader,
  weightG: number,
  limit: number,
): Promise<Parcel[]> {
  const rows = await reader
    .selectFrom('parcels')
    .selectAll()
    .where('state', '=', 'exported')
    .orderBy(sql`abs(weight_g - ${weightG}::integer)`)
    .orderBy('id')
    .limit(limit)
    .execute();
  return toParcels(reader, rows);
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
/** Every parcel of a customer behind `after`, the one received last first. */
export async function listParcelsAfter(
  reader: Reader,
  asked: {
    readonly customerId: string;
    readonly after: string | undefined;
    readonly limit: number;
  },
): Promise<Parcel[]> {
  const { customerId, after, limit } = asked;
  const rows = await reader
    .selectFrom('parcels')
    .selectAll()
    .where('customer_id', '=', customerId)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(received_at, id) < (select mark.received_at, mark.id from parcels mark where mark.id = ${after})`,
      ),
    )
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
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
/**
 * Orders of whose goods something lies behind the code of a parcel, a shipment or a customer's
 * request. Each of the three leads into an index of its own.
 */
export async function listOrderIdsBehind(reader: Reader, code: string): Promise<string[]> {
  const behind = reader
    .selectFrom('parcels')
    .select('id')
    .where('code', '=', code)
    .union(
      reader
        .selectFrom('shipments')
        .innerJoin('parcels', 'parcels.shipment_id', 'shipments.id')
        .select('parcels.id')
        .where('shipments.code', '=', code),
    )
    .union(
      reader
        .selectFrom('parcel_requests as request')
        .innerJoin('parcel_request_parcels as link', 'link.request_id', 'request.id')
        .select('link.parcel_id as id')
        .where('request.code', '=', code),
    );
  const rows = await reader
    .selectFrom(behind.as('behind'))
    .innerJoin('parcel_orders as inside', 'inside.parcel_id', 'behind.id')
    .select('inside.order_id')
    .distinct()
    .execute();
  return rows.map(({ order_id }) => order_id);
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
export async function listParcelsByIds(reader: Reader, ids: readonly string[]): Promise<Parcel[]> {
  if (ids.length === 0) return [];
  return toParcels(
    reader,
    await reader.selectFrom('parcels').selectAll().where('id', 'in', ids).orderBy('code').execute(),
  );
}
