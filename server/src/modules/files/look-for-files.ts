import type { Platform } from '../../platform/platform.ts';
import type { FileDisk } from '../../platform/outside/files.ts';
import { listFileIds } from './file-store.ts';

const AT_ONCE = 1_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
/** More than these are only counted. */
const NAMED = 20;

export interface FilesFound {
  /** Rows that name a picture. */
  readonly rows: number;
  /** Those whose picture is not on the disk. */
  readonly missing: number;
  /** The first of them. */
  readonly missingIds: readonly string[];
}

/** Looks whether each row has its picture on the disk of this machine: they are restored apart. */
export async function lookForFiles({
  db,
  disk,
}: Pick<Platform, 'db'> & { readonly disk: FileDisk }): Promise<FilesFound> {
  let [rows, missing] = [0, 0];
  const missingIds: string[] = [];
  for (let after: string | undefined = BEFORE_ALL; after; ) {
    const ids = await listFileIds(db, after, AT_ONCE);
    for (const id of ids) {
      if (await disk.has(id)) continue;
      missing += 1;
      if (missingIds.length < NAMED) missingIds.push(id);
    }
    rows += ids.length;
    after = ids.at(-1);
  }
  return { rows, missing, missingIds };
}
