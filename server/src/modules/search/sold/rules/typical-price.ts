import { type Yen, yen } from '../../../../kernel/money.ts';

/** How worn goods are, as coarse as prices differ. */
export type ConditionClass = 'new' | 'used' | 'poor' | 'unknown';

export interface SoldPrice {
  readonly price: Yen;
  readonly class: ConditionClass;
  readonly soldAt: Date;
}

/** Prices that were really paid, not computed between two: a quarter cost no more than `low`, half no more than `median`, three quarters no more than `high`. */
export interface Quartiles {
  readonly low: Yen;
  readonly median: Yen;
  readonly high: Yen;
}

export interface TypicalPrice {
  /** Undefined under `LEAST_SAMPLE`: a figure from a handful would look like knowledge. */
  readonly quartiles: Quartiles | undefined;
  readonly sampleSize: number;
  /** When the oldest and the newest of the sample were sold. */
  readonly since: Date | undefined;
  readonly until: Date | undefined;
  /** Only classes that something was sold in, the least worn first. */
  readonly classes: readonly (Pick<TypicalPrice, 'quartiles' | 'sampleSize'> & {
    readonly class: ConditionClass;
  })[];
}

/** Fewer sold goods than this say nothing about what is usual. */
export const LEAST_SAMPLE = 5;

const ORDER: readonly ConditionClass[] = ['new', 'used', 'poor', 'unknown'];

/** What such goods usually cost, by what was paid for them. */
export function typicalPriceOf(sold: readonly SoldPrice[]): TypicalPrice {
  const times = sold.map(({ soldAt }) => soldAt.getTime());
  return {
    ...partOf(sold),
    since: times.length > 0 ? new Date(Math.min(...times)) : undefined,
    until: times.length > 0 ? new Date(Math.max(...times)) : undefined,
    classes: ORDER.map((name) => ({
      class: name,
      ...partOf(sold.filter((one) => one.class === name)),
    })).filter(({ sampleSize }) => sampleSize > 0),
  };
}

const partOf = (sold: readonly SoldPrice[]) => ({
  quartiles: sold.length < LEAST_SAMPLE ? undefined : quartilesOf(sold.map(({ price }) => price)),
  sampleSize: sold.length,
});

/** Nearest rank: the p-th of n is the one at ceil(p × n). */
function quartilesOf(prices: readonly Yen[]): Quartiles {
  const sorted = prices.toSorted((a, b) => a - b);
  const at = (quarters: number): Yen =>
    yen(sorted[Math.ceil((sorted.length * quarters) / 4) - 1] as number);
  return { low: at(1), median: at(2), high: at(3) };
}

/** Where a price stands among what is usual; the quarter points themselves are usual. */
export function standingOf(price: Yen, { low, high }: Quartiles): 'below' | 'within' | 'above' {
  return price < low ? 'below' : price > high ? 'above' : 'within';
}
