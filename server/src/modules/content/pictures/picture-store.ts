import type { SizedPicture } from '@hako/contract/content/pictures';
import type { Reader, Trx } from '../../../platform/database/database.ts';

/** One that is there already stays as it is; says whether it was new. */
export async function insertPicture(
  trx: Trx,
  { id, width, height, by, at }: SizedPicture & { readonly by: string; readonly at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('content_pictures')
    .values({ file_id: id, width, height, added_by: by, added_at: at })
    .onConflict((conflict) => conflict.constraint('content_pictures_pkey').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Those of these pictures that everybody may see. */
export async function listPictures(
  reader: Reader,
  ids: readonly string[],
): Promise<SizedPicture[]> {
  if (ids.length === 0) return [];
  const rows = await reader
    .selectFrom('content_pictures')
    .select(['file_id', 'width', 'height'])
    .where('file_id', 'in', ids)
    .execute();
  return rows.map(({ file_id: id, width, height }) => ({ id, width, height }));
}
