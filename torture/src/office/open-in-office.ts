import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PATIENCE_MS = 180_000;
/** Comma, quotes, UTF-8, from the first line, every text quoted, the calendar of the United States, values as they are and not as they are shown, no formulas. */
const CSV = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,1033,true,false,false';

/** Whether LibreOffice is here. */
export const hasOffice: boolean = await run('soffice', ['--version']).then(
  () => true,
  () => false,
);

/** Opens xlsx files in LibreOffice and gives back the cells of each, row by row. */
export async function openInOffice(
  files: Readonly<Record<string, Buffer>>,
): Promise<Record<string, string[][]>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hako-office-'));
  try {
    for (const [name, bytes] of Object.entries(files))
      await writeFile(path.join(folder, `${name}.xlsx`), bytes);
    const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile'))}`;
    const sheets = Object.keys(files).map((name) => path.join(folder, `${name}.xlsx`));
    await run(
      'soffice',
      [profile, '--headless', '--convert-to', CSV, '--outdir', folder, ...sheets],
      { timeout: PATIENCE_MS },
    );
    const opened: Record<string, string[][]> = {};
    for (const name of Object.keys(files))
      opened[name] = parseCsv(await readFile(path.join(folder, `${name}.csv`), 'utf8'));
    return opened;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** RFC 4180. */
function parseCsv(csv: string): string[][] {
  const rows: string[][] = [[]];
  let at = csv.startsWith('\uFEFF') ? 1 : 0;
  while (at < csv.length) {
    let text = '';
    if (csv[at] === '"') {
      for (at++; csv[at] !== '"' || csv[at + 1] === '"'; at++) {
        if (csv[at] === '"') at++;
        text += csv[at];
      }
      at++;
    } else while (at < csv.length && csv[at] !== ',' && csv[at] !== '\n') text += csv[at++];
    rows.at(-1)?.push(text);
    if (csv[at] === '\n' && at + 1 < csv.length) rows.push([]);
    at++;
  }
  return rows;
}
