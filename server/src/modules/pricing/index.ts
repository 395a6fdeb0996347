/**
 * Pricing: what goods from Japan cost at the customer's door, line by line, from the owner's dated tables.
 * One pure calculator (`domain/price.ts`) behind every place that shows a price; this front door adds the tables of a day and the current rate.
 */
import type { Dong, ExchangeRate, Yen } from '../../kernel/money.ts';
import type { Breakdown, Certainty, DongRange, ModeComparison, PriceFlag } from './domain/breakdown.ts';
import type { PriceInput, PricedItem, PriceLevel, ResolvedCoupon, SizeCm } from './domain/price-input.ts';
import type { PreparedTables } from './domain/prepare-tables.ts';

export type { Breakdown, BilledWeight, Certainty, DongRange, LineGroup, ModeComparison, PriceFlag, PriceLine } from './domain/breakdown.ts';
export type { DiscountTarget, PricedItem, PriceInput, PriceLevel, ResolvedCoupon, SizeCm } from './domain/price-input.ts';
export { STANDARD_LEVEL } from './domain/price-input.ts';
export { bidStepAt, roundDownToBidStep } from './domain/bid-steps.ts';
export type { PreparedTables } from './domain/prepare-tables.ts';

/** The rate that prices are made at: what somebody pays who buys yen. */
export interface CurrentRate {
  readonly rate: ExchangeRate;
  /** When the source published it. */
  readonly quotedAt: Date;
  /** The newest good quote is older than the owner's limit: show prices, sell nothing. */
  readonly isTooOld: boolean;
  /** A newer quote differed by more than 5 % and waits for an accountant. */
  readonly isJumpWaiting: boolean;
}

/** What a search card knows; everything optional may be left out. */
export interface ListingFacts {
  readonly site: string;
  /** As it is paid, tax inside. */
  readonly price: Yen;
  readonly domesticShipping?: Yen | undefined;
  readonly condition?: 'new' | 'used' | 'unknown';
  readonly title?: string | undefined;
  /** Names and ids of the site's categories, root first. */
  readonly categoryPath?: readonly { readonly id: string; readonly name: string }[] | undefined;
  /** Our own category code, when it is known already. */
  readonly category?: string | undefined;
}

export interface LandedEstimate extends DongRange {
  readonly certainty: Certainty;
  readonly flags: readonly PriceFlag[];
}

/** What every question about a price leaves open to the asker; the rest has defaults. */
export type PriceQuestion = Omit<PriceInput, 'shipMode' | 'services' | 'level' | 'coupons' | 'province' | 'storedDays' | 'rate'> &
  Partial<PriceInput>;

export interface CeilingQuestion {
  /** The lot; its `price` is ignored. */
  readonly item: PricedItem;
  /** Everything besides the item and the rate, as in `PriceQuestion`. */
  readonly with?: Omit<PriceQuestion, 'items'>;
  readonly ceiling: Dong;
  /** Which landed total must stay within the ceiling; `likely` unless told. */
  readonly against?: 'likely' | 'high';
}

export interface CeilingAnswer {
  /** Highest maximum on the bid steps, or undefined when even the smallest bid is over the ceiling. */
  readonly maximum: Yen | undefined;
  /** Landed total at that maximum, or at the smallest bid when there is none. */
  readonly landedTotal: DongRange;
  /** First payment at that maximum, and what must be held for it. */
  readonly firstPayment: Dong;
  readonly hold: Dong;
}

export interface FirstPayment {
  /** The whole first payment at this maximum. */
  readonly firstPayment: Dong;
  /** × the level's deposit percent: what is held before the bid leaves. */
  readonly hold: Dong;
  readonly breakdown: Breakdown;
}

/** Front door. Everything that takes `at` prices by the tables of that moment's day in Vietnam; left out, now. */
export interface Pricing {
  /** The tables of the day, prepared once and kept. */
  tablesAt(at?: Date): Promise<PreparedTables>;
  /** The rate of now. Refusal `pricing.no-rate` when there has never been a good one. */
  currentRate(): Promise<CurrentRate>;
  /** The full price. Refusals `pricing.unknown-ship-mode`, `pricing.unknown-service`. */
  price(question: PriceQuestion, at?: Date): Promise<Breakdown>;
  /** The same question over every ship mode of the route, cheapest likely total first. */
  compareModes(question: PriceQuestion, at?: Date): Promise<ModeComparison[]>;
  /** Highest bid that keeps the landed total within a ceiling. */
  highestMaximumWithin(question: CeilingQuestion, at?: Date): Promise<CeilingAnswer>;
  /** First payment and hold when `item.price` is the maximum. */
  firstPaymentFor(item: PricedItem, question?: Omit<PriceQuestion, 'items'>, at?: Date): Promise<FirstPayment>;
  /** Low, likely and high đồng for a card, in microseconds. Ask once per page for `tables` and `rate`, then for each card. */
  landedEstimate(facts: ListingFacts, tables: PreparedTables, rate: ExchangeRate): LandedEstimate;
  /** Our category for what a site says about a listing, or undefined. */
  categoryOf(facts: Pick<ListingFacts, 'title' | 'categoryPath'>, tables: PreparedTables): string | undefined;
}
