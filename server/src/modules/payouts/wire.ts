import { PAYOUTS_MESSAGES } from '@hako/contract/payouts/messages';
import type { BankCard, WithdrawalRow } from '@hako/contract/payouts/payouts';
import { refuseUnless } from '../../kernel/refusal.ts';
import { readVietQr } from '../wallet/index.ts';
import { bankRow, isBank } from './banks.ts';
import { plainName } from './rules/bank-card.ts';
import type { Card } from './card-store.ts';
import { mayMove, type Withdrawal } from './rules/withdrawal.ts';
import type { WithdrawalEvent } from './withdrawal-store.ts';

const { statuses } = PAYOUTS_MESSAGES;

export const cardRow = (card: Card): BankCard => ({
  id: card.id,
  card_no: card.number,
  card_name: card.holder,
  card_format: card.format,
  bank_no: card.bin,
  bank_branch: card.branch,
  is_primary: card.isPrimary,
  usable_from: card.usableFrom.toISOString(),
  bank: bankRow(card.bin),
});

/** The account that a VietQR code names, for the form of a bank account. */
export function accountInCode(payload: string) {
  const { bin, accountNumber, format, holder } = readVietQr(payload);
  refuseUnless(isBank(bin), 'wallet.qr-unknown-bank', { bin });
  return {
    card_no: accountNumber,
    card_format: format,
    bank_no: bin,
    bank: bankRow(bin),
    card_name: holder === undefined ? null : plainName(holder),
  };
}

export const withdrawalRow = (
  withdrawal: Withdrawal,
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
