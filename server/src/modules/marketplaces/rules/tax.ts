import { type Yen, yen } from '../../../kernel/money.ts';

/** Japanese consumption tax on an amount entered without it, rounded down as Yahoo does: 4,164 at 10 % is 4,580. */
export function withTax(beforeTax: Yen, taxPercent: number): Yen {
  return yen(Number((BigInt(beforeTax) * BigInt(100 + taxPercent)) / 100n));
}

/**
 * The amount without tax that the site keeps for one with tax, rounded up. A seller who asks for 120 yen with tax is kept as 110,
 * which with tax would be 121: so the amount with tax cannot always be computed from the one without.
 */
export function withoutTax(included: Yen, taxPercent: number): Yen {
  const divisor = BigInt(100 + taxPercent);
  return yen(Number((BigInt(included) * 100n + divisor - 1n) / divisor));
}

/** Whether the two amounts can be the same price without and with tax. */
export const agree = (beforeTax: Yen, included: Yen, taxPercent: number): boolean =>
  withoutTax(included, taxPercent) === beforeTax;

/** The rate in force, in percent. */
export const USUAL_TAX_PERCENT = 10;

/** The rate in force, and the reduced one for food. */
const RATES = [USUAL_TAX_PERCENT, 8] as const;

/** Which rate leads from one amount to the other; undefined when none does, and then the pair cannot be believed. */
export const taxPercentBetween = (beforeTax: Yen, included: Yen): number | undefined =>
  RATES.find((percent) => agree(beforeTax, included, percent));
