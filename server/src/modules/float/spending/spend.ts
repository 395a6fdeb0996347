import { newId } from '../../../kernel/chance.ts';
import { yen } from '../../../kernel/money.ts';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { company, type Movement } from '../../ledger/index.ts';
import { findUsual, lockAccounts, UNSORTED_ID } from '../accounts/account-store.ts';
import { lockOpen } from '../accounts/open-account.ts';
import { refuseOverDay } from '../alone-store.ts';
import type { BookedBy, SpendingDeps } from '../deps.ts';
import { NOTES } from '../labels.ts';
import { insertMovements, lockOrderPaid } from '../movement-store.ts';
import { costKey, readPaid } from './adopt.ts';
import type { Spent } from './spent.ts';

/**
 * Books what a marketplace took for an order: our yen left the account that paid. Booked once,
 * however often it is told.
 */
export async function spend(deps: SpendingDeps, trx: Trx, spent: Spent): Promise<void> {
  const { orderId, site, amount, paidFrom, by } = spent;
  await lockOrderPaid(trx, orderId);
  const accountId = paidFrom ?? (await findUsual(trx, site)) ?? UNSORTED_ID;
  await lockOpen(trx, [accountId]);
  const ledgerKey = costKey(orderId);
  const posted = await deps.ledger.post(trx, [costMovement(ledgerKey, orderId, -amount)]);
  if (posted === 0) {
    await readPaid(deps, trx, orderId);
    return;
  }
  const at = deps.clock.now();
  const id = newId(at.getTime());
  const day = dayInVietnam(at);
  const facts = { id, actId: id, accountId, orderId, day, at, ledgerKey, madeBy: by };
  await insertMovements(trx, [{ ...facts, kind: 'purchase', amountJpy: -amount }]);
}

/**
 * Books what a marketplace took in all: the whole where nothing is booked yet, else the difference.
 * A rise that the customer agreed to pay is booked like the purchase itself, in nobody's name; any
 * other difference counts for the person who tells it. Refusal `float.over-day`.
 */
export async function spendInAll(deps: SpendingDeps, trx: Trx, spent: Spent): Promise<void> {
  await lockOrderPaid(trx, spent.orderId);
  const { standing, beforeJpy } = await readPaid(deps, trx, spent.orderId);
  if (standing.length === 0 && beforeJpy === 0) return spend(deps, trx, spent);
  const charged = beforeJpy + chargedOf(standing);
  if (charged === spent.amount) return;
  const paidFrom = standing.at(-1)?.accountId ?? UNSORTED_ID;
  const accounts = await lockAccounts(trx, [paidFrom, UNSORTED_ID], 'share');
  const account = accounts.find(({ id }) => id === paidFrom);
  const amountJpy = charged - spent.amount;
  const isAgreed = spent.isAgreed === true && amountJpy < 0;
  const by = isAgreed ? undefined : spent.by;
  if (by !== undefined)
    await refuseOverDay(deps, trx, { staffId: by, amountJpy: Math.abs(amountJpy) });
  await bookChange(deps, trx, {
    orderId: spent.orderId,
    // Nothing is booked on a closed account: the difference waits until somebody sorts it.
    accountId: account && !account.closedAt ? account.id : UNSORTED_ID,
    kind: 'correction',
    amountJpy,
    ...{ by, note: isAgreed ? NOTES.agreed : undefined },
  });
}

/** The sum that these movements charged, above zero; refunds do not lower it. */
export const chargedOf = (
  standing: readonly { readonly kind: string; readonly amountJpy: number }[],
): number =>
  standing.reduce((sum, { kind, amountJpy }) => (kind === 'refund' ? sum : sum - amountJpy), 0);

interface Change {
  readonly orderId: string;
  readonly accountId: string;
  readonly kind: 'correction' | 'refund';
  /** Below zero for yen that left the account. */
  readonly amountJpy: number;
  readonly note?: string | undefined;
  readonly by: string | undefined;
  readonly approval?: BookedBy['approval'];
  /** The movement that this one reverses. */
  readonly reverses?: string;
}

/** Books another movement of an order that was paid. Refusal `float.account-closed`. */
export async function bookChange(deps: SpendingDeps, trx: Trx, change: Change): Promise<string> {
  const { orderId, accountId, kind, amountJpy, note, by: madeBy, approval, reverses } = change;
  await lockOpen(trx, [accountId]);
  const at = deps.clock.now();
  const id = newId(at.getTime());
  const ledgerKey = `${costKey(orderId)}:${id}`;
  await deps.ledger.post(trx, [costMovement(ledgerKey, orderId, amountJpy)]);
  const facts = { id, actId: approval?.id ?? id, accountId, orderId, kind, amountJpy, ledgerKey };
  const names = { note, madeBy, approvedBy: approval?.by, reverses };
  await insertMovements(trx, [{ ...facts, ...names, day: dayInVietnam(at), at }]);
  return id;
}

/** Moves yen between the accounts of what lies at marketplaces and of what they took. */
function costMovement(key: string, orderId: string, amountJpy: number): Movement {
  const [lies, spent] = [company('marketplace-float'), company('marketplace-spend')];
  return {
    key,
    ...(amountJpy < 0 ? { from: lies, to: spent } : { from: spent, to: lies }),
    amount: yen(Math.abs(amountJpy)),
    currency: 'JPY',
    kind: 'cost',
    cause: { type: 'order', id: orderId },
  };
}
