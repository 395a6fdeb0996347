import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SHARED = fileURLToPath(new URL('../../../../shared/', import.meta.url));

/** Whether the shared material lies beside the repository; tests that read it are skipped otherwise, and say so. */
export const hasShared: boolean = existsSync(SHARED);
if (!hasShared)
  process.stdout.write(
    'The folder ../shared is not there: tests that read captured answers are skipped.\n',
  );

/** A file below `../shared`, read in place. */
export const readShared = (path: string): string => readFileSync(SHARED + path, 'utf8');
export const readSharedJson = (path: string): unknown => JSON.parse(readShared(path));
