import { watch } from 'node:fs';

/** An editor writes a file in several steps, and a branch that is checked out changes many. */
const SETTLED_MS = 200;

/** Calls `tell` a moment after source files in these folders changed; tests do not count. */
export function onChange(folders: readonly string[], tell: (file: string) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  for (const folder of folders)
    watch(folder, { recursive: true }, (_, file) => {
      if (!file || !/\.(ts|json|sql)$/.test(file) || file.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(tell, SETTLED_MS, `${folder}/${file}`);
    });
}
