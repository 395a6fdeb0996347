import { type SqlBool, sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { type KeysetPage, pageByKey, type SortKey } from '../../../platform/database/keyset.ts';
import { toParcels } from '../parcels/parcel-row-store.ts';
import type { Parcel, ParcelState } from '../parcels/rules/parcel.ts';

/** What the register of all parcels can be asked for; what is not named is not asked. */
export interface ParcelFilter {
  readonly state?: ParcelState | undefined;
  readonly customerIds?: readonly string[] | undefined;
  /** When the Japan warehouse received it; `to` no longer belongs to it. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Its code, the code of its shipment, or one of these orders in it. */
  readonly bearing?: { readonly code: string; readonly orderIds: readonly string[] } | undefined;
}

/** A parcel with the code of its shipment and its mark in the page. */
export interface RegisteredParcel extends Parcel {
  readonly shipmentCode: string | undefined;
  readonly mark: string;
}

export const PARCEL_KEYS = {
  received: { column: 'parcels.received_at', id: 'parcels.id', type: 'timestamptz' },
  code: { column: 'parcels.code', id: 'parcels.id', type: 'text' },
} as const satisfies Record<string, SortKey>;

function matching(reader: Reader, { state, customerIds, from, to, bearing }: ParcelFilter) {
  let found = reader.selectFrom('parcels');
  if (state) found = found.where('parcels.state', '=', state);
  if (customerIds)
    found = found.where(sql<SqlBool>`parcels.customer_id = any(${[...customerIds]}::uuid[])`);
  if (from) found = found.where('parcels.received_at', '>=', from);
  if (to) found = found.where('parcels.received_at', '<', to);
  if (bearing) found = found.where(bears(bearing));
  return found;
}

/** Arms of one list, so that each is read along an index of its own. */
const bears = ({ code, orderIds }: NonNullable<ParcelFilter['bearing']>) =>
  sql<SqlBool>`parcels.id in (
    select one.id from parcels one where one.code = ${code}
    union all select one.id from parcels one join shipments s on s.id = one.shipment_id where s.code = ${code}
    union all select parcel_id from parcel_orders where order_id = any(${[...orderIds]}::uuid[]))`;

/** One page of parcels in the order of the key. */
export async function listParcelRegister(
  reader: Reader,
  filter: ParcelFilter,
  page: KeysetPage,
): Promise<RegisteredParcel[]> {
  const rows = await pageByKey(
    matching(reader, filter)
      .leftJoin('shipments', 'shipments.id', 'parcels.shipment_id')
      .selectAll('parcels')
      .select('shipments.code as shipment_code'),
    page,
  ).execute();
  const parcels = await toParcels(reader, rows);
  return parcels.map((parcel, index) => ({
    ...parcel,
    shipmentCode: rows[index]?.shipment_code ?? undefined,
    mark: rows[index]?.mark ?? '',
  }));
}

/** How many match, counted no further than `most`. */
export async function countParcelRegister(
  reader: Reader,
  filter: ParcelFilter,
  most: number,
): Promise<number> {
  const { count } = await reader
    .selectFrom(matching(reader, filter).select('parcels.id').limit(most).as('found'))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
