/** One measured figure beside its limit or peer, taken turn and turn about in the same run. */
export interface BenchLine {
  readonly name: string;
  /** Median of ours and of the limit or peer, in `unit`. */
  readonly ours: number;
  readonly limit: number;
  readonly unit: string;
  /** ours / limit, or as the goal says. */
  readonly ratio: number;
  /** The goal in words: `>= 0.80 x limit`. */
  readonly goal: string;
  readonly holds: boolean;
}
