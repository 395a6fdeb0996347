import type { Reader } from '../../../platform/database/database.ts';
import { findLastClosedMonth } from './month-store.ts';
import { nextMonth } from './rules/months.ts';

/** Taken by whoever closes a month, and by whoever writes to the first day that is open. */
export const CLOSING_LOCK = 'books.close-month';

/** Before any month was closed, the beginning of time: numbers may be set for all of the books. */
const BEGINNING = '2000-01-01';

/** The first day in Vietnam that is in no closed month. */
export async function firstOpenDay(reader: Reader): Promise<string> {
  const last = await findLastClosedMonth(reader);
  return last ? `${nextMonth(last)}-01` : BEGINNING;
}
