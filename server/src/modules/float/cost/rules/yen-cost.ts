/** What moved in a month, over all accounts. */
export interface MonthOfYen {
  /** `2026-03`. */
  readonly month: string;
  /** Yen that came, and the đồng that they cost with their fees. */
  readonly inJpy: number;
  readonly inVnd: number;
  /** Yen that marketplaces took, less what they gave back. */
  readonly spentJpy: number;
  /** Fees and charges that belong to no order. */
  readonly otherJpy: number;
  /** What customers paid for the yen spent, at the rates of their orders. */
  readonly worthVnd: number;
}

export interface MonthCost extends MonthOfYen {
  /** đồng for 100 yen. */
  readonly averageX100: number | undefined;
  readonly costVnd: number | undefined;
  readonly differenceVnd: number | undefined;
}

/**
 * The average cost of our yen, month by month: what was there at its start and what came in it,
 * together. Where more was spent than there was (a card that is paid later), what came in the month
 * says the cost, and before that the last average known.
 */
export function yenCosts(months: readonly MonthOfYen[]): MonthCost[] {
  let held = { jpy: 0n, vnd: 0n };
  let last: { readonly jpy: bigint; readonly vnd: bigint } | undefined;
  return months.map((month) => {
    const came = { jpy: BigInt(month.inJpy), vnd: BigInt(month.inVnd) };
    const pool = held.jpy > 0n ? { jpy: held.jpy + came.jpy, vnd: held.vnd + came.vnd } : came;
    const average = pool.jpy > 0n ? pool : last;
    last = average;
    const costOf = (jpy: number): bigint =>
      average ? halfUp(BigInt(jpy) * average.vnd, average.jpy) : 0n;
    const cost = costOf(month.spentJpy);
    const left = held.jpy + came.jpy - BigInt(month.spentJpy) - BigInt(month.otherJpy);
    // What came while more was owed than there was pays for that first.
    const worth = held.jpy >= 0n ? pool.vnd - cost - costOf(month.otherJpy) : costOf(Number(left));
    held = { jpy: left, vnd: left > 0n ? worth : 0n };
    return {
      ...month,
      averageX100: average && Number(halfUp(average.vnd * 100n, average.jpy)),
      costVnd: average && Number(cost),
      differenceVnd: average && month.worthVnd - Number(cost),
    };
  });
}

/** Rounded half up, away from nothing below it. */
function halfUp(dividend: bigint, divisor: bigint): bigint {
  const isBelow = dividend < 0n;
  const size = isBelow ? -dividend : dividend;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return isBelow ? -rounded : rounded;
}
