import type { CheckedAccount } from '@hako/contract/books/closing';
import { newId } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { dayInVietnam, dayText } from '../../../kernel/vietnam-day.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { balanceOf } from '../accounts/sides.ts';
import { daysAsked } from '../days.ts';
import type { BooksDeps } from '../deps.ts';
import { amountText } from '../labels.ts';
import { insertDayCheck } from './day-check-store.ts';

export interface DayChecked {
  readonly day: string;
  readonly account: CheckedAccount;
  /**
   * What a statement says that is there at the end of the day; đồng, or yen at the marketplaces.
   */
  readonly stated: number;
  readonly note: string;
  readonly staffId: string;
}

/**
 * Keeps what a statement says beside what the books say, and gives back the difference. Refusals
 * `books.days`,
 * `books.day-not-over`, `books.difference-unexplained`.
 */
export async function checkDay(deps: BooksDeps, checked: DayChecked): Promise<number> {
  const { day, account, stated, staffId } = checked;
  daysAsked({ from: day, to: day });
  const at = deps.clock.now();
  refuseUnless(day < dayInVietnam(at), 'books.day-not-over', { day: dayText(day) });
  const note = checked.note.trim();
  const currency = account === 'company:marketplace-float' ? 'JPY' : 'VND';
  return inTransaction(deps.db, async (trx) => {
    const booked = await bookedAt(deps, trx, day, account, currency);
    const difference = stated - booked;
    refuseUnless(difference === 0 || note !== '', 'books.difference-unexplained', {
      difference: amountText(difference, currency),
    });
    const check = { day, account, currency, stated, booked, note } as const;
    await insertDayCheck(trx, { ...check, id: newId(), checkedBy: staffId, checkedAt: at });
    await deps.audit(trx, {
      actor: staffId,
      action: 'books.check-day',
      subject: `book-day:${day}`,
      ...(note ? { reason: note } : {}),
      after: { account, stated, booked },
    });
    return difference;
  });
}

async function bookedAt(
  { ledger }: BooksDeps,
  trx: Trx,
  day: string,
  account: CheckedAccount,
  currency: 'VND' | 'JPY',
): Promise<number> {
  const all = await ledger.turnovers(trx, { from: day, to: day });
  const found = all.find((one) => one.account === account && one.currency === currency);
  return found ? balanceOf(found).closing : 0;
}
