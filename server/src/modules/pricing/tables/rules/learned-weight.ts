import type { Band } from './bands.ts';
import type { CategoryRule, Guess, Side3 } from './price-rows.ts';
import type { PreparedCategory } from './prepared-tables.ts';

/**
 * What our warehouse saw: the middle 80 % of the weights, and boxes of the small, usual and large
 * case.
 */
export interface LearnedRule {
  readonly weightG: Guess;
  readonly sizeCm: CategoryRule['sizeCm'];
  /** Of how many things. */
  readonly samples: number;
}

/** What holds on a day for a model, or for a whole kind (`model` empty). */
export interface LearnedWeight {
  readonly category: string;
  readonly model: string;
  readonly rule: LearnedRule;
}

type Sizes = CategoryRule['sizeCm'];

/** Weight and size of a kind with what was learned of it. */
export const learnedKind = (
  kind: PreparedCategory,
  { model, rule: { weightG, sizeCm, samples } }: LearnedWeight,
): PreparedCategory => ({ ...kind, weightG, sizeCm, ...spaceOf(sizeCm), from: { samples, model } });

/** Where the model of a kind stands among those that were learned. */
export const modelKey = (category: string, model: string): string => `${category} ${model}`;

/** Volume and longest side in the three cases, each in order. */
export function spaceOf({ low, likely, high }: Sizes): {
  readonly volumeCm3: Band;
  readonly longestCm: Band;
} {
  return {
    volumeCm3: { low: volume(low), likely: volume(likely), high: volume(high) },
    longestCm: ordered(Math.max(...low), Math.max(...likely), Math.max(...high)),
  };
}

/** A small box may be longer than a usual one; the cases stay in order. */
function ordered(low: number, likely: number, high: number): Band {
  return { low: Math.min(low, likely, high), likely, high: Math.max(low, likely, high) };
}

export const volume = ([length, width, height]: Side3): number => length * width * height;
