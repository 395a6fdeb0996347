import { type Yen, yen } from '../../../../kernel/money.ts';

/** Least step of a bid at a current price, in yen. */
export type StepAt = (price: number) => number;

export interface LotPrice {
  readonly price: Yen;
  readonly bidCount: number;
}

/** The smallest maximum that the marketplace takes: the first bid may equal the start price, every later one is a step above. */
export const minimumBid = (lot: LotPrice, stepAt: StepAt): Yen =>
  lot.bidCount === 0 ? lot.price : yen(lot.price + stepAt(lot.price));

/** The next valid maximums from the smallest one upwards: what the panel offers as chips. */
export function nextBids(lot: LotPrice, stepAt: StepAt, count: number): Yen[] {
  const chips: Yen[] = [minimumBid(lot, stepAt)];
  while (chips.length < count) {
    const last = chips.at(-1) as Yen;
    chips.push(yen(last + stepAt(last)));
  }
  return chips;
}
