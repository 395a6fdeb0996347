import type { Readable } from 'node:stream';
import { BATCH, inBatches, refuseUnlessExportable } from './batches.ts';
import { streamCsv } from './csv.ts';
import { type Column, MOST_ROWS, streamSheet } from './sheet.ts';
import type { AskedTable } from './table-page.ts';

interface Exported<Row extends { readonly mark: string }> extends AskedTable<Row> {
  readonly kind: 'xlsx' | 'csv';
  /** What the tab of a sheet says. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /** Writes into the audit who takes so many rows away; before the first one leaves. */
  readonly note: (count: number) => Promise<void>;
}

/**
 * A table with all its pages as a file, read batch by batch while it is downloaded. Refusals
 * `request.nothing-to-export`,
 * `request.too-many-to-export`.
 */
export async function exportTable<Row extends { readonly mark: string }>({
  kind,
  name,
  columns,
  sort,
  count,
  note,
  read,
}: Exported<Row>): Promise<Readable> {
  const rows = await count(MOST_ROWS + 1);
  refuseUnlessExportable(rows);
  await note(rows);
  const batches = inBatches<Row>((last) => read({ ...sort, after: last?.mark, limit: BATCH }));
  return kind === 'csv' ? streamCsv(columns, batches) : streamSheet(name, columns, batches);
}
