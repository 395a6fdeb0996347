import type { Newcomer } from '../support/people.ts';

/** One order of the week, as the story follows it. */
export interface WeekOrder {
  readonly code: string;
  readonly site: string;
  /** The code of the goods at their marketplace: what stands on the label. */
  readonly item: string;
  readonly customer: number;
  readonly priceJpy: number;
  parcel?: string;
  bill?: string;
}

/** What the company remembers from day to day. Plain values: a day may be told again from them. */
export interface Notes {
  /** How far its clocks are ahead of the real one. */
  aheadMs: number;
  /** The secret of each colleague's app, by name. */
  readonly secrets: Record<string, string>;
  readonly customers: Newcomer[];
  readonly orders: WeekOrder[];
  shipment?: string;
  /** What the company's bank account holds: as its own statement would say. */
  bankVnd: number;
  /** The slip of each customer, by their number. */
  readonly bills: string[];
}

export const notes: Notes = {
  aheadMs: 0,
  secrets: {},
  customers: [],
  orders: [],
  bills: [],
  bankVnd: 0,
};
