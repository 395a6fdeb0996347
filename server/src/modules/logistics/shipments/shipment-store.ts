import { type Selectable, sql } from 'kysely';
import type { Waiting } from '../../../kernel/waiting.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { mayCheckIn } from '../gate/gate-store.ts';
import type { Shipment } from '../parcels/rules/parcel.ts';

const toShipment = (row: Selectable<Tables['shipments']>): Shipment => ({
  id: row.id,
  code: row.code,
  state: row.state as Shipment['state'],
  shipMode: row.ship_mode,
  waybill: row.waybill ?? undefined,
  createdAt: row.created_at,
  exportedAt: row.exported_at ?? undefined,
});

export async function insertShipment(
  trx: Trx,
  { id, code, state, shipMode, createdAt }: Shipment,
): Promise<void> {
  await trx
    .insertInto('shipments')
    .values({ id, code, state, ship_mode: shipMode, created_at: createdAt })
    .execute();
}

export async function lockShipment(trx: Trx, code: string): Promise<Shipment | undefined> {
  const row = await trx
    .selectFrom('shipments')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return row && toShipment(row);
}

export async function lockShipmentById(trx: Trx, id: string): Promise<Shipment | undefined> {
  const row = await trx
    .selectFrom('shipments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && toShipment(row);
}

export async function listShipmentsIn(
  reader: Reader,
  state: Shipment['state'],
  { limit, orderIds }: Waiting,
): Promise<Shipment[]> {
  const rows = await reader
    .selectFrom('shipments')
    .selectAll()
    .where('state', '=', state)
    // Where there is a customs gate, only what it let through can be taken in.
    .$if(state === 'exported', (query) => query.where(mayCheckIn(sql`shipments.id`)))
    .$if(orderIds !== undefined, (query) =>
      query.where('id', 'in', (from) =>
        from
          .selectFrom('parcels')
          .innerJoin('parcel_orders as inside', 'inside.parcel_id', 'parcels.id')
          .select('parcels.shipment_id')
          .where('inside.order_id', 'in', orderIds ?? []),
      ),
    )
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(toShipment);
}

export async function exportShipmentRow(
  trx: Trx,
  id: string,
  waybill: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('shipments')
    .set({ state: 'exported', waybill, exported_at: at })
    .where('id', '=', id)
    .execute();
}

export async function updateShipmentArrived(trx: Trx, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('shipments')
    .set({ state: 'arrived', arrived_at: at })
    .where('id', '=', id)
    .execute();
}

/** Something of it has not arrived after all. */
export async function updateShipmentTravelling(trx: Trx, id: string): Promise<void> {
  await trx
    .updateTable('shipments')
    .set({ state: 'exported', arrived_at: null })
    .where('id', '=', id)
    .where('state', '=', 'arrived')
    .execute();
}

/** A shipment whose last parcel was taken out again is no shipment. */
export async function deleteShipment(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('shipments').where('id', '=', id).execute();
}

/** By its code, or by a waybill, which several may share. */
export async function listShipmentsByIds(
  reader: Reader,
  ids: readonly string[],
): Promise<Shipment[]> {
  if (ids.length === 0) return [];
  const rows = await reader
    .selectFrom('shipments')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('code')
    .execute();
  return rows.map(toShipment);
}

export async function listShipmentsByCode(reader: Reader, code: string): Promise<Shipment[]> {
  const rows = await reader
    .selectFrom('shipments')
    .selectAll()
    .where((where) => where.or([where('code', '=', code), where('waybill', '=', code)]))
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  return rows.map(toShipment);
}

export async function findShipment(reader: Reader, code: string): Promise<Shipment | undefined> {
  const row = await reader
    .selectFrom('shipments')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst();
  return row && toShipment(row);
}
