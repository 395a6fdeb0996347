import { sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { type KeysetPage, pageByKey } from '../../../platform/database/keyset.ts';

const BY_CODE = {
  column: 'warehouse_places.code',
  id: 'warehouse_places.code',
  type: 'text',
} as const;

/** One page of the places of a house, by code. Refusal `request.invalid`. */
export function listRegistered(
  reader: Reader,
  house: 'JP' | 'VN',
  page: Pick<KeysetPage, 'after' | 'limit'>,
) {
  const found = reader
    .selectFrom('warehouse_places')
    .select(['code', 'note', 'closed_at'])
    .select(
      sql<Date | null>`(select max(finished_at) from place_counts c where c.place = warehouse_places.code)`.as(
        'counted_at',
      ),
    )
    .where('code', 'like', `${house}-%`);
  return pageByKey(found, { ...page, key: BY_CODE, isDescending: false }).execute();
}

export const findRegistered = (reader: Reader, code: string) =>
  reader.selectFrom('warehouse_places').selectAll().where('code', '=', code).executeTakeFirst();

export async function upsertPlace(
  trx: Trx,
  place: {
    readonly code: string;
    readonly note: string;
    readonly by: string;
    readonly at: Date;
    readonly closedAt: Date | null;
  },
): Promise<void> {
  const { code, note, closedAt } = place;
  await trx
    .insertInto('warehouse_places')
    .values({ code, note, made_by: place.by, made_at: place.at, closed_at: closedAt })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ note, closed_at: closedAt }))
    .execute();
}
