import { type Yen, yen } from '../../../../kernel/money.ts';

/** Steps of Yahoo! Auctions by current price (product decision 4; facts of the trade, section 5). */
const STEPS = [
  { from: 50_000, step: 1_000 },
  { from: 10_000, step: 500 },
  { from: 5_000, step: 250 },
  { from: 1_000, step: 100 },
  { from: 0, step: 10 },
] as const;

/** The least amount in yen that a bid must add at this current price. */
export function bidStepAt(price: number): Yen {
  for (const { from, step } of STEPS) if (price >= from) return yen(step);
  return yen(10);
}

/** The highest amount on the steps that is not above the price. Every band begins on a multiple of its step, so this never falls into the band below. */
export function roundDownToBidStep(price: number): Yen {
  return yen(price - (price % bidStepAt(price)));
}
