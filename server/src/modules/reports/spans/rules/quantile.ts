/** How many things took about so long: a bucket is a tenth of the logarithm of milliseconds. */
export interface SpanCount {
  readonly bucket: number;
  readonly count: number;
}

const BUCKETS_PER_E = 10;

/** How many there are. */
export const countOf = (spans: readonly SpanCount[]): number =>
  spans.reduce((sum, { count }) => sum + count, 0);

/**
 * How long this share of them took at most, in whole milliseconds: the middle of the bucket in
 * which it ends. Undefined of nothing.
 */
export function quantileOf(spans: readonly SpanCount[], share: number): number | undefined {
  const wanted = countOf(spans) * share;
  let passed = 0;
  for (const { bucket, count } of spans.toSorted((one, other) => one.bucket - other.bucket)) {
    passed += count;
    if (passed >= wanted) return Math.round(Math.exp((bucket + 0.5) / BUCKETS_PER_E));
  }
  return undefined;
}
