import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newToken } from '../../kernel/chance.ts';

/** Copies of customers' data on the local disk, under ids that cannot be guessed; readable by this process's user alone. */
export interface ExportDisk {
  /** Gives its size in bytes; there whole or not at all. */
  write(id: string, content: NodeJS.ReadableStream): Promise<number>;
  open(id: string): Promise<Readable | undefined>;
  remove(id: string): Promise<void>;
}

export function createExportDisk(dataDir: string): ExportDisk {
  const root = path.join(dataDir, 'exports');
  const pathOf = (id: string): string => {
    if (!/^[\da-f-]{36}$/.test(id)) throw new Error(`not an id of a copy: ${id}`);
    return path.join(root, `${id}.zip`);
  };
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
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}
