import { sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { lockName } from '../../../platform/database/lock.ts';

export interface ReceiptNumber {
  readonly series: string;
  readonly number: number;
}

/** One at a time: a number is never skipped and never given twice. */
export const lockSeries = (trx: Trx, series: string): Promise<void> =>
  lockName(trx, `invoice-series:${series}`);

export const findReceiptNumber = (
  reader: Reader,
  invoiceId: string,
): Promise<ReceiptNumber | undefined> =>
  reader
    .selectFrom('invoice_numbers')
    .select(['series', 'number'])
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst();

/** The last number that was given in this series; 0 before the first. */
export async function readLastNumber(trx: Trx, series: string): Promise<number> {
  const { last } = await trx
    .selectFrom('invoice_numbers')
    .select((eb) => eb.fn.coalesce(eb.fn.max('number'), sql<number>`0`).as('last'))
    .where('series', '=', series)
    .executeTakeFirstOrThrow();
  return Number(last);
}

export async function insertReceiptNumber(
  trx: Trx,
  invoiceId: string,
  given: ReceiptNumber,
): Promise<void> {
  await trx
    .insertInto('invoice_numbers')
    .values({ ...given, invoice_id: invoiceId })
    .execute();
}
