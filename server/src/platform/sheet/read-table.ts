import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

/** The cells of a table as texts, row by row. */
export type Table = readonly (readonly string[])[];

/** Why a file could not be read: it is no table, or more than we take. */
export type TableFault = 'unreadable' | 'too-large';

/** A sheet of five thousand lines is a megabyte; what unpacks to more than this is a bomb. */
const MOST_UNPACKED_BYTES = 24_000_000;
const MOST_ENTRIES = 200;
const MOST_COLUMNS = 40;
const ZIP_BEGINS = 'PK\u0003\u0004';

/**
 * The first sheet of an xlsx file, or a csv file (comma, semicolon or tab; UTF-8, or Shift_JIS as
 * Excel in Japan saves it). More than `mostRows` is `too-large`.
 */
export async function readTable(
  bytes: Buffer,
  mostRows: number,
): Promise<{ readonly table: Table } | { readonly fault: TableFault }> {
  const isZip = bytes.subarray(0, 4).toString('latin1') === ZIP_BEGINS;
  const read = isZip ? await readXlsx(bytes) : readCsv(bytes, mostRows + 1);
  if ('fault' in read) return read;
  return read.table.length > mostRows ? { fault: 'too-large' } : read;
}

async function readXlsx(bytes: Buffer): Promise<{ table: Table } | { fault: TableFault }> {
  try {
    if (!(await unpacksTo(bytes, MOST_UNPACKED_BYTES))) return { fault: 'too-large' };
    const rows = await readSheet(bytes, { parseNumber: wholeText });
    return { table: rows.map((row) => row.slice(0, MOST_COLUMNS).map(textOf)) };
  } catch {
    // Whatever the library says of it: it is no file that a person can mend by our words.
    return { fault: 'unreadable' };
  }
}

/** Numbers of parcels are typed as numbers, and Excel may write them with an exponent. */
const wholeText = (written: string): string => {
  const isExponent = /e/i.test(written) && Number.isSafeInteger(Number(written));
  return isExponent ? String(Number(written)) : written;
};

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}

function readCsv(bytes: Buffer, most: number): { table: Table } | { fault: TableFault } {
  const text = decode(bytes);
  if (text === undefined || text.includes('\0')) return { fault: 'unreadable' };
  try {
    const table: string[][] = parse(text, {
      delimiter: delimiterOf(text),
      relaxColumnCount: true,
      to: most,
      maxRecordSize: 20_000,
    });
    return { table: table.map((row) => row.slice(0, MOST_COLUMNS)) };
  } catch {
    return { fault: 'unreadable' };
  }
}

function decode(bytes: Buffer): string | undefined {
  for (const encoding of ['utf-8', 'shift_jis'])
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next one may fit.
    }
  return undefined;
}

/** The one that stands most often in the first line. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/**
 * Unpacks all of a zip without keeping it, and says whether it stays within `most` bytes. A file
 * that says less of itself than it holds throws.
 */
async function unpacksTo(bytes: Buffer, most: number): Promise<boolean> {
  const zip = await open(bytes);
  let unpacked = 0;
  let entries = 0;
  for await (const entry of entriesOf(zip)) {
    unpacked += entry.uncompressedSize;
    entries += 1;
    if (unpacked > most || entries > MOST_ENTRIES) return false;
    if (!entry.fileName.endsWith('/')) await drain(zip, entry);
  }
  return true;
}

const open = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    const asked = { lazyEntries: true, validateEntrySize: true };
    fromBuffer(bytes, asked, (error, zip) => (zip ? resolve(zip) : reject(error)));
  });

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  while (true) {
    const entry = await new Promise<Entry | undefined>((resolve, reject) => {
      zip.once('entry', resolve);
      zip.once('end', () => resolve(undefined));
      zip.once('error', reject);
      zip.readEntry();
    });
    zip.removeAllListeners();
    if (!entry) return;
    yield entry;
  }
}

const drain = (zip: ZipFile, entry: Entry): Promise<void> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (!stream) return reject(error);
      stream.on('error', reject).on('end', resolve).resume();
    });
  });
