import type { Selectable } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { UnknownMatch } from './rules/unknown-parcel.ts';

const toMatch = (row: Selectable<Tables['unknown_parcel_matches']>): UnknownMatch => ({
  id: row.id,
  unknownId: row.unknown_id,
  orderId: row.order_id,
  customerId: row.customer_id,
  parcelId: row.parcel_id,
  matchedBy: row.matched_by,
  matchedAt: row.matched_at,
});

export async function insertMatch(trx: Trx, match: UnknownMatch): Promise<void> {
  await trx
    .insertInto('unknown_parcel_matches')
    .values({
      id: match.id,
      unknown_id: match.unknownId,
      order_id: match.orderId,
      customer_id: match.customerId,
      parcel_id: match.parcelId,
      matched_by: match.matchedBy,
      matched_at: match.matchedAt,
    })
    .execute();
}

/** The matches of these that stand, with the code of the parcel. */
export async function listMatches(
  reader: Reader,
  unknownIds: readonly string[],
): Promise<(UnknownMatch & { readonly parcelCode: string })[]> {
  if (unknownIds.length === 0) return [];
  const rows = await reader
    .selectFrom('unknown_parcel_matches as m')
    .innerJoin('parcels as p', 'p.id', 'm.parcel_id')
    .selectAll('m')
    .select('p.code as parcel_code')
    .where('m.unknown_id', 'in', unknownIds)
    .where('m.taken_back_at', 'is', null)
    .execute();
  return rows.map((row) => ({ ...toMatch(row), parcelCode: row.parcel_code }));
}

export async function updateTakenBack(
  trx: Trx,
  id: string,
  { by, at, reason }: { readonly by: string; readonly at: Date; readonly reason: string },
): Promise<void> {
  await trx
    .updateTable('unknown_parcel_matches')
    .set({ taken_back_by: by, taken_back_at: at, reason })
    .where('id', '=', id)
    .execute();
}
