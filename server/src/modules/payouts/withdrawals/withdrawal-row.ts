import { PAYOUTS_MESSAGES } from '@hako/contract/payouts/messages';
import type { WithdrawalRow } from '@hako/contract/payouts/payouts';
import { bankRow } from '../cards/banks.ts';
import { mayMove, type waitsFor, type Withdrawal } from '../rules/withdrawal.ts';
import type { WithdrawalEvent } from './withdrawal-store.ts';

const { statuses, waits } = PAYOUTS_MESSAGES;

export const withdrawalRow = (
  withdrawal: Withdrawal,
  wait: ReturnType<typeof waitsFor>,
  events: readonly WithdrawalEvent[],
): WithdrawalRow => ({
  id: withdrawal.id,
  code: withdrawal.code,
  amount: withdrawal.amount,
  status: withdrawal.status,
  status_label: statuses[withdrawal.status],
  reason: withdrawal.reason ?? null,
  note: withdrawal.note,
  card: {
    card_no: withdrawal.card.number,
    card_name: withdrawal.card.holder,
    bank: bankRow(withdrawal.card.bin),
  },
  payable_from: withdrawal.payableFrom.toISOString(),
  waits_because: wait ? waits[wait] : null,
  bank_reference: withdrawal.bankReference ?? null,
  created_date: withdrawal.createdAt.toISOString(),
  may_cancel: mayMove(withdrawal.status, 'cancelled', 'customer'),
  history: events.map(({ status, at, reason }) => ({
    status,
    label: statuses[status],
    at: at.toISOString(),
    reason: reason ?? null,
  })),
});
