import { Readable } from 'node:stream';
import { momentInVietnam } from '../../kernel/vietnam-day.ts';
import type { Cell, Column } from './sheet.ts';

/** Excel takes a file without it for one in the code page of Windows. */
const BYTE_ORDER_MARK = '\uFEFF';
/** RFC 4180. */
const LINE_END = '\r\n';
const LOOKS_LIKE_FORMULA = /^[=+\-@\t\r]/;
const CHUNK_CHARACTERS = 64 * 1024;

/**
 * A UTF-8 file with commas (RFC 4180), written while its rows arrive. A text that a spreadsheet
 * would take for a formula begins with an apostrophe (OWASP, CSV injection): unlike in a sheet,
 * nothing else can say that it is a text.
 */
export const streamCsv = <Row>(
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): Readable => Readable.from(csvText(columns, batches), { objectMode: false });

async function* csvText<Row>(
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  let text = BYTE_ORDER_MARK + lineOf(columns.map(({ heading }) => heading));
  for await (const rows of batches)
    for (const row of rows) {
      text += lineOf(columns.map(({ cell }) => cell(row)));
      if (text.length < CHUNK_CHARACTERS) continue;
      yield text;
      text = '';
    }
  yield text;
}

const lineOf = (cells: readonly Cell[]): string => cells.map(fieldOf).join(',') + LINE_END;

function fieldOf(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof Date) return momentInVietnam(cell);
  const text = LOOKS_LIKE_FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
