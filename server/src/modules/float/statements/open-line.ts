import { refuseUnless } from '../../../kernel/refusal.ts';
import { refusedBy } from '../../../platform/database/constraints.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { FloatDeps } from '../deps.ts';
import { bookFee } from './book-fee.ts';
import { lockWithAccount } from './settle-line.ts';
import { deleteMatches, findLine, type KeptLine, updateEnd } from './statement-store.ts';
import { listCovered } from './unit-store.ts';
import { DAY_CLOSED } from './upload-statement.ts';

/**
 * What covers a line is not what it is; a fee that was booked for it alone is taken back. Refusals
 * `float.line-not-found`, `float.line-open`, `float.charge-stays`, `float.day-closed`.
 */
export async function openLine(
  deps: FloatDeps,
  { lineId, reason, by }: { lineId: string; reason: string; by: string },
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const found = await findLine(trx, lineId);
    refuseUnless(found, 'float.line-not-found');
    const line = await lockWithAccount(trx, found);
    refuseUnless(line.how, 'float.line-open');
    refuseUnless(line.how !== 'charge', 'float.charge-stays');
    const taken = line.how === 'fee' ? await takeBack(deps, trx, line, { reason, by }) : [];
    await refusedBy(DAY_CLOSED, deleteMatches(trx, lineId));
    await refusedBy(DAY_CLOSED, updateEnd(trx, [lineId], undefined));
    await deps.audit(trx, {
      actor: by,
      action: 'float.open-line',
      subject: `float-line:${lineId}`,
      reason,
      before: { how: line.how },
      after: { how: null, takenBack: taken },
    });
  });
}

/** Books the opposite of the fee that a line covers; their ids. */
async function takeBack(
  deps: FloatDeps,
  trx: Trx,
  { id, accountId }: KeptLine,
  who: { readonly reason: string; readonly by: string },
): Promise<string[]> {
  const taken: string[] = [];
  for (const { key: reverses, amountJpy } of await listCovered(trx, [id]))
    taken.push(
      await bookFee(deps, trx, { accountId, amountJpy: 0 - amountJpy }, { ...who, reverses }),
    );
  return taken;
}
