import { FAINT, INK, lineHeight, type Sheet, SIZE } from './sheet.ts';
import { linesOf, widthOf } from './typesetting.ts';

/** A column of a table; `share` of the paper's width, figures stand at the right. */
export interface PaperColumn<Row> {
  readonly heading: string;
  readonly share: number;
  readonly isFigure?: boolean;
  readonly cell: (row: Row) => string;
}

/** Points between a cell and the next one. */
export const CELL_GAP = 8;
const ROW_GAP = 6;

/** Writes rows as they come, until `mayGoOn` says no after a batch; the headings stand again on each page. */
export async function writeTable<Row>(
  sheet: Sheet,
  columns: readonly PaperColumn<Row>[],
  batches: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>,
  mayGoOn: () => Promise<boolean>,
): Promise<void> {
  const headings = columns.map(({ heading }) => heading);
  const head = (): void => writeRow(sheet, columns, headings, { isHead: true });
  sheet.moveDown(4);
  sheet.room(SIZE.table * 6);
  head();
  for await (const rows of batches) {
    for (const row of rows) {
      const texts = columns.map(({ cell }) => cell(row));
      writeRow(sheet, columns, texts, { isHead: false, onNewPage: head });
    }
    if (!(await mayGoOn())) return;
  }
  sheet.moveDown(4);
}

function writeRow<Row>(
  sheet: Sheet,
  columns: readonly PaperColumn<Row>[],
  texts: readonly string[],
  { isHead, onNewPage }: { readonly isHead: boolean; readonly onNewPage?: () => void },
): void {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (sheet.width() * share) / shares);
  const cells = texts.map((text, index) =>
    linesOf(text, (widths[index] as number) - CELL_GAP, SIZE.table, { isStrong: isHead }),
  );
  const height = Math.max(...cells.map(({ length }) => length)) * lineHeight(SIZE.table) + ROW_GAP;
  if (sheet.room(height)) onNewPage?.();
  let x = 0;
  for (const [index, lines] of cells.entries()) {
    const width = widths[index] as number;
    for (const [row, line] of lines.entries()) {
      const shift = columns[index]?.isFigure
        ? width - CELL_GAP - widthOf(line, SIZE.table, isHead)
        : 0;
      sheet.write(line, SIZE.table, {
        x: x + shift,
        below: ROW_GAP / 2 + row * lineHeight(SIZE.table),
        isStrong: isHead,
        colour: isHead ? FAINT : INK,
      });
    }
    x += width;
  }
  sheet.moveDown(height);
  sheet.rule();
}
