import { dayInVietnam } from '../../kernel/vietnam-day.ts';
import type { Platform } from '../../platform/platform.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { InvoiceIssuer } from './invoice.ts';
import {
  findInvoiceNumber,
  insertInvoiceNumber,
  lockSeries,
  readLastNumber,
} from './invoice-number-store.ts';

/** Form 1 (value added tax), C for a coded e-invoice, the year, T for an ordinary enterprise, two letters of ours (circular 78/2021, appendix I). */
const seriesOf = (at: Date): string => `1C${dayInVietnam(at).slice(2, 4)}THK`;

/** Numbers of our own, one after the other in the series of the year. */
export const ownIssuer = ({ db }: Pick<Platform, 'db'>): InvoiceIssuer => ({
  name: 'own',
  issue: ({ id, askedAt }) =>
    inTransaction(db, async (trx) => {
      const series = seriesOf(askedAt);
      await lockSeries(trx, series);
      const known = await findInvoiceNumber(trx, id);
      if (known) return known;
      const given = { series, number: (await readLastNumber(trx, series)) + 1 };
      await insertInvoiceNumber(trx, id, given);
      return given;
    }),
});
