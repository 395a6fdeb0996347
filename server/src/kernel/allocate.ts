/**
 * Shares a whole amount out by weights, in whole units that sum to it exactly: each gets its exact share rounded down, and what is left
 * goes one unit each to those who lost most by rounding (the earlier one first). Without any weight all count the same. RangeError for what is not whole or below zero.
 */
export function allocate(whole: number, weights: readonly number[]): number[] {
  if (!isAmount(whole)) throw new RangeError(`not a whole amount to share: ${whole}`);
  if (weights.length === 0 || !weights.every(isAmount))
    throw new RangeError(`not weights to share by: ${weights.join(', ')}`);
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n)
    return allocate(
      whole,
      weights.map(() => 1),
    );
  const exact = weights.map((weight) => BigInt(whole) * BigInt(weight));
  const shares = exact.map((product) => Number(product / total));
  const left = whole - shares.reduce((sum, share) => sum + share, 0);
  const lost = exact
    .map((product, index) => ({ index, by: product % total }))
    .toSorted((a, b) => (a.by < b.by ? 1 : a.by > b.by ? -1 : a.index - b.index));
  for (const { index } of lost.slice(0, left)) shares[index] = (shares[index] as number) + 1;
  return shares;
}

const isAmount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
