/**
 * Files: pictures that customers and the desk sent us, cleaned, on disk or in a bucket, and shown
 * to whom they belong.
 */
import { newSecretId } from '../../kernel/chance.ts';
import { dayInVietnam } from '../../kernel/vietnam-day.ts';
import { refuseUnless } from '../../kernel/refusal.ts';
import { cleanPicture } from '../../platform/outside/clean-picture.ts';
import { createDiskShelf } from '../../platform/outside/shelf/disk-shelf.ts';
import { openFileShelf } from '../../platform/outside/shelf/open-shelf.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertErased } from './erased-store.ts';
import {
  countUnowned,
  findOwner,
  findSizeOfUnowned,
  giveFiles,
  insertFile,
  listSentBy,
  takeBackFiles,
} from './file-store.ts';
import type { Files } from './files.ts';
import { lookForFiles } from './look-for-files.ts';
import { followErased } from './follow-erased.ts';
import { filesPersonalData } from './personal-data.ts';
import { mayOpen } from './rules/may-open.ts';
import { filesRoutes } from './routes.ts';
import { takeUploadBytes } from './upload-day-store.ts';

export type { KeptFile } from './file-store.ts';

/** Bytes of one customer, as they came; the desk is not counted. */
const MOST_A_DAY = 200_000_000;
/** Pixels: sharp on every screen, small in every list. */
const AVATAR_SIDE = 384;

export function createFiles({
  db,
  clock,
  config,
  log,
}: Pick<Platform, 'db' | 'clock' | 'config' | 'log'>): Files {
  const shelf = openFileShelf(config);
  const disk = shelf.isShared ? createDiskShelf(config.dataDir) : shelf;
  return {
    async keep({ bytes, uploadedBy, customerId, description, use }) {
      const day = dayInVietnam(clock.now());
      const asked = { customerId: uploadedBy, day, bytes: bytes.length, most: MOST_A_DAY };
      const isTaken = customerId === undefined || (await takeUploadBytes(db, asked));
      refuseUnless(isTaken, 'files.too-much-today');
      const picture = await cleanPicture(bytes, use === 'avatar' ? AVATAR_SIDE : undefined);
      refuseUnless(picture, 'files.not-a-picture');
      // Not by time: the address of a picture must not be guessed from another one.
      const id = newSecretId();
      const { mediaType, width, height } = picture;
      await shelf.keep(id, picture.bytes);
      const file = {
        id,
        customerId,
        uploadedBy,
        description,
        mediaType,
        width,
        height,
        sizeBytes: picture.bytes.length,
        createdAt: clock.now(),
        isForContent: use === 'content' && customerId === undefined,
      };
      await insertFile(db, file);
      return file;
    },
    async open(id, who) {
      const owned = await findOwner(db, id);
      refuseUnless(owned && mayOpen(owned, who), 'files.not-found');
      const file = await shelf.open(id);
      refuseUnless(file, 'files.not-found');
      return file;
    },
    ...{ measure: findSizeOfUnowned, listOf: listSentBy },
    noteErased: insertErased,
    followErased: (timers) => followErased({ db, shelf, disk, log, config }, timers),
    look: () => lookForFiles({ db, shelf }),
    async forget(ids) {
      for (const from of new Set([disk, shelf])) for (const id of ids) await from.remove(id);
    },
    ...{ takeBack: takeBackFiles, refuseOwned },
    async give(trx, ids, given) {
      if (ids.length === 0) return;
      const unique = [...new Set(ids)];
      refuseUnless((await giveFiles(trx, unique, given)) === unique.length, 'files.not-found');
    },
  };
}

async function refuseOwned(trx: Trx, ids: readonly string[]): Promise<void> {
  const unique = [...new Set(ids)];
  refuseUnless((await countUnowned(trx, unique)) === unique.length, 'files.not-found');
}

/** What composition connects. */
export const filesParts = (files: Files) => ({
  personalData: filesPersonalData,
  routes: filesRoutes(files),
});

export type { Files } from './files.ts';
