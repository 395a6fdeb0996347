import type { Readable } from 'node:stream';
import type { KeysetPage } from '../database/keyset.ts';
import { BATCH, inBatches, refuseUnlessExportable } from './batches.ts';
import { streamCsv } from './csv.ts';
import { type Column, MOST_ROWS, streamSheet } from './sheet.ts';

interface Exported<Row extends { readonly mark: string }> {
  readonly kind: 'xlsx' | 'csv';
  /** What the tab of a sheet says. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly sort: Pick<KeysetPage, 'key' | 'isDescending'>;
  /** How many rows there are, counted no further than `most`. */
  readonly count: (most: number) => Promise<number>;
  /** Writes into the audit who takes so many rows away; before the first one leaves. */
  readonly note: (count: number) => Promise<void>;
  readonly read: (page: KeysetPage) => Promise<readonly Row[]>;
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
