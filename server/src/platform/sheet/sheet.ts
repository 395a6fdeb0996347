import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { type Cell, packageParts, rowXml, SHEET_END, sheetStart } from './sheet-xml.ts';

export type { Cell } from './sheet-xml.ts';

export interface Column<Row> {
  readonly heading: string;
  /** In characters of the standard font. */
  readonly width: number;
  readonly cell: (row: Row) => Cell;
}

/** The most rows of one file: what a spreadsheet on a small computer still opens. */
export const MOST_ROWS = 100_000;

const CHUNK_CHARACTERS = 64 * 1024;
/** Barely larger than at 6, in half the time. */
const COMPRESSION_LEVEL = 3;

/**
 * An xlsx file with one sheet, written while its rows arrive: nothing but the rows of one batch is in memory. Texts can never become
 * formulas: a cell is a text, a number or a moment, and there is no other kind. The reader leaving ends `batches`; `batches` failing ends the file.
 */
export function streamSheet<Row>(
  name: string,
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  for (const [path, text] of Object.entries(packageParts(name)))
    zip.addBuffer(Buffer.from(text), path);
  const sheet = Readable.from(sheetText(columns, batches), {
    objectMode: false,
    highWaterMark: CHUNK_CHARACTERS,
  });
  sheet.once('error', (error) => output.destroy(error));
  zip.once('error', (error) => output.destroy(error));
  output.once('close', () => sheet.destroy());
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { compressionLevel: COMPRESSION_LEVEL });
  zip.end();
  return output;
}

async function* sheetText<Row>(
  columns: readonly Column<Row>[],
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  let text = sheetStart(columns);
  let number = 1;
  for await (const rows of batches)
    for (const row of rows) {
      number++;
      text += rowXml(
        columns.map(({ cell }) => cell(row)),
        number,
      );
      if (text.length < CHUNK_CHARACTERS) continue;
      yield text;
      text = '';
    }
  yield text + SHEET_END;
}
