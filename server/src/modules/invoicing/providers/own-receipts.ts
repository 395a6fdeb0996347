import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { InvoiceProvider, ProviderAnswer } from './provider.ts';
import {
  findReceiptNumber,
  insertReceiptNumber,
  lockSeries,
  type ReceiptNumber,
  readLastNumber,
} from './receipt-number-store.ts';

/** Phiếu thu, and the year: nothing that looks like the sign of an invoice. */
const seriesOf = (at: Date): string => `PT${dayInVietnam(at).slice(2, 4)}`;

/**
 * Receipts (phiếu thu) with numbers of our own, one after the other in the series of the year. By
 * law they are no invoices, and their paper says so; see docs/decisions/0074.
 */
export function ownReceipts({ db, clock }: Pick<Platform, 'db' | 'clock'>): InvoiceProvider {
  const answerOf = (number: ReceiptNumber): ProviderAnswer => ({
    is: 'issued',
    given: { ...number, providerNumber: `${number.series}/${number.number}`, at: clock.now() },
  });
  return {
    name: 'own',
    paper: 'receipt',
    issue: ({ id, askedAt }) =>
      inTransaction(db, async (trx) => {
        const series = seriesOf(askedAt);
        await lockSeries(trx, series);
        const known = await findReceiptNumber(trx, id);
        if (known) return answerOf(known);
        const number = { series, number: (await readLastNumber(trx, series)) + 1 };
        await insertReceiptNumber(trx, id, number);
        return answerOf(number);
      }),
    async find(id) {
      const known = await findReceiptNumber(db, id);
      return known && answerOf(known);
    },
  };
}
