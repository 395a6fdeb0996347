/**
 * Books: the ledger under the numbers of a chart of accounts, its journal for accounting programs,
 * days compared with the bank, and closed months.
 */
import { bind } from '../../kernel/bind.ts';
import { readingOf } from '../../platform/database/reads/reading-of.ts';
import { changeAccount } from './accounts/change-account.ts';
import { listChart } from './accounts/chart.ts';
import { readBalance } from './accounts/read-balance.ts';
import type { Books } from './books.ts';
import { checkDay } from './closing/check-day.ts';
import { closeMonthAct, proposeClosing } from './closing/close-month.ts';
import { listDays } from './closing/list-days.ts';
import { listMonths } from './closing/list-months.ts';
import type { BooksDeps } from './deps.ts';
import { exportJournal } from './journal/export-journal.ts';
import { listJournal } from './journal/list-journal.ts';
import { exportMoneyReport, readMoneyReport } from './reports/money-report.ts';
import { booksRoutes } from './routes.ts';

export type { Books } from './books.ts';

export function createBooks(deps: BooksDeps): Books {
  return {
    ...bind(deps, {
      listChart,
      changeAccount,
      listDays,
      checkDay,
      listMonths,
      proposeClosing,
    }),
    ...bind(readingOf(deps), {
      readBalance,
      listJournal,
      exportJournal,
      readMoneyReport,
      exportMoneyReport,
    }),
    acts: { 'books.close-month': closeMonthAct(deps) },
    now: () => deps.clock.now(),
  };
}

export const booksParts = (books: Books) => ({ routes: booksRoutes(books) });
