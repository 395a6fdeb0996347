import { LIMITS } from '@hako/contract/kit/limits';
import { PAYOUTS_MESSAGES } from '@hako/contract/payouts/messages';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import { withoutAccents } from '../../../kernel/wording.ts';

export type CardFormat = 'account' | 'card';

export interface CardFacts {
  readonly number: string;
  /** As banks write it: capitals without diacritics. */
  readonly holder: string;
  readonly format: CardFormat;
  readonly bin: string;
  readonly branch: string;
}

interface Typed {
  readonly number: string;
  readonly holder: string;
  readonly format: CardFormat;
  readonly bin: string;
  readonly branch: string;
}

/**
 * Reads what a person typed as a bank account. Refuses `wallet.qr-id-length` for lengths that no VietQR can carry (six characters of the
 * bank, one to nineteen of the account) and `payouts.card-not-saved` for what cannot be an account.
 */
export function readCard(typed: Typed, isBank: (bin: string) => boolean): CardFacts {
  const number = typed.number.replace(/[\s.-]/g, '').toUpperCase();
  const bin = typed.bin.trim();
  const hasRightLengths =
    bin.length === LIMITS.bankQrIdLength &&
    number.length >= 1 &&
    number.length <= LIMITS.bankQrAccountLength;
  refuseUnless(hasRightLengths, 'wallet.qr-id-length');
  if (!isBank(bin)) throw notSaved('bank');
  if (!/^[0-9A-Z]+$/.test(number)) throw notSaved('number');
  if (typed.format === 'card' && !isCardNumber(number)) throw notSaved('card-number');
  const holder = plainName(typed.holder);
  if (!/^[A-Z]{2,}(?: [A-Z]+)+$/.test(holder)) throw notSaved('name');
  return { number, holder, format: typed.format, bin, branch: typed.branch.trim() };
}

/** Capitals without diacritics and with single spaces, as banks write names. */
export const plainName = (name: string): string =>
  withoutAccents(name).toUpperCase().replace(/\s+/g, ' ').trim();

/** Sixteen to nineteen digits whose last one is the Luhn check digit (ISO/IEC 7812-1). */
export function isCardNumber(number: string): boolean {
  if (!/^\d{16,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const notSaved = (problem: keyof typeof PAYOUTS_MESSAGES.cardProblems): Refusal =>
  new Refusal('payouts.card-not-saved', { reason: PAYOUTS_MESSAGES.cardProblems[problem] });
