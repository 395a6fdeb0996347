import type { Finding, SourceFile } from './source.ts';

const KEBAB =
  /^[a-z0-9]+(-[a-z0-9]+)*(\.(db|test|story|torture|module|config|server|client))*\.(ts|tsx|mjs|sql|css)$/;
const LINES = 250;
const CHARACTERS = 8_000;
const FILES_A_FOLDER = 20;

/** Names follow one vocabulary; no file is longer than a reader's patience; no folder holds more than a reader can survey. */
export function checkNames(files: readonly SourceFile[]): Finding {
  const faults = files.flatMap((file) => [...nameFaults(file), ...sizeFaults(file)]);
  return { name: 'names and sizes', seen: files.length, faults: [...faults, ...crowded(files)] };
}

function nameFaults({ path }: SourceFile): string[] {
  const name = path.split('/').at(-1) as string;
  const faults: string[] = [];
  if (!KEBAB.test(name) && !path.startsWith('web/src/pages/'))
    faults.push(`${path}: file names are kebab-case`);
  if (
    path.startsWith('server/src/modules/') &&
    /\b(Manager|Helper|Util|Service|Impl)\b/i.test(name.replaceAll('-', ' '))
  )
    faults.push(`${path}: name it after what it does`);
  return faults;
}

function sizeFaults(file: SourceFile): string[] {
  const fault = tooLong(file);
  return fault ? [`${file.path}: ${fault}`] : [];
}

function tooLong({ path, text }: SourceFile): string | undefined {
  if (path.endsWith('database/tables.ts') || path.endsWith('.sql')) return undefined;
  const lines = text.split('\n').length - 1;
  if (lines > LINES) return `${lines} lines, at most ${LINES}`;
  if (text.length > CHARACTERS) return `${text.length} characters, at most ${CHARACTERS}`;
  return undefined;
}

/** A test beside its file does not count. */
function crowded(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    if (/\.(test|story|torture)\.tsx?$/.test(path) || /\.(sql|css)$/.test(path)) continue;
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > FILES_A_FOLDER)
    .map(([folder, count]) => `${folder}: ${count} files, at most ${FILES_A_FOLDER}`);
}
