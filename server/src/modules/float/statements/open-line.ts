import { refuseUnless } from '../../../kernel/refusal.ts';
import { refusedBy } from '../../../platform/database/constraints.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuseCardNumber } from '../accounts/rules/card-number.ts';
import type { FloatDeps } from '../deps.ts';
import { undoEntry } from '../undoing/reverse-entry.ts';
import { lockWithAccount } from './settle-line.ts';
import { deleteMatches, findLine, updateEnd } from './statement-store.ts';
import { listCovered } from './unit-store.ts';
import { DAY_CLOSED } from './upload-statement.ts';

/**
 * What covers a line is not what it is; a fee or a charge that was booked for it is taken back with
 * it. True when the line is open, false when a second person is asked. Refusals
 * `float.line-not-found`, `float.line-open`, `float.day-closed`, `float.account-closed`,
 * `float.card-number`, `approvals.waiting`.
 */
export function openLine(
  deps: FloatDeps,
  { lineId, reason, by }: { lineId: string; reason: string; by: string },
): Promise<boolean> {
  refuseCardNumber(reason);
  return inTransaction(deps.db, async (trx) => {
    const found = await findLine(trx, lineId);
    refuseUnless(found, 'float.line-not-found');
    const line = await lockWithAccount(trx, found);
    refuseUnless(line.how, 'float.line-open');
    if (line.how === 'fee' || line.how === 'charge') {
      const [booked] = await listCovered(trx, [lineId]);
      if (booked) return undoEntry(deps, trx, booked.key, { reason, by });
    }
    await refusedBy(DAY_CLOSED, deleteMatches(trx, lineId));
    await refusedBy(DAY_CLOSED, updateEnd(trx, [lineId], undefined));
    await deps.audit(trx, {
      actor: by,
      action: 'float.open-line',
      subject: `float-line:${lineId}`,
      reason,
      before: { how: line.how },
      after: { how: null },
    });
    return true;
  });
}
