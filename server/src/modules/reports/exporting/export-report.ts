import type { ReportName } from '@hako/contract/reports/reports';
import type { Readable } from 'node:stream';
import { readingOf } from '../../../platform/database/reads/reading-of.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuseUnlessExportable } from '../../../platform/sheet/batches.ts';
import { type Exporter, exportEntry } from '../../../platform/sheet/export-entry.ts';
import type { ReportsDeps } from '../deps.ts';
import { tableBalances } from '../balances/read-balances.ts';
import { tableBuyers } from '../buyers/read-buyers.ts';
import { tableForecast } from '../forecast/read-forecast.ts';
import { tableMargin } from '../margin/read-margin.ts';
import type { Days } from '../rules/asked-days.ts';
import { tableStates } from '../states/read-states.ts';
import { tableTrade } from '../trade/read-trade.ts';
import type { ReportTable } from './report-table.ts';

export interface AskedFile extends Days, Exporter {
  readonly report: ReportName;
  readonly format: 'xlsx' | 'csv';
}

/** A report as a file of this name. */
export interface ReportFile {
  readonly fileName: string;
  readonly file: Readable;
}

const TABLES: Readonly<
  Record<ReportName, (deps: ReportsDeps, days: Days) => Promise<ReportTable>>
> = {
  margin: tableMargin,
  balances: tableBalances,
  forecast: tableForecast,
  states: tableStates,
  trade: tableTrade,
  buyers: tableBuyers,
};

/**
 * The rows of a report as a file, with a line in the audit before it leaves. Refusals
 * `reports.days`, `request.nothing-to-export`.
 */
export async function exportReport(
  deps: ReportsDeps,
  { report, format, staffId, ...days }: AskedFile,
): Promise<ReportFile> {
  const { count, fileName, stream } = await TABLES[report](readingOf(deps), days);
  refuseUnlessExportable(count);
  const entry = exportEntry(staffId, `reports.${report}`, { ...days, format }, count);
  await inTransaction(deps.db, (trx) => deps.audit(trx, entry));
  return { fileName, file: stream(format) };
}
