import type { LineEnd } from '@hako/contract/float/statements';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { refusedBy } from '../../../platform/database/constraints.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { lockOpen } from '../accounts/open-account.ts';
import { refuseCardNumber } from '../accounts/rules/card-number.ts';
import { fitsAlone } from '../alone-store.ts';
import type { BookedBy, FloatDeps } from '../deps.ts';
import { signedYen } from '../labels.ts';
import { listOrdersOf, lockOrderPaid } from '../movement-store.ts';
import { bookChange } from '../spending/spend.ts';
import { bookFee } from './book-fee.ts';
import { findLine, insertMatches, type KeptLine, lockLine, updateEnd } from './statement-store.ts';
import { listUncovered, type MovementUnit } from './unit-store.ts';
import { DAY_CLOSED } from './upload-statement.ts';

interface Settled {
  readonly lineId: string;
  readonly how: Exclude<LineEnd, 'auto'>;
  readonly movements: readonly string[];
}

/**
 * Says what a line of a statement is; true when it is covered, false when a second person is asked.
 * Refusals `float.line-not-found`, `float.line-settled`, `float.day-closed`, `float.sum-differs`,
 * `float.not-coverable`, `float.account-closed`, `float.card-number`, `approvals.waiting`.
 */
export function settleLine(
  deps: FloatDeps,
  { reason, by, ...asked }: Settled & { readonly reason: string; readonly by: string },
): Promise<boolean> {
  refuseCardNumber(reason);
  return inTransaction(deps.db, (trx) => settle(deps, trx, asked, { reason, by }));
}

/** The same in a transaction; in two names when it was approved. */
export async function settle(
  deps: FloatDeps,
  trx: Trx,
  asked: Settled,
  who: BookedBy,
): Promise<boolean> {
  const { lineId, how, movements } = asked;
  const { reason, by } = who;
  const line = await lockOpenLine(trx, asked);
  const units = how === 'match' || how === 'correct' ? await coverable(trx, line, asked) : [];
  const rest = restOf(line, how, units);
  if (rest && !(await mayBook(deps, trx, rest, who))) {
    await deps.approvals.propose(trx, {
      subject: `float-line:${lineId}`,
      ...(how === 'charge'
        ? { act: 'float.charge', terms: { lineId } }
        : { act: 'float.settle-line', terms: { lineId, how, movements } }),
      ...{ reason, proposedBy: by },
    });
    return false;
  }
  const more = rest ? [await bookRest(deps, trx, { ...rest, accountId: line.accountId }, who)] : [];
  const covered = [...units.flatMap((unit) => unit.movements), ...more];
  await cover(deps, trx, line, covered, { how, reason, by });
  return true;
}

/** What nobody knows is two people's; the others are one person's within a day's bound. */
async function mayBook(deps: FloatDeps, trx: Trx, rest: Rest, { by, approval }: BookedBy) {
  if (approval) return true;
  if (rest.kind === 'charge') return false;
  return fitsAlone(deps, trx, { staffId: by, amountJpy: Math.abs(rest.amountJpy) });
}

/** A line that nothing covers, with its account and the orders that it is to be. */
async function lockOpenLine(trx: Trx, { lineId, movements }: Settled): Promise<KeptLine> {
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
async function coverable(trx: Trx, line: KeptLine, asked: Settled): Promise<MovementUnit[]> {
  const units = await listUncovered(trx, line.accountId);
  const named = new Set(asked.movements);
  const chosen = units.filter(({ movements }) => movements.some((id) => named.has(id)));
  const found = chosen.flatMap(({ movements }) => movements);
  const isWhole = found.length === named.size && found.every((id) => named.has(id));
  refuseUnless(isWhole && chosen.length > 0, 'float.not-coverable');
  return chosen;
}

/** What is to be booked besides, so that the line is what covers it. */
type Rest =
  | { readonly kind: 'fee' | 'charge'; readonly amountJpy: number }
  | { readonly kind: 'correction'; readonly amountJpy: number; readonly orderId: string };

function restOf(
  { amountJpy }: KeptLine,
  how: Settled['how'],
  units: readonly MovementUnit[],
): Rest | undefined {
  if (how === 'fee' || how === 'charge') return { kind: how, amountJpy };
  const sum = units.reduce((total, unit) => total + unit.amountJpy, 0);
  const facts = { sum: signedYen(sum), amount: signedYen(amountJpy) };
  if (how === 'match') {
    refuseUnless(sum === amountJpy, 'float.sum-differs', facts);
    return undefined;
  }
  const [unit, ...others] = units;
  const orderId = unit?.orderId;
  refuseUnless(orderId && others.length === 0 && amountJpy < 0, 'float.not-coverable');
  refuseUnless(sum !== amountJpy, 'float.sum-differs', facts);
  return { kind: 'correction', amountJpy: amountJpy - sum, orderId };
}

function bookRest(
  deps: FloatDeps,
  trx: Trx,
  rest: Rest & { readonly accountId: string },
  who: BookedBy,
): Promise<string> {
  if (rest.kind !== 'correction') return bookFee(deps, trx, rest, who);
  const { reason: note, by, approval } = who;
  return bookChange(deps, trx, { ...rest, note, by, approval });
}

/** The line is what these movements are. */
async function cover(
  deps: FloatDeps,
  trx: Trx,
  line: KeptLine,
  movements: readonly string[],
  { how, reason, by }: Pick<Settled, 'how'> & BookedBy,
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
