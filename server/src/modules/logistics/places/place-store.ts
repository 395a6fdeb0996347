import type { Reader, Trx } from '../../../platform/database/database.ts';
import { toParcels } from '../parcels/parcel-row-store.ts';
import type { Parcel, ParcelState } from '../parcels/rules/parcel.ts';

export async function updatePlace(trx: Trx, parcelId: string, place: string): Promise<void> {
  await trx.updateTable('parcels').set({ shelf: place }).where('id', '=', parcelId).execute();
}

/**
 * What lies unopened on a place, by code: what left the house is not there any more, and an opened
 * parcel becomes goods of a bill.
 */
export async function listParcelsOn(
  reader: Reader,
  place: string,
  states: readonly ParcelState[],
  limit: number,
): Promise<Parcel[]> {
  const rows = await reader
    .selectFrom('parcels')
    .selectAll()
    .where('shelf', '=', place)
    .where('state', 'in', ['stored', 'packed', 'arrived'])
    .where('state', 'in', states)
    .orderBy('code')
    .limit(limit)
    .execute();
  return toParcels(reader, rows);
}
