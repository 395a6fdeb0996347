/**
 * What is measured. A name ends with its unit; a label has few values, which are ours: never a
 * path, an id or a person.
 */
export interface Metric {
  /**
   * `counter` grows by being told; `tally` grows too, and is read when somebody asks, like a
   * `gauge`; a `histogram` counts values by size.
   */
  readonly kind: 'counter' | 'tally' | 'gauge' | 'histogram';
  readonly help: string;
  readonly labels: readonly string[];
  /** Of a histogram: upper ends of its counts. */
  readonly buckets?: readonly number[];
}
