import { refuseUnless } from '../../../kernel/refusal.ts';
import { refusedBy } from '../../../platform/database/constraints.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { lockOpen } from '../accounts/open-account.ts';
import { refuseCardNumber } from '../accounts/rules/card-number.ts';
import { refuseOverDay } from '../alone-store.ts';
import type { FloatDeps } from '../deps.ts';
import { lockOrderPaid } from '../movement-store.ts';
import { bookOpposite } from '../undoing/book-opposite.ts';
import { listBookedFor } from '../undoing/entry-store.ts';
import { deleteFileMatches, findFile, listCorrectedOrders, withdrawLines } from './file-store.ts';
import { DAY_CLOSED } from './upload-statement.ts';

/**
 * An accountant withdraws a wrong file: its lines leave the account, what they covered waits for a
 * line again, and the opposite of what was booked because of them is booked. A person opens the
 * lines that two people decided one by one first. Refusals `float.statement-not-found`,
 * `float.statement-withdrawn`, `float.statement-busy`, `float.two-people-lines`, `float.over-day`,
 * `float.day-closed`, `float.account-closed`, `float.refund-too-high`, `float.card-number`.
 */
export async function withdrawStatement(
  deps: FloatDeps,
  { id, reason, by }: { readonly id: string; readonly reason: string; readonly by: string },
): Promise<void> {
  refuseCardNumber(reason);
  await inTransaction(deps.db, async (trx) => {
    const found = await findFile(trx, id);
    refuseUnless(found, 'float.statement-not-found');
    const { accountId } = found;
    const orders = new Set(await listCorrectedOrders(trx, id));
    for (const orderId of orders) await lockOrderPaid(trx, orderId);
    await lockOpen(trx, [accountId], 'update');
    // A colleague may have corrected another order by a line of it before the account was held.
    const areHeld = (await listCorrectedOrders(trx, id)).every((orderId) => orders.has(orderId));
    refuseUnless(areHeld, 'float.statement-busy');
    const isWithdrawn = (await findFile(trx, id))?.isWithdrawn;
    refuseUnless(!isWithdrawn, 'float.statement-withdrawn');
    const booked = await listBookedFor(trx, id);
    const count = booked.filter(({ approvedBy }) => approvedBy !== null).length;
    refuseUnless(count === 0, 'float.two-people-lines', { count });
    const amountJpy = booked.reduce((sum, leg) => sum + Math.abs(leg.amountJpy), 0);
    if (amountJpy > 0) await refuseOverDay(deps, trx, { staffId: by, amountJpy });
    await refusedBy(DAY_CLOSED, deleteFileMatches(trx, id));
    const takenBack = await bookOpposite(deps, trx, booked, { reason, by });
    const at = deps.clock.now();
    const lines = await refusedBy(DAY_CLOSED, withdrawLines(trx, { id, by, at, reason }));
    await deps.audit(trx, {
      actor: by,
      action: 'float.withdraw-statement',
      subject: `float-account:${accountId}`,
      reason,
      before: { statement: id, lines },
      after: { lines: 0, takenBack },
    });
    await deps.live.tell(trx, 'desk', { kind: 'queue-changed' });
  });
}
