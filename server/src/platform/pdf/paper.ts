import { PassThrough, type Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import { FACES, type Face, faceOf, linesOf, runsOf, widthOf } from './typesetting.ts';

/** A column of a table; `share` of the paper's width, figures stand at the right. */
export interface PaperColumn<Row> {
  readonly heading: string;
  readonly share: number;
  readonly isFigure?: boolean;
  readonly cell: (row: Row) => string;
}

/** What a paper is written with, from above to below; a new page begins by itself. */
export interface Paper {
  title(text: string): void;
  heading(text: string): void;
  text(text: string, options?: { readonly isStrong?: boolean; readonly isSmall?: boolean }): void;
  /** Names with what belongs to them, a line each; an empty value is left out. */
  facts(rows: readonly (readonly [name: string, value: string | undefined])[]): void;
  /** Rows as they come; the headings stand again on each page. */
  table<Row>(
    columns: readonly PaperColumn<Row>[],
    batches: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>,
  ): Promise<void>;
  /** A line of a sum, its figure at the right. */
  total(name: string, figure: string, isStrong?: boolean): void;
  gap(points?: number): void;
}

const MARGIN = 42;
const SIZE = { title: 17, heading: 11.5, text: 9.5, small: 8, table: 8.5 } as const;
const INK = '#1E2430';
const FAINT = '#5B6270';
const HAIRLINE = '#C9C6BD';
const LEADING = 1.42;
const CELL_GAP = 8;

/**
 * An A4 paper as a stream of PDF, page by page: a long table needs no memory. `footer` stands at the foot of each page beside its number.
 * What strangers wrote is only ever drawn as letters.
 */
export function writePaper(
  { title, footer, createdAt }: { title: string; footer: string; createdAt: Date },
  write: (paper: Paper) => Promise<void>,
): Readable {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    autoFirstPage: false,
    info: { Title: title, Producer: 'Hako', Creator: 'Hako', CreationDate: createdAt },
    lang: 'vi-VN',
  });
  const out = doc.pipe(new PassThrough());
  for (const face of Object.keys(FACES) as Face[]) doc.registerFont(face, faceOf(face).bytes);
  let y = MARGIN;
  let page = 0;
  const width = (): number => doc.page.width - 2 * MARGIN;
  const bottom = (): number => doc.page.height - MARGIN - 22;

  const draw = (
    text: string,
    x: number,
    top: number,
    size: number,
    { isStrong = false, colour = INK } = {},
  ): void => {
    let at = x;
    for (const run of runsOf(text, isStrong)) {
      doc
        .font(run.face)
        .fontSize(size)
        .fillColor(colour)
        .text(run.text, at, top + size, { lineBreak: false, baseline: 'alphabetic' });
      at += widthOf(run.text, size, isStrong);
    }
  };
  const newPage = (): void => {
    doc.addPage();
    page++;
    const foot = doc.page.height - MARGIN - 10;
    // Without this pdfkit takes the footer for text that runs over and begins a page for it.
    doc.page.margins.bottom = 0;
    draw(footer, MARGIN, foot, SIZE.small, { colour: FAINT });
    const number = `Trang ${page}`;
    draw(number, MARGIN + width() - widthOf(number, SIZE.small), foot, SIZE.small, {
      colour: FAINT,
    });
    y = MARGIN;
  };
  const room = (points: number): boolean => {
    if (y + points <= bottom()) return false;
    newPage();
    return true;
  };
  const paragraph = (
    text: string,
    size: number,
    options: { isStrong?: boolean; colour?: string } = {},
  ): void => {
    for (const line of linesOf(text, width(), size, { ...options, most: 40 })) {
      room(size * LEADING);
      draw(line, MARGIN, y, size, options);
      y += size * LEADING;
    }
  };
  const rule = (): void => {
    doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + width(), y)
      .lineWidth(0.5)
      .strokeColor(HAIRLINE)
      .stroke();
  };
  const tableRow = <Row>(
    columns: readonly PaperColumn<Row>[],
    texts: readonly string[],
    isHead: boolean,
    again?: () => void,
  ): void => {
    const shares = columns.reduce((sum, { share }) => sum + share, 0);
    const widths = columns.map(({ share }) => (width() * share) / shares);
    const cells = texts.map((text, index) =>
      linesOf(text, (widths[index] as number) - CELL_GAP, SIZE.table, { isStrong: isHead }),
    );
    const height = Math.max(...cells.map(({ length }) => length)) * SIZE.table * LEADING + 6;
    if (room(height)) again?.();
    let x = MARGIN;
    for (const [index, lines] of cells.entries()) {
      const columnWidth = widths[index] as number;
      for (const [row, line] of lines.entries()) {
        const shift = columns[index]?.isFigure
          ? columnWidth - CELL_GAP - widthOf(line, SIZE.table, isHead)
          : 0;
        draw(line, x + shift, y + 3 + row * SIZE.table * LEADING, SIZE.table, {
          isStrong: isHead,
          colour: isHead ? FAINT : INK,
        });
      }
      x += columnWidth;
    }
    y += height;
    rule();
  };

  const paper: Paper = {
    title: (text) => {
      paragraph(text, SIZE.title, { isStrong: true });
      y += 4;
    },
    heading(text) {
      y += 8;
      room(SIZE.heading * 4);
      paragraph(text, SIZE.heading, { isStrong: true });
      y += 2;
    },
    text: (text, { isStrong = false, isSmall = false } = {}) =>
      paragraph(text, isSmall ? SIZE.small : SIZE.text, {
        isStrong,
        colour: isSmall ? FAINT : INK,
      }),
    facts(rows) {
      const known = rows.filter(
        (row): row is readonly [string, string] => row[1] !== undefined && row[1] !== '',
      );
      const nameWidth = Math.max(0, ...known.map(([name]) => widthOf(name, SIZE.text))) + 14;
      for (const [name, value] of known) {
        const lines = linesOf(value, width() - nameWidth, SIZE.text);
        room(lines.length * SIZE.text * LEADING);
        draw(name, MARGIN, y, SIZE.text, { colour: FAINT });
        for (const line of lines) {
          draw(line, MARGIN + nameWidth, y, SIZE.text);
          y += SIZE.text * LEADING;
        }
      }
    },
    async table(columns, batches) {
      y += 4;
      const head = (): void =>
        tableRow(
          columns,
          columns.map(({ heading }) => heading),
          true,
        );
      room(SIZE.table * 6);
      head();
      for await (const rows of batches) {
        for (const row of rows)
          tableRow(
            columns,
            columns.map(({ cell }) => cell(row)),
            false,
            head,
          );
        // A slow reader waits here, not in memory.
        if (out.writableNeedDrain)
          await new Promise<void>((resolve) => out.once('drain', resolve).once('close', resolve));
        if (out.destroyed) return;
      }
      y += 4;
    },
    total(name, figure, isStrong = false) {
      room(SIZE.text * LEADING);
      const left = MARGIN + width() * 0.45;
      draw(name, left, y, SIZE.text, { isStrong });
      draw(
        figure,
        MARGIN + width() - CELL_GAP - widthOf(figure, SIZE.text, isStrong),
        y,
        SIZE.text,
        { isStrong },
      );
      y += SIZE.text * LEADING + 2;
    },
    gap(points = 10) {
      y += points;
    },
  };
  newPage();
  write(paper).then(
    () => doc.end(),
    (error: Error) => out.destroy(error),
  );
  return out;
}
