import type { Readable } from 'node:stream';
import { streamCsv } from '../../../platform/sheet/csv.ts';
import { type Column, streamSheet } from '../../../platform/sheet/sheet.ts';

/** The rows of a report, ready to leave as a file. */
export interface ReportTable {
  readonly count: number;
  /** What the file is called, in plain letters. */
  readonly fileName: string;
  readonly stream: (format: 'xlsx' | 'csv') => Readable;
}

interface Sheet {
  /** What its tab says. */
  readonly name: string;
  readonly fileName: string;
}

export const reportTable = <Row>(
  { name, fileName }: Sheet,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): ReportTable => ({
  count: rows.length,
  fileName,
  stream: (format) =>
    format === 'csv'
      ? streamCsv(columns, allAtOnce(rows))
      : streamSheet(name, columns, allAtOnce(rows)),
});

async function* allAtOnce<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}
