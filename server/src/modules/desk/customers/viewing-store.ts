import type { Selectable } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type ViewingRow = Selectable<Tables['desk_viewings']>;

/** The viewing of this sign-in that is not over. */
export const findOpenViewing = (
  reader: Reader,
  { id, sessionId, now }: { readonly id: string; readonly sessionId: string; readonly now: Date },
): Promise<ViewingRow | undefined> =>
  reader
    .selectFrom('desk_viewings')
    .selectAll()
    .where('id', '=', id)
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirst();

export const insertViewing = async (trx: Trx, viewing: ViewingRow): Promise<void> => {
  await trx.insertInto('desk_viewings').values(viewing).execute();
};

/**
 * Ends what is not ended yet: the one that is named, or all of a sign-in. Gives back what it ended.
 */
export function endViewings(
  trx: Trx,
  which: { readonly id: string } | { readonly sessionId: string },
  now: Date,
): Promise<ViewingRow[]> {
  const open = trx.updateTable('desk_viewings').where('ended_at', 'is', null);
  const named =
    'id' in which
      ? open.where('id', '=', which.id)
      : open.where('session_id', '=', which.sessionId);
  return named
    .set((is) => ({ ended_at: is.fn<Date>('least', [is.val(now), 'ends_at']) }))
    .returningAll()
    .execute();
}
