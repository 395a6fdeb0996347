import { PAYOUTS_MESSAGES } from '@hako/contract/payouts/messages';
import { newCode, newId } from '../../../kernel/chance.ts';
import type { Dong } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { dongText } from '../../../kernel/wording.ts';
import { type Card, lockCards, readSettings } from '../cards/card-store.ts';
import type { PayoutsDeps } from '../deps.ts';
import {
  mayMove,
  type Withdrawal,
  type WithdrawalMover,
  type WithdrawalStatus,
} from '../rules/withdrawal.ts';
import { holdLabel, type Notice, RELEASE_REASONS } from '../notices.ts';
import {
  countOpen,
  insertWithdrawal,
  lockWithdrawal,
  updateWithdrawal,
} from './withdrawal-store.ts';

export interface AskedWithdrawal {
  readonly customerId: string;
  readonly amount: Dong;
  /** The primary account when absent. */
  readonly cardId: string | undefined;
  readonly note: string;
}

/**
 * Asks for money: held at once, so that it cannot be spent while the accountant looks. Refusals `payouts.no-card`,
 * `payouts.card-not-found`, `payouts.under-minimum`, `payouts.too-many-open`, `wallet.not-enough`.
 */
export function requestWithdrawal(deps: PayoutsDeps, asked: AskedWithdrawal): Promise<Withdrawal> {
  const { customerId, amount } = asked;
  return inTransaction(deps.db, async (trx) => {
    const settings = await readSettings(trx);
    const card = await lockCard(trx, asked);
    // A small rest must be able to leave as well: nobody is kept by it.
    const isEnough =
      amount >= settings.minimum ||
      amount === (await deps.wallet.balanceOf(trx, customerId)).available;
    refuseUnless(isEnough, 'payouts.under-minimum', { minimumText: dongText(settings.minimum) });
    const open = await countOpen(trx, { customerId });
    refuseUnless(open < settings.openRequests, 'payouts.too-many-open', {
      limit: settings.openRequests,
    });
    const now = deps.clock.now();
    const paused = await deps.owners.pausedUntil(trx, customerId);
    const withdrawal = newWithdrawal(asked, card, paused, now);
    await insertWithdrawal(trx, withdrawal);
    await deps.wallet.hold(trx, {
      customerId,
      amount,
      cause: { type: 'withdrawal', id: withdrawal.id },
      label: holdLabel(withdrawal),
    });
    await deps.live.tell(trx, 'desk', { kind: 'withdrawal-changed', id: withdrawal.id });
    return withdrawal;
  });
}

/** Locks all of a customer's accounts, which keeps two requests from passing the limit together. */
async function lockCard(
  trx: Trx,
  { customerId, cardId }: Pick<AskedWithdrawal, 'customerId' | 'cardId'>,
): Promise<Card> {
  const cards = await lockCards(trx, customerId);
  refuseUnless(cards.length > 0, 'payouts.no-card');
  const card = cards.find(({ id, isPrimary }) =>
    cardId === undefined ? isPrimary : id === cardId,
  );
  refuseUnless(card, 'payouts.card-not-found');
  return card;
}

/** `paused`: until when nothing is paid out to this customer. */
function newWithdrawal(
  { customerId, amount, note }: AskedWithdrawal,
  { id, number, format, holder, bin, usableFrom }: Card,
  paused: Date | undefined,
  now: Date,
): Withdrawal {
  const payableFromMs = Math.max(usableFrom.getTime(), now.getTime(), paused?.getTime() ?? 0);
  return {
    id: newId(),
    code: newCode('RT'),
    customerId,
    amount,
    status: 'requested',
    reason: undefined,
    note,
    card: { id, number, format, holder, bin },
    payableFrom: new Date(payableFromMs),
    approvedBy: undefined,
    bankReference: undefined,
    createdAt: now,
    version: 1,
  };
}

export function cancelWithdrawal(
  deps: PayoutsDeps,
  customerId: string,
  id: string,
): Promise<Withdrawal> {
  return inTransaction(deps.db, async (trx) => {
    const withdrawal = await lockWithdrawal(trx, id);
    refuseUnless(withdrawal && withdrawal.customerId === customerId, 'payouts.not-found');
    const ended = await move(deps, trx, withdrawal, {
      to: 'cancelled',
      mover: 'customer',
      moverId: customerId,
    });
    await deps.wallet.release(trx, {
      cause: { type: 'withdrawal', id },
      reason: RELEASE_REASONS.cancelled,
    });
    return ended;
  });
}
export interface Step {
  readonly to: WithdrawalStatus;
  readonly mover: WithdrawalMover;
  readonly moverId: string;
  readonly change?: Partial<Withdrawal>;
  readonly notice?: (withdrawal: Withdrawal) => Notice;
}
export async function move(
  deps: PayoutsDeps,
  trx: Trx,
  withdrawal: Withdrawal,
  { to, mover, moverId, change, notice }: Step,
): Promise<Withdrawal> {
  refuseUnless(mayMove(withdrawal.status, to, mover), 'payouts.too-late', {
    status: PAYOUTS_MESSAGES.statuses[withdrawal.status],
  });
  const moved = await updateWithdrawal(
    trx,
    { ...withdrawal, ...change, status: to },
    moverId,
    deps.clock.now(),
  );
  const { customerId, id } = moved;
  if (notice)
    await deps.notifications.notify(trx, {
      customerId,
      kind: 'refund',
      ...notice(moved),
      link: '/account/wallet/withdraw',
      key: `withdrawal:${id}:${to}`,
    });
  await deps.live.tell(trx, `customer:${customerId}`, { kind: 'wallet', reason: 'withdrawal', id });
  await deps.live.tell(trx, 'desk', { kind: 'withdrawal-changed', id });
  return moved;
}
