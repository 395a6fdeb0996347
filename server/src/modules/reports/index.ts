/**
 * Reports: how the company does, over what the ledger and the other modules say of themselves. It
 * writes nothing but sums of days that are over.
 */
import { bind } from '../../kernel/bind.ts';
import { readingOf } from '../../platform/database/reads/reading-of.ts';
import type { ReportsDeps } from './deps.ts';
import { exportReport } from './exporting/export-report.ts';
import { keepDays } from './keeping/keep-days.ts';
import { readMargin } from './margin/read-margin.ts';
import { readBalances } from './balances/read-balances.ts';
import { readForecast } from './forecast/read-forecast.ts';
import { readStates } from './states/read-states.ts';
import { readTrade } from './trade/read-trade.ts';
import { readBuyers } from './buyers/read-buyers.ts';
import type { Reports } from './reports.ts';
import { reportsRoutes } from './routes.ts';

export type { Reports } from './reports.ts';

export const createReports = (deps: ReportsDeps): Reports => ({
  ...bind(readingOf(deps), {
    readMargin,
    readBalances,
    readForecast,
    readStates,
    readTrade,
    readBuyers,
  }),
  exportReport: (asked) => exportReport(deps, asked),
  keepDays: () => keepDays(deps),
  now: () => deps.clock.now(),
});

/**
 * Days are kept a quarter of an hour after they are sealed: every hour, as sealing is asked for, so
 * that a night without a worker is made up for in the morning.
 */
export const reportsParts = (reports: Reports) => ({
  routes: reportsRoutes(reports),
  jobs: { 'reports.keep-days': () => reports.keepDays() },
  repeatedJobs: [{ name: 'reports.keep-days', cron: '45 * * * *' }],
});
