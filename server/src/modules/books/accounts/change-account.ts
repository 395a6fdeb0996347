import { newId } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { lockName } from '../../../platform/database/lock.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { CLOSING_LOCK, firstOpenDay } from '../closing/first-open-day.ts';
import type { BooksDeps } from '../deps.ts';
import { insertBookAccount } from './book-account-store.ts';
import { chartOn } from './chart.ts';
import { type ChartEntry, isBookAccount } from './chart-table.ts';

export interface AccountChange extends ChartEntry {
  readonly account: string;
  readonly reason: string;
  readonly staffId: string;
}

/**
 * Another number or name for an account, from the first day that is in no closed month. The same
 * again changes nothing. Refusal `books.unknown-account`.
 */
export async function changeAccount(
  { db, clock, audit }: BooksDeps,
  { account, number, name, reason, staffId }: AccountChange,
): Promise<void> {
  refuseUnless(isBookAccount(account), 'books.unknown-account');
  await inTransaction(db, async (trx) => {
    // No month is closed between reading the first open day and writing to it.
    await lockName(trx, CLOSING_LOCK);
    const validFrom = await firstOpenDay(trx);
    const before = (await chartOn(trx, '9999-12-31'))(account);
    if (before.number === number && before.name === name) return;
    const at = clock.now();
    const row = { account, number, name, validFrom, setBy: staffId, reason };
    await insertBookAccount(trx, { ...row, id: newId(at.getTime()), setAt: at });
    await audit(trx, {
      actor: staffId,
      action: 'books.change-account',
      subject: `account:${account}`,
      reason,
      before: { number: before.number, name: before.name },
      after: { number, name, validFrom },
    });
  });
}
