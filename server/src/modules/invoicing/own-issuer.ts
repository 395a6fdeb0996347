import { sql } from 'kysely';
import { dayInVietnam } from '../../kernel/vietnam-day.ts';
import type { Platform } from '../../platform/platform.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { InvoiceIssuer } from './invoice.ts';

/** Form 1 (value added tax), C for a coded e-invoice, the year, T for an ordinary enterprise, two letters of ours (circular 78/2021, appendix I). */
const seriesOf = (at: Date): string => `1C${dayInVietnam(at).slice(2, 4)}THK`;

/** Numbers of our own, one after the other in the series of the year. */
export const ownIssuer = ({ db }: Pick<Platform, 'db'>): InvoiceIssuer => ({
  name: 'own',
  issue: ({ id, askedAt }) =>
    inTransaction(db, async (trx) => {
      const series = seriesOf(askedAt);
      // One at a time: a number is never skipped and never given twice.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`invoice-series:${series}`}, 0))`.execute(
        trx,
      );
      const known = await trx
        .selectFrom('invoice_numbers')
        .select(['series', 'number'])
        .where('invoice_id', '=', id)
        .executeTakeFirst();
      if (known) return known;
      const { last } = await trx
        .selectFrom('invoice_numbers')
        .select((eb) => eb.fn.coalesce(eb.fn.max('number'), sql<number>`0`).as('last'))
        .where('series', '=', series)
        .executeTakeFirstOrThrow();
      const number = Number(last) + 1;
      await trx.insertInto('invoice_numbers').values({ series, number, invoice_id: id }).execute();
      return { series, number };
    }),
});
