import type { Readable } from 'node:stream';
import type { SizedPicture } from '@hako/contract/content/pictures';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { ContentDeps } from '../content.ts';
import { insertPicture, listPictures } from './picture-store.ts';

/**
 * Shows a picture of the desk to everybody. Refusals `files.not-found` for one that is a
 * customer's, `content.picture-not-for-all` for one that was not sent for an article or a banner.
 */
export async function addPicture(
  { db, clock, audit, pictures }: ContentDeps,
  { file, by }: { readonly file: string; readonly by: string },
): Promise<SizedPicture> {
  return inTransaction(db, async (trx) => {
    const known = await pictures.measure(trx, file);
    refuseUnless(known, 'files.not-found');
    refuseUnless(known.isForContent, 'content.picture-not-for-all');
    const size = { width: known.width, height: known.height };
    const picture = { id: file, ...size };
    const isNew = await insertPicture(trx, { ...picture, by, at: clock.now() });
    if (isNew)
      await audit(trx, {
        actor: by,
        action: 'content.add-picture',
        subject: `content-picture:${file}`,
        after: size,
      });
    return picture;
  });
}

/**
 * One that everybody may see, as long as it is nobody's: the desk may give it to a customer
 * afterwards. Refusal `files.not-found`.
 */
export async function openPicture(
  { db, pictures }: Pick<ContentDeps, 'db' | 'pictures'>,
  id: string,
): Promise<{ stream: Readable; sizeBytes: number }> {
  const [known] = await listPictures(db, [id]);
  refuseUnless(known && (await pictures.measure(db, id)), 'files.not-found');
  return pictures.open(id);
}

/** Refusal `content.picture-unknown` when one of them was not added, or has another size. */
export async function refuseUnknownPictures(
  reader: Reader,
  named: readonly SizedPicture[],
): Promise<void> {
  const known = await listPictures(
    reader,
    named.map(({ id }) => id),
  );
  const isKnown = ({ id, width, height }: SizedPicture): boolean =>
    known.some((one) => one.id === id && one.width === width && one.height === height);
  refuseUnless(named.every(isKnown), 'content.picture-unknown');
}
