import { refuseUnless } from '../../../kernel/refusal.ts';
import { dayInVietnam, dayText, startOfVietnamDay } from '../../../kernel/vietnam-day.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { lockAccounts } from '../accounts/account-store.ts';
import type { FloatDeps } from '../deps.ts';
import { signedYen } from '../labels.ts';
import { findReconciled, insertReconciled, readUntil } from './reconcile-store.ts';

/**
 * Until the end of a day the account is what its statement says; nothing before it changes any
 * more. Refusals `float.account-not-found`, `float.day-not-over`, `float.reconciled-before`,
 * `float.lines-open`, `float.movements-open`, `float.balance-differs`,
 * `float.books-differ`, `request.invalid`.
 */
export async function reconcile(
  { db, clock, audit }: FloatDeps,
  asked: {
    readonly accountId: string;
    readonly until: string;
    readonly statedJpy: number;
    readonly by: string;
  },
): Promise<void> {
  const { accountId, until, statedJpy, by } = asked;
  refuseUnless(startOfVietnamDay(until), 'request.invalid', { field: 'until' });
  await inTransaction(db, async (trx) => {
    const [account] = await lockAccounts(trx, [accountId], 'update');
    refuseUnless(account && account.kind !== 'unsorted', 'float.account-not-found');
    const at = clock.now();
    refuseUnless(until < dayInVietnam(at), 'float.day-not-over', { day: dayText(until) });
    const before = await findReconciled(trx, accountId);
    const last = before ? dayText(before.until) : '';
    refuseUnless(!before || before.until < until, 'float.reconciled-before', { day: last });
    const found = await readUntil(trx, accountId, until);
    refuseUnless(found.openLines === 0, 'float.lines-open', { count: found.openLines });
    refuseUnless(found.openMovements === 0, 'float.movements-open', { count: found.openMovements });
    const booked = signedYen(found.balanceJpy);
    refuseUnless(found.balanceJpy === statedJpy, 'float.balance-differs', { booked });
    const ours = signedYen(found.bookedJpy);
    refuseUnless(found.bookedJpy === statedJpy, 'float.books-differ', { booked: ours });
    const done = { until, statedJpy, by, at, lines: found.lines };
    await insertReconciled(trx, accountId, done);
    await audit(trx, {
      actor: by,
      action: 'float.reconcile',
      subject: `float-account:${accountId}`,
      before: { until: before?.until ?? null },
      after: { until, statedJpy, lines: found.lines },
    });
  });
}
