import type { Config } from '../../../config.ts';
import { createBucketShelf } from './bucket-shelf.ts';
import { openBucket } from './bucket.ts';
import { createDiskShelf } from './disk-shelf.ts';
import type { FileShelf } from './file-shelf.ts';

/** The bucket when the settings name one, else the disk of this machine. */
export function openFileShelf({ dataDir, files }: Pick<Config, 'dataDir' | 'files'>): FileShelf {
  return files.bucket ? createBucketShelf(openBucket(files.bucket)) : createDiskShelf(dataDir);
}
