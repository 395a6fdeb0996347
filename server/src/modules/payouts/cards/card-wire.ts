import type { BankCard } from '@hako/contract/payouts/payouts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { readVietQr } from '../../wallet/index.ts';
import { plainName } from '../rules/bank-card.ts';
import { bankRow, isBank } from './banks.ts';
import type { Card } from './card-store.ts';

interface TypedCard {
  readonly card_no: string;
  readonly card_name: string;
  readonly card_format?: 'account' | 'card';
  readonly bank_no?: string | null;
  readonly bank?: { readonly atm_bin: string };
  readonly bank_branch?: string | null;
}

/** A bank account as a client types it, in our words. */
export const typedOf = (body: TypedCard) => ({
  number: body.card_no,
  holder: body.card_name,
  format: body.card_format ?? ('account' as const),
  bin: body.bank?.atm_bin ?? body.bank_no ?? '',
  branch: body.bank_branch ?? '',
});

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
