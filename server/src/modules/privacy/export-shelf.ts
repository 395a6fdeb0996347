import assert from 'node:assert/strict';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../../config.ts';
import { newToken } from '../../kernel/chance.ts';
import { type Bucket, openBucket } from '../../platform/outside/shelf/bucket.ts';
import { requireId } from '../../platform/outside/shelf/place-of-file.ts';

/** Copies of customers' data under ids that cannot be guessed. */
export interface ExportShelf {
  /** Gives its size in bytes; there whole or not at all. */
  write(id: string, content: NodeJS.ReadableStream): Promise<number>;
  open(id: string): Promise<Readable | undefined>;
  remove(id: string): Promise<void>;
}

/**
 * In the bucket when the settings name one, so that every machine gives them out; else on the disk
 * of this machine.
 */
export function openExportShelf({
  dataDir,
  files,
}: Pick<Config, 'dataDir' | 'files'>): ExportShelf {
  const disk = createExportDisk(dataDir);
  return files.bucket ? createExportBucket(openBucket(files.bucket), disk) : disk;
}

function placeOfCopy(id: string): string {
  requireId(id);
  return `exports/${id}.zip`;
}

/**
 * Its size must be known before it is sent, so the disk takes it first. Copies from before there
 * was a bucket may lie there still.
 */
const createExportBucket = (bucket: Bucket, disk: ExportShelf): ExportShelf => ({
  async write(id, content) {
    let body: Readable | undefined;
    try {
      const sizeBytes = await disk.write(id, content);
      body = await disk.open(id);
      assert(body, 'a copy is there once it is written');
      await bucket.put(placeOfCopy(id), { body, sizeBytes, type: 'application/zip' });
      return sizeBytes;
    } finally {
      body?.destroy();
      await disk.remove(id);
    }
  },
  open: async (id) => (await bucket.open(placeOfCopy(id)))?.stream,
  async remove(id) {
    await disk.remove(id);
    await bucket.remove(placeOfCopy(id));
  },
});

/** Readable by this process's user alone. */
function createExportDisk(dataDir: string): ExportShelf {
  const root = path.join(dataDir, 'exports');
  const pathOf = (id: string): string => path.join(dataDir, placeOfCopy(id));
  return {
    async write(id, content) {
      await mkdir(root, { recursive: true, mode: 0o700 });
      const target = pathOf(id);
      // Of this try alone: a job that runs twice writes two, and the last one stands.
      const part = `${target}.${newToken(6)}.part`;
      try {
        await pipeline(content, createWriteStream(part, { mode: 0o600 }));
        await rename(part, target);
      } finally {
        await rm(part, { force: true });
      }
      return (await stat(target)).size;
    },
    async open(id) {
      const target = pathOf(id);
      return (await stat(target).catch(() => undefined)) && createReadStream(target);
    },
    remove: async (id) => rm(pathOf(id), { force: true }),
  };
}
