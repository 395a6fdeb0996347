import { type Yen, yen } from '../../../kernel/money.ts';

/** Above this no listing of these sites is what it says: 100 million yen. */
const HIGHEST_BELIEVABLE = 100_000_000;

/** A price as the site wrote it (number or digits), or undefined when it is no whole amount between 1 and 100 million yen. */
export function believablePrice(written: number | string): Yen | undefined {
  const amount =
    typeof written === 'number'
      ? written
      : /^\d{1,9}$/.test(written)
        ? Number(written)
        : Number.NaN;
  return Number.isSafeInteger(amount) && amount >= 1 && amount <= HIGHEST_BELIEVABLE
    ? yen(amount)
    : undefined;
}

/** A domestic delivery fee, zero allowed. */
export function believableFee(written: number | string): Yen | undefined {
  return written === 0 || written === '0' ? yen(0) : believablePrice(written);
}
