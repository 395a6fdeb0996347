import { sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';

/** The places of a house behind the code `after`, by code. */
export function listRegistered(
  reader: Reader,
  house: 'JP' | 'VN',
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
) {
  return reader
    .selectFrom('warehouse_places')
    .select(['code', 'note', 'closed_at'])
    .select(
      sql<Date | null>`(select max(finished_at) from place_counts c where c.place = warehouse_places.code)`.as(
        'counted_at',
      ),
    )
    .where('code', 'like', `${house}-%`)
    .$if(after !== undefined, (query) => query.where('code', '>', after as string))
    .orderBy('code')
    .limit(limit)
    .execute();
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
