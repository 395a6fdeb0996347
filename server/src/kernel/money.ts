/**
 * Money is whole yen or whole đồng, never a fraction and never a float result.
 * The two are kept apart by the compiler: a Yen cannot be passed where a Dong is asked.
 * Both stay inside the safe integers (9·10^15), far above any amount of this trade.
 */
declare const currencyBrand: unique symbol;
export type Yen = number & { readonly [currencyBrand]: 'JPY' };
export type Dong = number & { readonly [currencyBrand]: 'VND' };

/** A whole amount of yen. Throws RangeError for fractions, NaN and unsafe integers: that is our own mistake. */
export function yen(amount: number): Yen {
  return assertWhole(amount, 'JPY') as Yen;
}

/** A whole amount of đồng. Throws RangeError for fractions, NaN and unsafe integers: that is our own mistake. */
export function dong(amount: number): Dong {
  return assertWhole(amount, 'VND') as Dong;
}

/** Sum in one currency; the empty sum is zero. */
export function sum<Money extends Yen | Dong>(amounts: readonly Money[]): Money {
  let total = 0;
  for (const amount of amounts) total += amount;
  return assertWhole(total, 'money') as Money;
}

/**
 * VND for one yen, as a ratio of whole numbers so that 176.35 is exact: vnd / scale.
 * Written `{ vnd: 17635, scale: 100 }`.
 */
export interface ExchangeRate {
  readonly vnd: number;
  readonly scale: number;
}

/** Yen into đồng at a rate, rounded half up, each line once (product decision 6). */
export function toDong(amount: Yen, rate: ExchangeRate): Dong {
  return dong(divideHalfUp(BigInt(amount) * BigInt(rate.vnd), BigInt(rate.scale)));
}

/** `amount × numerator / denominator`, rounded half up: percentages and tiers without floating point. */
export function share<Money extends Yen | Dong>(
  amount: Money,
  numerator: number,
  denominator: number,
): Money {
  return divideHalfUp(BigInt(amount) * BigInt(numerator), BigInt(denominator)) as Money;
}

function divideHalfUp(dividend: bigint, divisor: bigint): number {
  const doubled = 2n * dividend + divisor;
  const quotient = doubled / (2n * divisor);
  const isBelowZero = doubled < 0n && doubled % (2n * divisor) !== 0n;
  return Number(isBelowZero ? quotient - 1n : quotient);
}

function assertWhole(amount: number, currency: string): number {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`not a whole amount of ${currency}: ${amount}`);
  return amount === 0 ? 0 : amount;
}
