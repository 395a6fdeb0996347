import type { BookAccount, Currency, JournalEntry, Turnover } from '../../ledger/index.ts';

/**
 * Which side of an account a movement stands on. In đồng the ledger counts what people have with
 * us: what a customer pays in comes from the bank, so the account that gives is the debit. Our own
 * yen are counted as they lie in Japan, so there the account that receives is.
 */
export const sidesOf = ({
  from,
  to,
  currency,
}: Pick<JournalEntry, 'from' | 'to' | 'currency'>): { debit: BookAccount; credit: BookAccount } =>
  currency === 'VND' ? { debit: from, credit: to } : { debit: to, credit: from };

/**
 * Debit and credit of what an account turned over; `opening` and `closing` are debit less credit.
 */
export function balanceOf({ currency, opening, received, spent }: Turnover) {
  const [debit, credit] = currency === 'VND' ? [spent, received] : [received, spent];
  const start = signed(currency, opening);
  return { opening: start, debit, credit, closing: start + debit - credit };
}

/** What came in less what went out, as debit less credit; never minus nothing. */
const signed = (currency: Currency, inLessOut: number): number =>
  currency === 'VND' && inLessOut !== 0 ? -inLessOut : inLessOut;
