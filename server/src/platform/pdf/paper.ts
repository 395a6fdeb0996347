import { PassThrough, type Readable } from 'node:stream';
import { pdfDocument } from './engines.ts';
import { createSheet, FAINT, INK, lineHeight, type Sheet, SIZE } from './sheet.ts';
import { CELL_GAP, type PaperColumn, writeTable } from './table.ts';
import { linesOf, widthOf } from './typesetting.ts';

export type { PaperColumn } from './table.ts';

/** What a paper is written with, from above to below; a new page begins by itself. */
export interface Paper {
  title(text: string): void;
  heading(text: string): void;
  text(text: string, options?: { readonly isStrong?: boolean; readonly isSmall?: boolean }): void;
  /** Names with what belongs to them, a line each; an empty value is left out. */
  facts(rows: readonly Fact[]): void;
  /** Rows as they come; the headings stand again on each page. */
  table<Row>(
    columns: readonly PaperColumn<Row>[],
    batches: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>,
  ): Promise<void>;
  /** A line of a sum, its figure at the right. */
  total(name: string, figure: string, isStrong?: boolean): void;
  gap(points?: number): void;
}

type Fact = readonly [name: string, value: string | undefined];

const MARGIN = 42;
/** Where the names of sums begin, as a part of the width. */
const SUM_FROM = 0.45;

/**
 * An A4 paper as a stream of PDF, page by page: a long table needs no memory. `footer` stands at the foot of each page beside its number.
 * What strangers wrote is only ever drawn as letters.
 */
export function writePaper(
  { title, footer, createdAt }: { title: string; footer: string; createdAt: Date },
  write: (paper: Paper) => Promise<void>,
): Readable {
  const PdfDocument = pdfDocument();
  const doc = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    autoFirstPage: false,
    info: { Title: title, Producer: 'Hako', Creator: 'Hako', CreationDate: createdAt },
    lang: 'vi-VN',
  });
  const out = doc.pipe(new PassThrough());
  write(paperOn(createSheet(doc, footer), out)).then(
    () => doc.end(),
    (error: Error) => out.destroy(error),
  );
  return out;
}

function paperOn(sheet: Sheet, out: PassThrough): Paper {
  return {
    title(text) {
      sheet.paragraph(text, SIZE.title, { isStrong: true });
      sheet.moveDown(4);
    },
    heading(text) {
      sheet.moveDown(8);
      sheet.room(SIZE.heading * 4);
      sheet.paragraph(text, SIZE.heading, { isStrong: true });
      sheet.moveDown(2);
    },
    text: (text, { isStrong = false, isSmall = false } = {}) =>
      sheet.paragraph(text, isSmall ? SIZE.small : SIZE.text, {
        isStrong,
        colour: isSmall ? FAINT : INK,
      }),
    facts: (rows) => writeFacts(sheet, rows),
    table: (columns, batches) => writeTable(sheet, columns, batches, () => isStillRead(out)),
    total: (name, figure, isStrong = false) => writeTotal(sheet, name, figure, isStrong),
    gap: (points = 10) => sheet.moveDown(points),
  };
}

/** A slow reader waits here, not in memory. False when nobody reads any more. */
async function isStillRead(out: PassThrough): Promise<boolean> {
  if (out.writableNeedDrain)
    await new Promise<void>((resolve) => out.once('drain', resolve).once('close', resolve));
  return !out.destroyed;
}

function writeFacts(sheet: Sheet, rows: readonly Fact[]): void {
  const known = rows.filter(
    (row): row is readonly [string, string] => row[1] !== undefined && row[1] !== '',
  );
  const nameWidth = Math.max(0, ...known.map(([name]) => widthOf(name, SIZE.text))) + 14;
  for (const [name, value] of known) {
    const lines = linesOf(value, sheet.width() - nameWidth, SIZE.text);
    sheet.room(lines.length * lineHeight(SIZE.text));
    sheet.write(name, SIZE.text, { colour: FAINT });
    for (const line of lines) {
      sheet.write(line, SIZE.text, { x: nameWidth });
      sheet.moveDown(lineHeight(SIZE.text));
    }
  }
}

function writeTotal(sheet: Sheet, name: string, figure: string, isStrong: boolean): void {
  sheet.room(lineHeight(SIZE.text));
  sheet.write(name, SIZE.text, { x: sheet.width() * SUM_FROM, isStrong });
  const right = sheet.width() - CELL_GAP;
  sheet.write(figure, SIZE.text, { x: right - widthOf(figure, SIZE.text, isStrong), isStrong });
  sheet.moveDown(lineHeight(SIZE.text) + 2);
}
