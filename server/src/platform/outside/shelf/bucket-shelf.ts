import type { Bucket } from './bucket.ts';
import { type FileForm, type FileShelf, PICTURE } from './file-shelf.ts';
import { placeOfFile } from './place-of-file.ts';

/** Files in a bucket that all machines share. */
export function createBucketShelf(
  bucket: Bucket,
  { extension, type }: FileForm = PICTURE,
): FileShelf {
  const keyOf = (id: string) => placeOfFile(id, extension);
  return {
    isShared: true,
    keep: async (id, bytes) =>
      bucket.put(keyOf(id), { body: bytes, sizeBytes: bytes.length, type }),
    open: async (id) => bucket.open(keyOf(id)),
    has: async (id) => bucket.has(keyOf(id)),
    remove: async (id) => bucket.remove(keyOf(id)),
  };
}
