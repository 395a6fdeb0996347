import type { BalanceRow, BookAccountRow, JournalRow } from '@hako/contract/books/books';
import type { readMoneyReportEndpoint } from '@hako/contract/books/reports';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { BookDay, BookMonth } from '@hako/contract/books/closing';
import type { Readable } from 'node:stream';
import type { ActHandlers } from '../approvals/index.ts';
import type { Days } from '../ledger/index.ts';
import type { AccountChange } from './accounts/change-account.ts';
import type { DayChecked } from './closing/check-day.ts';
import type { MonthToClose } from './closing/close-month.ts';
import type { JournalQuery } from './journal/list-journal.ts';

/** The company's books as an accountant in Vietnam keeps them, over the ledger. */
export interface Books {
  listChart(): Promise<BookAccountRow[]>;
  /** See `change-account.ts`. */
  changeAccount(change: AccountChange): Promise<void>;
  readBalance(days: Days): Promise<BalanceRow[]>;
  listJournal(query: JournalQuery): Promise<{ rows: JournalRow[]; next?: string }>;
  exportJournal(days: Days & { readonly format?: 'xlsx' | 'csv' | undefined }): Promise<Readable>;
  readMoneyReport(days: Days): Promise<EndpointReply<typeof readMoneyReportEndpoint>>;
  exportMoneyReport(
    days: Days & { readonly format?: 'xlsx' | 'csv' | undefined },
  ): Promise<Readable>;
  listDays(month: string): Promise<BookDay[]>;
  /** Gives back what a statement says more than the books; see `check-day.ts`. */
  checkDay(checked: DayChecked): Promise<number>;
  listMonths(before?: string): Promise<BookMonth[]>;
  /** Asks a second person; see `close-month.ts`. */
  proposeClosing(month: MonthToClose): Promise<void>;
  readonly acts: Pick<ActHandlers, 'books.close-month'>;
  now(): Date;
}
