import type { Readable } from 'node:stream';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { endOfVietnamDay, startOfVietnamDay } from '../../../kernel/vietnam-day.ts';
import { BATCH, inBatches, refuseUnlessExportable } from '../../../platform/sheet/batches.ts';
import { streamSheet } from '../../../platform/sheet/sheet.ts';
import type { InvoicingDeps } from '../deps.ts';
import { countIssued } from '../invoice-store.ts';
import { COLUMNS, SHEET_NAME } from '../labels.ts';
import { type IssuedRow, listIssuedRows } from '../replacing/list-issued.ts';

/**
 * What was issued, as a sheet. Days in Vietnam, both inclusive. Refusals `request.invalid`,
 * `request.nothing-to-export`, `request.too-many-to-export`.
 */
export async function exportIssued(
  { db }: InvoicingDeps,
  days: { readonly from: string; readonly to: string },
): Promise<Readable> {
  const [from, to] = [startOfVietnamDay(days.from), endOfVietnamDay(days.to)];
  refuseUnless(from, 'request.invalid', { field: 'from' });
  refuseUnless(to, 'request.invalid', { field: 'to' });
  refuseUnlessExportable(await countIssued(db, from, to));
  const rows = inBatches<IssuedRow>((last) => listIssuedRows(db, from, to, last, BATCH));
  return streamSheet(SHEET_NAME, COLUMNS, rows);
}
