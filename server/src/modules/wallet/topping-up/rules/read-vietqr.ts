import { LIMITS } from '@hako/contract/kit/limits';
import { type Dong, dong } from '../../../../kernel/money.ts';
import { refuseUnless } from '../../../../kernel/refusal.ts';
import { checksum, NAPAS, SERVICES, type TransferOrder, VND } from './vietqr.ts';

/** What stands in a VietQR code of a transfer. */
export interface ReadTransfer extends TransferOrder {
  readonly format: NonNullable<TransferOrder['format']>;
  /** Of the account, where the bank wrote it. */
  readonly holder?: string;
}

type Fields = ReadonlyMap<string, string>;

/**
 * Reads the text of a VietQR code. Refuses `wallet.qr-checksum` when characters are wrong or
 * missing, `wallet.qr-damaged` when a length does not fit, `wallet.qr-not-transfer` for a code of
 * another kind, and `wallet.qr-id-length` for a bank or an account of an impossible length.
 */
export function readVietQr(text: string): ReadTransfer {
  const code = text.trim();
  const signed = code.slice(0, -4);
  refuseUnless(code.startsWith('0002') && code.length > 12, 'wallet.qr-not-transfer');
  refuseUnless(
    signed.endsWith('6304') && checksum(signed) === code.slice(-4).toUpperCase(),
    'wallet.qr-checksum',
  );
  const fields = fieldsIn(code);
  const merchant = fieldsIn(fields.get('38') ?? '');
  const format = formatOf(merchant.get('02'));
  const isTransfer = merchant.get('00') === NAPAS && fields.get('53') === VND;
  refuseUnless(isTransfer && format !== undefined, 'wallet.qr-not-transfer');
  return {
    ...beneficiaryIn(merchant.get('01') ?? ''),
    format,
    ...amountIn(fields.get('54')),
    ...wordsIn(fieldsIn(fields.get('62') ?? ''), fields.get('59')),
  };
}

/** Two digits of a name, two of a length, and as many characters: again and again until the end. */
function fieldsIn(text: string): Fields {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const [, id, size] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    const end = at + 4 + Number(size ?? 0);
    refuseUnless(id !== undefined && end > at + 4 && end <= text.length, 'wallet.qr-damaged');
    refuseUnless(!fields.has(id), 'wallet.qr-damaged');
    fields.set(id, text.slice(at + 4, end));
    at = end;
  }
  return fields;
}

/** A code without a service is one of an account, as the profile says. */
const formatOf = (service: string = SERVICES.account): ReadTransfer['format'] | undefined =>
  (['account', 'card'] as const).find((format) => SERVICES[format] === service);

function beneficiaryIn(text: string): { bin: string; accountNumber: string } {
  const beneficiary = fieldsIn(text);
  const bin = beneficiary.get('00') ?? '';
  const accountNumber = beneficiary.get('01') ?? '';
  const hasRightLengths =
    bin.length === LIMITS.bankQrIdLength &&
    accountNumber.length >= 1 &&
    accountNumber.length <= LIMITS.bankQrAccountLength;
  refuseUnless(hasRightLengths, 'wallet.qr-id-length');
  return { bin, accountNumber };
}

function amountIn(text: string | undefined): { amount?: Dong } {
  if (text === undefined) return {};
  refuseUnless(/^\d{1,13}(\.0{0,2})?$/.test(text), 'wallet.qr-damaged');
  return { amount: dong(Number(text)) };
}

function wordsIn(more: Fields, holder: string | undefined): Partial<ReadTransfer> {
  const [content, billNumber] = [more.get('08'), more.get('01')];
  return {
    ...(content === undefined ? {} : { content }),
    ...(billNumber === undefined ? {} : { billNumber }),
    ...(holder === undefined ? {} : { holder }),
  };
}
