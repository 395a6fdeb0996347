import type { Warehouse } from '@hako/contract/kit/endpoint';
import type { UnknownState, UnknownTab } from '@hako/contract/logistics/unknown-parcels';
import type { Selectable } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { type KeysetPage, pageByKey, type SortKey } from '../../../platform/database/keyset.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { plainNumber } from '../../orders/index.ts';
import type { UnknownParcel } from './rules/unknown-parcel.ts';

type Row = Selectable<Tables['unknown_parcels']>;

const toUnknown = (row: Row): UnknownParcel => ({
  id: row.id,
  code: row.code,
  house: row.house as Warehouse,
  state: row.state as UnknownState,
  carrierNumber: row.carrier_number,
  sellerName: row.seller_name,
  measures: {
    weightG: row.weight_g,
    lengthCm: row.length_cm,
    widthCm: row.width_cm,
    heightCm: row.height_cm,
  },
  photos: row.photos,
  place: row.place,
  note: row.note,
  recordedBy: row.recorded_by,
  recordedAt: row.recorded_at,
  closedAt: row.closed_at ?? undefined,
});

export async function insertUnknown(trx: Trx, parcel: UnknownParcel): Promise<void> {
  const { weightG, lengthCm, widthCm, heightCm } = parcel.measures;
  await trx
    .insertInto('unknown_parcels')
    .values({
      id: parcel.id,
      code: parcel.code,
      house: parcel.house,
      state: parcel.state,
      carrier_number: parcel.carrierNumber,
      plain_number: plainNumber(parcel.carrierNumber),
      seller_name: parcel.sellerName,
      weight_g: weightG,
      length_cm: lengthCm,
      width_cm: widthCm,
      height_cm: heightCm,
      photos: [...parcel.photos],
      place: parcel.place,
      note: parcel.note,
      recorded_by: parcel.recordedBy,
      recorded_at: parcel.recordedAt,
    })
    .execute();
}

export async function findUnknown(
  reader: Reader,
  code: string,
): Promise<UnknownParcel | undefined> {
  const row = await reader
    .selectFrom('unknown_parcels')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst();
  return row && toUnknown(row);
}

export async function lockUnknown(trx: Trx, code: string): Promise<UnknownParcel | undefined> {
  const row = await trx
    .selectFrom('unknown_parcels')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return row && toUnknown(row);
}

export async function updateUnknown(
  trx: Trx,
  id: string,
  change: { readonly state?: UnknownState; readonly place?: string; readonly closed_at?: Date },
): Promise<void> {
  await trx.updateTable('unknown_parcels').set(change).where('id', '=', id).execute();
}

const RECORDED: SortKey = {
  column: 'unknown_parcels.recorded_at',
  id: 'unknown_parcels.id',
  type: 'timestamptz',
};
const STATES: Readonly<Record<UnknownTab, readonly UnknownState[]>> = {
  open: ['open'],
  matched: ['matched'],
  closed: ['returned', 'disposed'],
};

/** One page of a house. Refusal `request.invalid` for a mark that no page gave. */
export async function listUnknown(
  reader: Reader,
  { house, tab }: { readonly house: Warehouse; readonly tab: UnknownTab },
  page: Pick<KeysetPage, 'after' | 'limit'>,
): Promise<(UnknownParcel & { readonly mark: string })[]> {
  const found = reader
    .selectFrom('unknown_parcels')
    .selectAll('unknown_parcels')
    .where('house', '=', house)
    .where('state', 'in', [...STATES[tab]]);
  const sort = { key: RECORDED, isDescending: tab !== 'open' };
  const rows = await pageByKey(found, { ...page, ...sort }).execute();
  return rows.map(({ mark, ...row }) => ({ ...toUnknown(row), mark }));
}

/** Open ones that bear one of these numbers, or the code. */
export async function listOpenUnknown(
  reader: Reader,
  numbers: readonly string[],
): Promise<UnknownParcel[]> {
  const plain = numbers.map(plainNumber).filter((number) => number !== '');
  if (plain.length === 0) return [];
  const rows = await reader
    .selectFrom('unknown_parcels')
    .selectAll()
    .where('state', '=', 'open')
    .where((where) => where.or([where('plain_number', 'in', plain), where('code', 'in', plain)]))
    .orderBy('recorded_at')
    .limit(plain.length * 3)
    .execute();
  return rows.map(toUnknown);
}

/** Open ones on a place, by code. */
export async function listUnknownOn(
  reader: Reader,
  place: string,
  limit: number,
): Promise<UnknownParcel[]> {
  const rows = await reader
    .selectFrom('unknown_parcels')
    .selectAll()
    .where('place', '=', place)
    .where('state', '=', 'open')
    .orderBy('code')
    .limit(limit)
    .execute();
  return rows.map(toUnknown);
}
