import type { Readable } from 'node:stream';
import { BATCH, inBatches, refuseUnlessExportable } from '../../../platform/sheet/batches.ts';
import { streamCsv } from '../../../platform/sheet/csv.ts';
import { MOST_ROWS, streamSheet } from '../../../platform/sheet/sheet.ts';
import { chartOn } from '../accounts/chart.ts';
import { sidesOf } from '../accounts/sides.ts';
import type { Days, JournalEntry } from '../../ledger/index.ts';
import { daysAsked } from '../days.ts';
import type { BooksDeps } from '../deps.ts';
import { SHEET_NAME } from '../labels.ts';
import { COLUMNS, type ExportedEntry } from './sheet-labels.ts';

/**
 * The journal of some days, oldest first, read batch by batch while it is downloaded. Yen are
 * converted at the bank's last selling rate of the day. Refusals `books.days`,
 * `request.nothing-to-export`, `request.too-many-to-export`.
 */
export async function exportJournal(
  deps: BooksDeps,
  { format = 'xlsx', ...asked }: Days & { readonly format?: 'xlsx' | 'csv' | undefined },
): Promise<Readable> {
  const days = daysAsked(asked);
  refuseUnlessExportable(await deps.ledger.countJournal(deps.db, days, MOST_ROWS + 1));
  const open = await deps.ledger.bookDays(deps.db, days);
  const entries = inBatches<ExportedEntry>((last) => nextBatch(deps, open, last));
  return format === 'csv' ? streamCsv(COLUMNS, entries) : streamSheet(SHEET_NAME, COLUMNS, entries);
}

/** The next entries behind the last one, over the border of days. `days` are newest first. */
async function nextBatch(
  deps: BooksDeps,
  days: readonly string[],
  last: ExportedEntry | undefined,
): Promise<ExportedEntry[]> {
  const entries: ExportedEntry[] = [];
  for (const day of days.toReversed()) {
    if (last && day < last.day) continue;
    const after = last?.day === day ? last.number : undefined;
    const size = BATCH - entries.length;
    const found = await deps.ledger.journalOf(deps.db, day, { order: 'up', after, size });
    entries.push(...(await exportedOf(deps, day, found)));
    if (entries.length === BATCH) break;
  }
  return entries;
}

async function exportedOf(
  deps: BooksDeps,
  day: string,
  entries: readonly JournalEntry[],
): Promise<ExportedEntry[]> {
  if (entries.length === 0) return [];
  const chart = await chartOn(deps.db, day);
  const yenRate = entries.some(({ currency }) => currency === 'JPY')
    ? await deps.rateOn(day)
    : undefined;
  const ids = new Set(entries.flatMap(({ customerId }) => customerId ?? []));
  const customers = await deps.customers.readMany(deps.db, [...ids]);
  return entries.map((entry): ExportedEntry => {
    const { debit, credit } = sidesOf(entry);
    const customer = entry.customerId ? customers.get(entry.customerId) : undefined;
    const { customerNo, fullName } = customer ?? {};
    const numbers = { debit: chart(debit).number, credit: chart(credit).number };
    return { ...entry, ...numbers, yenRate, customerNo, customerName: fullName };
  });
}
