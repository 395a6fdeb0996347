import { newId } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { lockOpen } from '../accounts/open-account.ts';
import { refuseCardNumber } from '../accounts/rules/card-number.ts';
import type { FloatDeps } from '../deps.ts';
import { insertMovements, isOnStatement } from '../movement-store.ts';
import type { AskedOfOrder } from './change-spent.ts';
import { readPaidOrder, refundedOf } from './paid-order.ts';

/**
 * Another account paid: all that stands of the order is taken from the one it was booked on and put
 * on this one. Refusals `float.order-not-paid`, `float.account-not-found`, `float.account-closed`,
 * `float.same-account`, `float.refunded-before`, `float.on-statement`, `float.card-number`.
 */
export function moveSpent(
  deps: FloatDeps,
  { code: typed, to, reason, by }: AskedOfOrder & { readonly to: string },
): Promise<void> {
  refuseCardNumber(reason);
  return inTransaction(deps.db, async (trx) => {
    const { code, orderId, standing, accountId } = await readPaidOrder(deps, trx, typed);
    refuseUnless(to !== accountId, 'float.same-account');
    refuseUnless(refundedOf(standing) === 0, 'float.refunded-before');
    await lockOpen(trx, [accountId, to], 'update');
    const own = standing.filter((one) => one.accountId === accountId);
    const isCovered = await isOnStatement(trx, own);
    refuseUnless(!isCovered, 'float.on-statement', { code });
    const at = deps.clock.now();
    const actId = newId(at.getTime());
    const facts = { kind: 'moved', orderId, day: dayInVietnam(at), at, actId } as const;
    const noted = { ...facts, note: reason, madeBy: by };
    await insertMovements(
      trx,
      own.map(({ id: reverses, amountJpy }) => ({
        ...noted,
        ...{ id: newId(at.getTime()), accountId, amountJpy: -amountJpy, reverses },
      })),
    );
    const amountJpy = own.reduce((sum, one) => sum + one.amountJpy, 0);
    await insertMovements(trx, [{ ...noted, id: newId(at.getTime()), accountId: to, amountJpy }]);
    await deps.audit(trx, {
      actor: by,
      action: 'float.move-spent',
      subject: `order:${code}`,
      reason,
      before: { account: accountId },
      after: { account: to, amountJpy },
    });
    await deps.live.tell(trx, 'desk', { kind: 'queue-changed' });
  });
}
