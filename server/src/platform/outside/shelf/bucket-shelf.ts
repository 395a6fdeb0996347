import type { Bucket } from './bucket.ts';
import type { FileShelf } from './file-shelf.ts';
import { placeOfFile } from './place-of-file.ts';

/** Files in a bucket that all machines share. */
export const createBucketShelf = (bucket: Bucket): FileShelf => ({
  isShared: true,
  keep: async (id, bytes) =>
    bucket.put(placeOfFile(id), { body: bytes, sizeBytes: bytes.length, type: 'image/webp' }),
  open: async (id) => bucket.open(placeOfFile(id)),
  has: async (id) => bucket.has(placeOfFile(id)),
  remove: async (id) => bucket.remove(placeOfFile(id)),
});
