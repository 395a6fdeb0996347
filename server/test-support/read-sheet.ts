import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Parser } from 'htmlparser2';

export interface ReadCell {
  /** `inlineStr` for a text, undefined for a number. */
  readonly type: string | undefined;
  readonly style: string | undefined;
  readonly text: string;
}

export interface ReadSheet {
  /** Cells by their address, `B2`. */
  readonly cells: ReadonlyMap<string, ReadCell>;
  /** Texts of all cells, row by row; an empty cell is an empty text. */
  readonly rows: readonly (readonly string[])[];
  /** Names of all elements that occur. */
  readonly elements: ReadonlySet<string>;
}

const run = promisify(execFile);

/** Opens an xlsx file with `unzip` and an XML parser, which share no code with our writer. */
export async function readSheet(bytes: Buffer): Promise<ReadSheet> {
  const folder = await mkdtemp(join(tmpdir(), 'hako-sheet-'));
  try {
    const file = join(folder, 'sheet.xlsx');
    await writeFile(file, bytes);
    await run('unzip', ['-tqq', file]);
    const { stdout } = await run('unzip', ['-p', file, 'xl/worksheets/sheet1.xml'], {
      maxBuffer: 512 * 1024 * 1024,
    });
    return parseSheet(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function parseSheet(xml: string): ReadSheet {
  const cells = new Map<string, ReadCell>();
  const rows: string[][] = [];
  const elements = new Set<string>();
  let cell:
    | { at: string; type: string | undefined; style: string | undefined; text: string }
    | undefined;
  const parser = new Parser(
    {
      onopentag(name, { r = '', t, s }) {
        elements.add(name);
        if (name === 'row') rows.push([]);
        if (name === 'c') cell = { at: r, type: t, style: s, text: '' };
      },
      ontext(text) {
        if (cell) cell.text += text;
      },
      onclosetag(name) {
        if (name !== 'c' || !cell) return;
        const { at, ...read } = cell;
        const text = read.text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
          String.fromCharCode(Number.parseInt(code, 16)),
        );
        cells.set(at, { ...read, text });
        const row = rows.at(-1) ?? [];
        const column = columnOf(at);
        while (row.length < column) row.push('');
        row.push(text);
        cell = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return { cells, rows, elements };
}

const columnOf = (at: string): number =>
  [...at.replace(/\d/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
