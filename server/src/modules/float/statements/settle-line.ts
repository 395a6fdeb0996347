import type { LineEnd } from '@hako/contract/float/statements';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { refusedBy } from '../../../platform/database/constraints.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { lockOpen } from '../accounts/open-account.ts';
import type { FloatDeps } from '../deps.ts';
import { signedYen } from '../labels.ts';
import { listOrdersOf, lockOrderPaid } from '../movement-store.ts';
import { bookChange } from '../spending/spend.ts';
import { bookFee } from './book-fee.ts';
import { findLine, insertMatches, type KeptLine, lockLine, updateEnd } from './statement-store.ts';
import { listUncovered, type MovementUnit } from './unit-store.ts';
import { DAY_CLOSED } from './upload-statement.ts';

interface Asked {
  readonly lineId: string;
  readonly how: Exclude<LineEnd, 'auto'>;
  readonly movements: readonly string[];
  readonly reason: string;
  readonly by: string;
}

/**
 * Says what a line of a statement is. Refusals `float.line-not-found`, `float.line-settled`,
 * `float.day-closed`, `float.sum-differs`, `float.not-coverable`, `float.account-closed`,
 * `approvals.waiting`.
 */
export async function settleLine(deps: FloatDeps, asked: Asked): Promise<void> {
  const { lineId, how, reason, by } = asked;
  await inTransaction(deps.db, async (trx) => {
    const line = await lockOpenLine(trx, asked);
    if (how === 'charge') {
      await deps.approvals.propose(trx, {
        act: 'float.charge',
        subject: `float-line:${lineId}`,
        terms: { lineId },
        ...{ reason, proposedBy: by },
      });
      return;
    }
    const movements = how === 'fee' ? [] : await coverable(trx, line, asked);
    const more = await bookRest(deps, trx, line, asked, movements);
    await cover(deps, trx, line, [...movements.flatMap((unit) => unit.movements), ...more], asked);
  });
}

/** A line that nothing covers, with its account and the orders that it is to be. */
async function lockOpenLine(trx: Trx, { lineId, movements }: Asked): Promise<KeptLine> {
  const found = await findLine(trx, lineId);
  refuseUnless(found, 'float.line-not-found');
  for (const orderId of await listOrdersOf(trx, movements)) await lockOrderPaid(trx, orderId);
  const line = await lockWithAccount(trx, found);
  refuseUnless(!line.how, 'float.line-settled');
  return line;
}

/** Its account first, as whoever reads a file does. */
export async function lockWithAccount(trx: Trx, { id, accountId }: KeptLine): Promise<KeptLine> {
  await lockOpen(trx, [accountId], 'update');
  const line = await lockLine(trx, id);
  refuseUnless(line, 'float.line-not-found');
  return line;
}

/** The units that were named, whole. */
async function coverable(trx: Trx, line: KeptLine, asked: Asked): Promise<MovementUnit[]> {
  const units = await listUncovered(trx, line.accountId);
  const named = new Set(asked.movements);
  const chosen = units.filter(({ movements }) => movements.some((id) => named.has(id)));
  const found = chosen.flatMap(({ movements }) => movements);
  const isWhole = found.length === named.size && found.every((id) => named.has(id));
  refuseUnless(isWhole && chosen.length > 0, 'float.not-coverable');
  return chosen;
}

/** What the line says more than its movements, where that is to be booked. */
async function bookRest(
  deps: FloatDeps,
  trx: Trx,
  line: KeptLine,
  { how, reason, by }: Asked,
  units: readonly MovementUnit[],
): Promise<string[]> {
  if (how === 'fee') return [await bookFee(deps, trx, line, { reason, by })];
  const sum = units.reduce((total, { amountJpy }) => total + amountJpy, 0);
  const facts = { sum: signedYen(sum), amount: signedYen(line.amountJpy) };
  if (how === 'match') {
    refuseUnless(sum === line.amountJpy, 'float.sum-differs', facts);
    return [];
  }
  const [unit, ...others] = units;
  const orderId = unit?.orderId;
  refuseUnless(orderId && others.length === 0 && line.amountJpy < 0, 'float.not-coverable');
  refuseUnless(sum !== line.amountJpy, 'float.sum-differs', facts);
  const { accountId } = line;
  const amountJpy = line.amountJpy - sum;
  const change = { orderId, accountId, kind: 'correction', amountJpy, note: reason, by } as const;
  return [await bookChange(deps, trx, change)];
}

/** The line is what these movements are. */
export async function cover(
  deps: FloatDeps,
  trx: Trx,
  line: KeptLine,
  movements: readonly string[],
  { how, reason, by }: Pick<Asked, 'how' | 'reason' | 'by'>,
): Promise<void> {
  const at = deps.clock.now();
  const matches = movements.map((movementId) => ({ movementId, lineId: line.id }));
  await refusedBy(DAY_CLOSED, insertMatches(trx, matches));
  await refusedBy(DAY_CLOSED, updateEnd(trx, [line.id], { how, reason, by, at }));
  await deps.audit(trx, {
    actor: by,
    action: 'float.settle-line',
    subject: `float-line:${line.id}`,
    reason,
    before: { how: null },
    after: { how, amountJpy: line.amountJpy, movements },
  });
}
