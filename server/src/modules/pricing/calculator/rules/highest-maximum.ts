import { type Yen, yen } from '../../../../kernel/money.ts';
import { roundDownToBidStep } from '../../tables/rules/bid-steps.ts';
import { inDong } from './draft.ts';
import { price } from './price.ts';
import type { PreparedTables } from '../../tables/rules/prepared-tables.ts';
import type { PricedItem, PriceInput } from './price-input.ts';
import { BASIS, timesDown } from './whole.ts';

/** The least amount on the bid steps. */
export const LEAST_BID: Yen = yen(10);

export interface CeilingSearch {
  /** One item; its price is ignored. */
  readonly input: PriceInput;
  readonly ceiling: number;
  readonly against: 'likely' | 'high';
  /** Highest maximum anybody may bid. */
  readonly most: number;
}

/**
 * The highest amount on the bid steps whose landed total stays within the ceiling, or undefined when none does.
 * The total never falls when the price grows, except where a coupon begins to hold: each stretch between such
 * points is searched by halving, from the dearest down, so the answer is exact.
 */
export function highestMaximumWithin(
  { input, ceiling, against, most }: CeilingSearch,
  tables: PreparedTables,
): Yen | undefined {
  const isWithin = (amount: number): boolean =>
    price(at(input, amount), tables).landedTotal[against] <= ceiling;
  const starts = [LEAST_BID as number, ...couponStarts(input, most, tables)].sort(
    (one, other) => other - one,
  );
  let end = most;
  for (const start of starts) {
    if (start > end) continue;
    const highest = isWithin(start) ? lastThatHolds(isWithin, start, end) : undefined;
    const onStep = highest === undefined ? undefined : roundDownToBidStep(highest);
    if (onStep !== undefined && onStep >= start) return onStep;
    end = start - 1;
  }
  return undefined;
}

/** The same question at another price of its one item. */
export function at(input: PriceInput, amount: number): PriceInput {
  return { ...input, items: input.items.map((item) => ({ ...item, price: yen(amount) })) };
}

/** The least prices at which a coupon's minimum is reached. */
function couponStarts(input: PriceInput, most: number, tables: PreparedTables): number[] {
  const starts: number[] = [];
  for (const { minimumGoods } of input.coupons) {
    const isBelow = (amount: number): boolean => goodsDongAt(input, amount, tables) < minimumGoods;
    if (minimumGoods > 0 && isBelow(LEAST_BID) && !isBelow(most))
      starts.push(lastThatHolds(isBelow, LEAST_BID, most) + 1);
  }
  return starts;
}

function goodsDongAt({ items, rate }: PriceInput, amount: number, tables: PreparedTables): number {
  const { quantity, isTaxAdded } = items[0] as PricedItem;
  const tax = isTaxAdded ? timesDown(amount, tables.japanTax.basisPoints, BASIS) * quantity : 0;
  return inDong(amount * quantity, rate) + inDong(tax, rate);
}

/** The last whole number of start..end for which the test holds; it holds at the start and, once false, stays false. */
function lastThatHolds(holds: (amount: number) => boolean, start: number, end: number): number {
  let yes = start;
  let no = end + 1;
  while (no - yes > 1) {
    const middle = yes + Math.floor((no - yes) / 2);
    if (holds(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}
