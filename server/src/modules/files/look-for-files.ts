import type { Platform } from '../../platform/platform.ts';
import type { FileShelf } from '../../platform/outside/shelf/file-shelf.ts';
import { listFileIds } from './file-store.ts';

const AT_ONCE = 1_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
/** A bucket takes milliseconds for each. */
const TOGETHER = 16;
/** More than these are only counted. */
const NAMED = 20;

export interface FilesFound {
  /** Rows that name a picture. */
  readonly rows: number;
  /** Those whose picture is not there. */
  readonly missing: number;
  /** The first of them. */
  readonly missingIds: readonly string[];
}

/** Looks whether each row has its picture on the shelf: they are restored apart. */
export async function lookForFiles({
  db,
  shelf,
}: Pick<Platform, 'db'> & { readonly shelf: FileShelf }): Promise<FilesFound> {
  let [rows, missing] = [0, 0];
  const missingIds: string[] = [];
  for (let after: string | undefined = BEFORE_ALL; after; ) {
    const ids = await listFileIds(db, after, AT_ONCE);
    const absent = await without(shelf, ids);
    missing += absent.length;
    missingIds.push(...absent.slice(0, NAMED - missingIds.length));
    rows += ids.length;
    after = ids.at(-1);
  }
  return { rows, missing, missingIds };
}

/** Those of the ids that have no picture, in their order. */
async function without(shelf: FileShelf, ids: readonly string[]): Promise<string[]> {
  const absent: string[] = [];
  for (let begin = 0; begin < ids.length; begin += TOGETHER) {
    const some = ids.slice(begin, begin + TOGETHER);
    const found = await Promise.all(some.map((id) => shelf.has(id)));
    absent.push(...some.filter((_, index) => !found[index]));
  }
  return absent;
}
