import type { Guess } from './price-rows.ts';

/** A figure in the cheap, the likely and the dear case. The three stay in order through everything the calculator does. */
export type Band = Guess;

/** The same in all three cases. */
export const exactly = (value: number): Band => ({ low: value, likely: value, high: value });

/** Works out each case; once when they are the same. */
export function bandOf(compute: (value: number) => number, of: Band): Band {
  const likely = compute(of.likely);
  return {
    low: of.low === of.likely ? likely : compute(of.low),
    likely,
    high: of.high === of.likely ? likely : compute(of.high),
  };
}
