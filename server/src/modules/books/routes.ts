import {
  changeBookAccountEndpoint,
  exportJournalEndpoint,
  listBookAccountsEndpoint,
  listJournalEndpoint,
  readBalanceEndpoint,
} from '@hako/contract/books/books';
import {
  checkBookDayEndpoint,
  closeBookMonthEndpoint,
  listBookDaysEndpoint,
  listBookMonthsEndpoint,
} from '@hako/contract/books/closing';
import { exportMoneyReportEndpoint, readMoneyReportEndpoint } from '@hako/contract/books/reports';
import { sendFile } from '../../platform/http/file-reply.ts';
import { DONE, type Route, route } from '../../platform/http/route.ts';
import type { Books } from './books.ts';

export const booksRoutes = (books: Books): Route[] => [
  ...journalRoutes(books),
  ...reportRoutes(books),
  ...closingRoutes(books),
];

const journalRoutes = (books: Books): Route[] => [
  route(listBookAccountsEndpoint, async () => ({ rows: await books.listChart() })),
  route(changeBookAccountEndpoint, async ({ params: { account }, body, caller }) => {
    await books.changeAccount({ account, ...body, staffId: caller.userId });
    return DONE;
  }),
  route(readBalanceEndpoint, async ({ query }) => ({ rows: await books.readBalance(query) })),
  route(listJournalEndpoint, ({ query }) => books.listJournal(query)),
  route(exportJournalEndpoint, async ({ query, reply }) => {
    const { format = 'xlsx' } = query;
    const file = await books.exportJournal(query);
    return sendFile(reply, format, 'nhat-ky-chung', books.now(), file);
  }),
];

const reportRoutes = (books: Books): Route[] => [
  route(readMoneyReportEndpoint, ({ query }) => books.readMoneyReport(query)),
  route(exportMoneyReportEndpoint, async ({ query, reply }) => {
    const { format = 'xlsx' } = query;
    const file = await books.exportMoneyReport(query);
    return sendFile(reply, format, 'doanh-thu', books.now(), file);
  }),
];

const closingRoutes = (books: Books): Route[] => [
  route(listBookDaysEndpoint, async ({ query }) => ({ rows: await books.listDays(query.month) })),
  route(checkBookDayEndpoint, async ({ params: { day }, body, caller }) => ({
    status: true,
    difference: await books.checkDay({ day, ...body, staffId: caller.userId }),
  })),
  route(listBookMonthsEndpoint, async ({ query }) => ({
    rows: await books.listMonths(query.before),
  })),
  route(closeBookMonthEndpoint, async ({ params: { month }, body: { reason }, caller }) => {
    await books.proposeClosing({ month, reason, staffId: caller.userId });
    return { status: true };
  }),
];
