import { PRICE_BARS, type PriceSpread } from '@hako/contract/search/price-spread';
import type { Static } from 'typebox';

/** A picture of fewer prices than this would look like knowledge. */
const LEAST_PRICES = 5;
/** The dearest is so many times the cheapest: then each bar is wider than the one before. */
const WIDE = 2;

/**
 * Counts whole prices in bars, so that cheap and dear goods are both seen. `unit` is the least
 * width of a bar. Null: too few prices, or all of them lie too near each other.
 */
export function priceSpreadOf(
  prices: readonly number[],
  unit: number,
): Static<typeof PriceSpread> | null {
  const paid = prices.filter((price) => price > 0);
  if (paid.length < LEAST_PRICES) return null;
  const sorted = paid.toSorted((one, other) => one - other);
  const [low = 0] = sorted;
  const high = sorted.at(-1) ?? low;
  if (high - low < PRICE_BARS * unit) return null;
  const edges = edgesOf(low, high, unit);
  const counts = Array.from({ length: PRICE_BARS }, () => 0);
  for (const price of paid) {
    const above = edges.findIndex((edge) => edge > price);
    const bar = above < 0 ? PRICE_BARS - 1 : above - 1;
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return { edges, counts };
}

/** Round edges from the cheapest to the dearest, never nearer to each other than a unit. */
function edgesOf(low: number, high: number, unit: number): number[] {
  const at = (bar: number): number =>
    high >= WIDE * low
      ? low * (high / low) ** (bar / PRICE_BARS)
      : low + ((high - low) * bar) / PRICE_BARS;
  const edges = [Math.floor(low / unit) * unit];
  for (let bar = 1; bar <= PRICE_BARS; bar++) {
    const last = edges[bar - 1] as number;
    edges.push(Math.max(last + unit, Math.round(at(bar) / unit) * unit));
  }
  edges[PRICE_BARS] = Math.max(edges[PRICE_BARS] as number, Math.ceil(high / unit) * unit);
  return edges;
}
