import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

/** An append-only NDJSON file of one party. What was appended is there again after kill -9 and a new start. */
export interface Log<T> {
  /** What was written before this start, oldest first. */
  readonly past: readonly T[];
  append(entry: T): void;
}

export interface Logs {
  open<T>(name: string): Log<T>;
  /** Forgets everything, in memory and on disk. */
  clear(): void;
}

/** Without a folder the logs live in memory only. */
export function createLogs(dataDir: string | undefined): Logs {
  if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true });
  const files: string[] = [];
  return {
    open: <T>(name: string): Log<T> => {
      if (dataDir === undefined) return { past: [], append: () => undefined };
      const file = join(dataDir, `${name}.ndjson`);
      files.push(file);
      return {
        past: readEntries<T>(file),
        append: (entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`),
      };
    },
    clear: () => {
      for (const file of files) rmSync(file, { force: true });
    },
  };
}

/** A kill in the middle of a write leaves a torn last line: it is cut off, so that the next entry starts on a line of its own. */
function readEntries<T>(file: string): T[] {
  if (!existsSync(file)) return [];
  const bytes = readFileSync(file);
  const whole = bytes.lastIndexOf(0x0a) + 1;
  if (whole < bytes.length) truncateSync(file, whole);
  const lines = bytes.subarray(0, whole).toString('utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as T);
}
