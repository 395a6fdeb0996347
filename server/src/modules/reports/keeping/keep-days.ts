import { dayInVietnam, endOfVietnamDay } from '../../../kernel/vietnam-day.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { ReportsDeps } from '../deps.ts';
import { insertSpanDays } from '../spans/span-store.ts';
import { findLastKept, insertDay, insertSiteDay } from './day-store.ts';

/** Older than the first movement of anybody. */
const FIRST_DAY = '2000-01-01';

/**
 * Keeps the figures of each day that was sealed since the last time, the oldest first, each in a
 * transaction of its own.
 */
export async function keepDays({ db, clock, ledger }: ReportsDeps): Promise<void> {
  let last = await findLastKept(db);
  const to = dayInVietnam(clock.now());
  const from = last ? dayInVietnam(endOfVietnamDay(last) ?? clock.now()) : FIRST_DAY;
  for (const { day } of await ledger.sealedDays(db, { from, to })) {
    const after = last;
    await inTransaction(db, async (trx) => {
      if (!(await insertDay(trx, day, clock.now()))) return;
      await insertSiteDay(trx, day);
      await insertSpanDays(trx, { after, until: day });
    });
    last = day;
  }
}
