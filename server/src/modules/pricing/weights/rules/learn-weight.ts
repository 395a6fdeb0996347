import type { LearnedRule } from '../../tables/rules/learned-weight.ts';
import type { Guess, Side3 } from '../../tables/rules/price-rows.ts';
import { volume } from '../../tables/rules/learned-weight.ts';

/** One thing that lay alone on our scale. */
export interface Weighed {
  readonly customerId: string;
  readonly weightG: number;
  readonly sizeCm: Side3;
}

/** How many things it takes, and how many of one customer count. */
interface Terms {
  readonly least: number;
  readonly mostOfCustomer: number;
}

/** At least three customers stand behind a model, and six behind a kind. */
export const OF_MODEL: Terms = { least: 8, mostOfCustomer: 3 };
export const OF_KIND: Terms = { least: 30, mostOfCustomer: 5 };

/** The newest so many are read for one model or kind. */
export const MOST_READ = 2_000;
/** And so many of them are learned from, so that what changes in the trade is seen. */
const MOST_USED = 400;

/**
 * What things weigh: the middle 80 % of the newest ones. Of one customer only the newest few count,
 * so that nobody alone decides what others are told. Undefined while there are too few. Newest
 * first goes in.
 */
export function learn(newestFirst: readonly Weighed[], terms: Terms): LearnedRule | undefined {
  const used = capped(newestFirst, terms.mostOfCustomer).slice(0, MOST_USED);
  if (used.length < terms.least) return undefined;
  const weights = used.map(({ weightG }) => weightG).toSorted((one, other) => one - other);
  const boxes = used
    .map(({ sizeCm }) => sizeCm)
    .toSorted((one, other) => volume(one) - volume(other));
  const [low, likely, high] = placesOf(used.length);
  const at = <Value>(sorted: readonly Value[], place: number): Value => sorted[place] as Value;
  return {
    weightG: { low: at(weights, low), likely: at(weights, likely), high: at(weights, high) },
    sizeCm: { low: at(boxes, low), likely: at(boxes, likely), high: at(boxes, high) },
    samples: used.length,
  };
}

/** Of each customer the first so many. */
function capped(samples: readonly Weighed[], most: number): readonly Weighed[] {
  const counts = new Map<string, number>();
  return samples.filter(({ customerId }) => {
    const count = (counts.get(customerId) ?? 0) + 1;
    counts.set(customerId, count);
    return count <= most;
  });
}

/**
 * Where the middle 80 % of so many begin, their middle, and where they end; one at least is left
 * out at each end.
 */
function placesOf(count: number): [low: number, likely: number, high: number] {
  const out = Math.max(1, Math.floor(count / 10));
  return [out, Math.floor((count - 1) / 2), count - 1 - out];
}

/** Whether both say the same. */
export const isSameRule = (one: LearnedRule | null, other: LearnedRule | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.samples === other.samples &&
    CASES.every(
      (which) =>
        one.weightG[which] === other.weightG[which] &&
        one.sizeCm[which].every((side, at) => side === other.sizeCm[which][at]),
    ));

const CASES: readonly (keyof Guess)[] = ['low', 'likely', 'high'];
