import type { GateParcelState } from '@hako/contract/logistics/gate';
import type { ShipmentState } from '@hako/contract/logistics/shipment-table';
import { type SqlBool, sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { type KeysetPage, pageByKey, type SortKey } from '../../../platform/database/keyset.ts';

/** What the register of all shipments can be asked for; what is not named is not asked. */
export interface ShipmentFilter {
  readonly state?: ShipmentState | undefined;
  readonly shipMode?: string | undefined;
  /** When it was begun; `to` no longer belongs to it. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Its code, its waybill, or the code of a parcel in it. */
  readonly code?: string | undefined;
}

export const SHIPMENT_KEYS = {
  created: { column: 'shipments.created_at', id: 'shipments.id', type: 'timestamptz' },
  code: { column: 'shipments.code', id: 'shipments.id', type: 'text' },
} as const satisfies Record<string, SortKey>;

function matching(reader: Reader, { state, shipMode, from, to, code }: ShipmentFilter) {
  let found = reader.selectFrom('shipments');
  if (state) found = found.where('shipments.state', '=', state);
  if (shipMode) found = found.where('shipments.ship_mode', '=', shipMode);
  if (from) found = found.where('shipments.created_at', '>=', from);
  if (to) found = found.where('shipments.created_at', '<', to);
  if (code)
    found = found.where(
      sql<SqlBool>`(shipments.code = ${code.toUpperCase()} or shipments.waybill in (${code}, ${code.toUpperCase()})
        or shipments.id = (select p.shipment_id from parcels p where p.code = ${code.toUpperCase()}))`,
    );
  return found;
}

/** Of the parcels that still go somewhere. */
const inside = sql`from parcels p where p.shipment_id = shipments.id and p.state <> 'closed'`;

export type RegisteredShipment = Awaited<ReturnType<typeof listShipmentRows>>[number];

/** One page of shipments with what travels in them, in the order of the key. */
export const listShipmentRows = (reader: Reader, filter: ShipmentFilter, page: KeysetPage) =>
  pageByKey(
    matching(reader, filter)
      .leftJoin('customs_gates as gate', 'gate.shipment_id', 'shipments.id')
      .select([
        'shipments.code',
        sql<ShipmentState>`shipments.state`.as('state'),
        'shipments.ship_mode',
        'shipments.waybill',
        'shipments.created_at',
        'shipments.exported_at',
        'shipments.arrived_at',
        sql<number>`(select count(*)::int ${inside})`.as('parcel_count'),
        sql<number>`(select coalesce(sum(p.weight_g), 0)::bigint ${inside})`.as('weight_g'),
        sql<boolean>`gate.shipment_id is not null`.as('has_gate'),
        sql<boolean>`gate.declaration_number is not null`.as('is_declared'),
        sql<GateParcelState[]>`array(select distinct g.state from customs_gate_parcels g
          join parcels p on p.id = g.parcel_id and p.state <> 'closed'
          where g.shipment_id = shipments.id)`.as('at_gate'),
      ]),
    page,
  ).execute();

/** How many match, counted no further than `most`. */
export async function countShipments(
  reader: Reader,
  filter: ShipmentFilter,
  most: number,
): Promise<number> {
  const { count } = await reader
    .selectFrom(matching(reader, filter).select('shipments.id').limit(most).as('found'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
