import type { Config } from '../../../config.ts';
import { createBucketShelf } from './bucket-shelf.ts';
import { openBucket } from './bucket.ts';
import { createDiskShelf } from './disk-shelf.ts';
import type { FileForm, FileShelf } from './file-shelf.ts';

/**
 * Pictures unless another form is named: the bucket when the settings name one, else the disk of
 * this machine.
 */
export function openFileShelf(
  { dataDir, files }: Pick<Config, 'dataDir' | 'files'>,
  form?: FileForm,
): FileShelf {
  return files.bucket
    ? createBucketShelf(openBucket(files.bucket), form)
    : createDiskShelf(dataDir, form);
}
