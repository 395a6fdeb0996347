import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type FileForm, type FileShelf, PICTURE } from './file-shelf.ts';
import { placeOfFile } from './place-of-file.ts';

/** Files on the local disk, two folders deep. */
export function createDiskShelf(dataDir: string, { extension }: FileForm = PICTURE): FileShelf {
  const pathOf = async (id: string): Promise<string> =>
    path.join(dataDir, placeOfFile(id, extension));
  return {
    isShared: false,
    async keep(id, bytes) {
      const target = await pathOf(id);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(`${target}.part`, bytes, { flush: true });
      await rename(`${target}.part`, target);
      // The row that names it must not outlive it, should the power fail now.
      await syncFolder(path.dirname(target));
      await syncFolder(path.join(dataDir, 'files'));
    },
    async has(id) {
      const target = await pathOf(id);
      return stat(target).then(
        () => true,
        () => false,
      );
    },
    remove: async (id) => rm(await pathOf(id), { force: true }),
    async open(id) {
      const target = await pathOf(id);
      const found = await stat(target).catch(() => undefined);
      return found && { stream: createReadStream(target), sizeBytes: found.size };
    },
  };
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
