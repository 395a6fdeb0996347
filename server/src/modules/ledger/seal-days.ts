import { setStatementTimeout } from '../../platform/database/statement-time.ts';
import { lockName } from '../../platform/database/lock.ts';
import { endOfVietnamDay } from '../../kernel/vietnam-day.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { findUnsealedDay, insertSeal } from './seal-store.ts';

/** Longer than any transaction may last: whatever was posted on a day that is over so long is written, or never will be. */
const GRACE_MS = 3_600_000;

/**
 * Seals every day that is over and not sealed yet, each in a transaction of its own; gives back how
 * many. A seal keeps the turnovers of its day (a trigger). The seal goes to the log as well:
 * whoever keeps logs elsewhere can tell whether the books and their seals were rewritten together.
 */
export async function sealDays({
  db,
  clock,
  log,
}: Pick<Platform, 'db' | 'clock' | 'log'>): Promise<number> {
  for (let sealed = 0; ; sealed++) {
    const seal = await inTransaction(db, async (trx) => {
      // Two workers never seal the same day, and a long day takes as long as it takes.
      await lockName(trx, 'ledger.seal');
      await setStatementTimeout(trx, 0);
      const day = await findUnsealedDay(trx);
      const end = day && endOfVietnamDay(day);
      const isOver = end && end.getTime() + GRACE_MS <= clock.now().getTime();
      return isOver ? insertSeal(trx, day, clock.now()) : undefined;
    });
    if (!seal) return sealed;
    log.info(seal, 'the books of a day were sealed');
  }
}
