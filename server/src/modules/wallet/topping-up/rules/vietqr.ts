import { LIMITS } from '@hako/contract/kit/limits';
import type { Dong } from '../../../../kernel/money.ts';
import { refuseUnless } from '../../../../kernel/refusal.ts';
import { withoutAccents } from '../../../../kernel/wording.ts';

const STATIC = '11';
const DYNAMIC = '12';
export const NAPAS = 'A000000727';
/** NAPAS's fast transfer to an account, and to a card. */
export const SERVICES = { account: 'QRIBFTTA', card: 'QRIBFTTC' } as const;
export const VND = '704';
const PURPOSE_LENGTH = 25;
const BILL_LENGTH = 25;

export interface TransferOrder {
  /** The bank's identifier at the State Bank, six characters. */
  readonly bin: string;
  /** Of the account or the card. */
  readonly accountNumber: string;
  readonly format?: keyof typeof SERVICES;
  /** Above zero it stands in the code and the payer cannot mistype it. */
  readonly amount?: Dong;
  readonly content?: string;
  /** The number of a bill, which some banks show beside the purpose. */
  readonly billNumber?: string;
}

/**
 * The text of a VietQR code (EMVCo merchant-presented, NAPAS profile 1.0 of 09/2021) for a transfer
 * to an account or a card. Refuses `wallet.qr-id-length` unless the bank has six characters and the
 * account one to nineteen.
 */
export function vietQr({
  bin,
  accountNumber,
  format = 'account',
  amount,
  content = '',
  billNumber = '',
}: TransferOrder): string {
  const hasRightLengths =
    bin.length === LIMITS.bankQrIdLength &&
    accountNumber.length >= 1 &&
    accountNumber.length <= LIMITS.bankQrAccountLength;
  refuseUnless(hasRightLengths, 'wallet.qr-id-length');
  const hasAmount = amount !== undefined && amount > 0;
  const purpose = plain(content).slice(0, PURPOSE_LENGTH).trim();
  const bill = plain(billNumber).slice(0, BILL_LENGTH).trim();
  const more = (bill && field('01', bill)) + (purpose && field('08', purpose));
  const isOnce = hasAmount || more !== '';
  const beneficiary = field('00', bin) + field('01', accountNumber);
  const body = [
    field('00', '01'),
    field('01', isOnce ? DYNAMIC : STATIC),
    field('38', field('00', NAPAS) + field('01', beneficiary) + field('02', SERVICES[format])),
    field('53', VND),
    hasAmount ? field('54', String(amount)) : '',
    field('58', 'VN'),
    more && field('62', more),
    '6304',
  ].join('');
  return body + checksum(body);
}

const field = (id: string, value: string): string =>
  id + String(value.length).padStart(2, '0') + value;

/** Banks take ASCII only; letters keep their base. */
const plain = (text: string): string => withoutAccents(text).replace(/[^ -~]/g, '');

/** CRC-16/CCITT-FALSE over the bytes of everything including the `6304` that announces it. */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
