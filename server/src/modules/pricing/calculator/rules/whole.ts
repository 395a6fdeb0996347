/** Whole-number arithmetic of the calculator: exact, and fast where the factors allow it. Nothing here is ever below zero. */

/** Basis points in the whole: 800 of them are 8 %. */
export const BASIS = 10_000;

const FAST_LIMIT = 2 ** 51;

/**
 * `amount × numerator / denominator`, rounded half up; all three whole and not negative.
 * Below 2^51 the quotient of doubles cannot reach the next whole number (it would need a gap under 1/denominator), above it BigInt takes over.
 */
export function timesHalfUp(amount: number, numerator: number, denominator: number): number {
  const product = amount * numerator;
  if (product < FAST_LIMIT) return Math.floor((2 * product + denominator) / (2 * denominator));
  return Number(
    (2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator)),
  );
}

/** The same, rounded down, as Japanese shops round their consumption tax. */
export function timesDown(amount: number, numerator: number, denominator: number): number {
  const product = amount * numerator;
  if (product < FAST_LIMIT) return Math.floor(product / denominator);
  return Number((BigInt(amount) * BigInt(numerator)) / BigInt(denominator));
}

/** The least multiple of `step` that is not below `amount`. */
export const upToStep = (amount: number, step: number): number => Math.ceil(amount / step) * step;
