import type { Finding, SourceFile } from './source.ts';

const KEBAB =
  /^[a-z0-9]+(-[a-z0-9]+)*(\.(db|test|story|torture|module|config|server|client))*\.(ts|tsx|mjs|sql|css)$/;
/** Longer files need a reason here; the list may only shrink. */
const LONG_FILES: Readonly<Record<string, string>> = {};
const LINES = 250;

/** File names follow one vocabulary, and no file is longer than a reader's patience. */
export function checkNames(files: readonly SourceFile[]): Finding {
  const faults: string[] = [];
  for (const { path, text } of files) {
    const name = path.split('/').at(-1) as string;
    if (!KEBAB.test(name) && !path.startsWith('web/src/pages/'))
      faults.push(`${path}: file names are kebab-case`);
    const lines = text.split('\n').length - 1;
    if (
      lines > LINES &&
      !(path in LONG_FILES) &&
      !path.endsWith('tables.ts') &&
      !path.endsWith('.sql')
    )
      faults.push(`${path}: ${lines} lines, at most ${LINES}`);
    if (
      path.startsWith('server/src/modules/') &&
      /\b(Manager|Helper|Util|Service|Impl)\b/i.test(name.replaceAll('-', ' '))
    )
      faults.push(`${path}: name it after what it does`);
  }
  for (const path of Object.keys(LONG_FILES))
    if (!files.some((file) => file.path === path))
      faults.push(`${path} is excused for its length but is gone`);
  return { name: 'names and sizes', seen: files.length, faults };
}
