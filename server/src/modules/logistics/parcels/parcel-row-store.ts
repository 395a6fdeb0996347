import type { Selectable } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Content, Measures, Parcel, ParcelState } from './rules/parcel.ts';

type Row = Selectable<Tables['parcels']>;

/** Rows of parcels with what lies in them, in the order of the rows. */
export async function toParcels(reader: Reader, rows: readonly Row[]): Promise<Parcel[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const contents = await reader
    .selectFrom('parcel_orders')
    .select(['parcel_id', 'order_id', 'weight_g'])
    .where('parcel_id', 'in', ids)
    .orderBy('order_id')
    .execute();
  const byParcel = Map.groupBy(contents, ({ parcel_id }) => parcel_id);
  return rows.map((row) =>
    toParcel(
      row,
      (byParcel.get(row.id) ?? []).map(({ order_id, weight_g }) => ({
        orderId: order_id,
        weightG: weight_g,
      })),
    ),
  );
}

const toParcel = (row: Row, contents: readonly Content[]): Parcel => ({
  id: row.id,
  code: row.code,
  customerId: row.customer_id,
  state: row.state as ParcelState,
  shelf: row.shelf ?? undefined,
  contents,
  received: {
    weightG: row.weight_g,
    lengthCm: row.length_cm,
    widthCm: row.width_cm,
    heightCm: row.height_cm,
  },
  settled: measuresOf(
    row.settled_weight_g,
    row.settled_length_cm,
    row.settled_width_cm,
    row.settled_height_cm,
  ),
  reweighed: measuresOf(row.vn_weight_g, row.vn_length_cm, row.vn_width_cm, row.vn_height_cm),
  photos: row.photos,
  requestId: row.request_id ?? undefined,
  remindedDays: row.reminded_days ?? undefined,
  shipmentId: row.shipment_id ?? undefined,
  receivedAt: row.received_at,
  exportedAt: row.exported_at ?? undefined,
});

const measuresOf = (
  weightG: number | null,
  lengthCm: number | null,
  widthCm: number | null,
  heightCm: number | null,
): Measures | undefined =>
  weightG === null || lengthCm === null || widthCm === null || heightCm === null
    ? undefined
    : { weightG, lengthCm, widthCm, heightCm };
