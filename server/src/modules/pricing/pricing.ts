import type { TypicalCost } from '@hako/contract/settings/settings';
import type { Clock } from '../../kernel/clock.ts';
import type { Dong, ExchangeRate } from '../../kernel/money.ts';
import type { Bound } from '../../kernel/bind.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import type { SettingTable } from '../../platform/settings/setting-table.ts';
import type { ActHandlers, Approvals } from '../approvals/index.ts';
import type { Customers } from '../customers/index.ts';
import type { Shipping } from '../shipping/index.ts';
import type { Audit } from '../staff/index.ts';
import type {
  Asker,
  BoxShare,
  CeilingAnswer,
  CeilingQuestion,
  FirstPayment,
  LandedEstimate,
  ListingFacts,
  PriceBasis,
  PriceQuestion,
} from './asking/question.ts';
import type { Breakdown, ModeComparison } from './calculator/rules/breakdown.ts';
import type { PricedItem, PriceLevel } from './calculator/rules/price-input.ts';
import type { RateBoard } from './rates/current-rate.ts';
import type { RateDecision } from './rates/decide-rate.ts';
import type { RateByHand } from './rates/enter-rate.ts';
import type { AskedRow } from './setting/price-row-of.ts';
import type { PreparedTables } from './tables/rules/prepared-tables.ts';
import type { PriceRow } from './tables/rules/price-rows.ts';
import type { excludeSample } from './weights/exclude-sample.ts';
import type { readKindWeights, readSamples } from './weights/read-samples.ts';
import type { WeighedOrder } from './weights/record-weighed.ts';

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

/** Front door. Everything that takes `at` prices by the tables of that moment's day in Vietnam; left out, now. */
export interface Pricing {
  /** The tables of the day, prepared once and kept. */
  tablesAt(at?: Date): Promise<PreparedTables>;
  /** The rate of now. Refusal `pricing.no-rate` when there has never been a good one. */
  currentRate(): Promise<CurrentRate>;
  /**
   * đồng for 100 yen of the last good rate before the end of a day in Vietnam; undefined before the
   * first one.
   */
  rateOn(day: string): Promise<number | undefined>;
  /** The full price. Refusals `pricing.unknown-ship-mode`, `pricing.unknown-service`. */
  price(question: PriceQuestion, at?: Date): Promise<Breakdown>;
  /**
   * What each of these orders adds to its question when all are bought or carried together; `price`
   * of the questions with it gives lines that sum to the whole box. Refusals as `price`.
   */
  shareBox(
    orders: readonly { readonly question: PriceQuestion; readonly isBought?: boolean }[],
    at?: Date,
  ): Promise<BoxShare[]>;
  /**
   * From the warehouse of a mode to a province, for so many billed grams. Refusal
   * `pricing.unknown-ship-mode`.
   */
  deliveryOf(
    asked: { readonly shipMode: string; readonly province: string; readonly billedG: number },
    at?: Date,
  ): Promise<Dong>;
  /** The same question over every ship mode of the route, cheapest likely total first. */
  compareModes(question: PriceQuestion, at?: Date): Promise<ModeComparison[]>;
  /** Highest bid that keeps the landed total within a ceiling. */
  highestMaximumWithin(question: CeilingQuestion, at?: Date): Promise<CeilingAnswer>;
  /** First payment and hold when `item.price` is the maximum. */
  firstPaymentFor(
    item: PricedItem,
    question?: Omit<PriceQuestion, 'items'>,
    at?: Date,
  ): Promise<FirstPayment>;
  /** Low, likely and high đồng for a card, in microseconds. Ask once per page for the basis, then for each card. */
  landedEstimate(facts: ListingFacts, basis: PriceBasis): LandedEstimate;
  /** Our category for what a site says about a listing, or undefined. */
  categoryOf(
    facts: Pick<ListingFacts, 'title' | 'categoryPath'>,
    tables: PreparedTables,
  ): string | undefined;
  /** Every rate of the last good list, and whether a newer one waits. */
  rateBoard(): Promise<RateBoard>;
  /** Asks the feed now and keeps the answer; undefined without a feed. Outages are the feed's. */
  readonly readRates: (() => Promise<'good' | 'waiting'>) | undefined;
  /** A rate by hand; `isDone` false while it waits for a second person. Refusal `approvals.waiting`. */
  enterRate(rate: RateByHand): Promise<{ readonly isDone: boolean }>;
  /** Takes or refuses a rate that jumped. Refusal `pricing.rate-not-waiting`. */
  decideRate(decision: RateDecision): Promise<void>;
  /** The price list and the bounds of the rate, as pages of settings. */
  readonly settingTables: readonly SettingTable[];
  /** See `previewPrices`. */
  previewPrices(asked: AskedRow): Promise<readonly TypicalCost[]>;
  /** What a second person decides; for the module of approvals. */
  readonly acts: Pick<ActHandlers, 'exchange-rate.enter'>;
  /** One more row of the price list, from tomorrow at the earliest (constraint `price_list_rows_not_backdated`). RangeError when no price could be read from the list with it. */
  addPriceRow(row: PriceRow, staffId: string): Promise<void>;
  /** Likely đồng for one kg by a mode today, for showing beside its name. */
  freightPerKg(shipMode: string): Promise<number | undefined>;
  /** Whether the owner offers this ship mode now; what has a closed one already goes on by it. */
  isOffered(shipMode: string): Promise<boolean>;
  /** What the customer's level grants. */
  levelOfCustomer(customerId: string): Promise<PriceLevel>;
  /**
   * The level, where the goods go (the primary address unless another one is named) and by which
   * mode; a guest has the standard level. Refusal `customers.address-not-found`.
   */
  askerOf(customerId: string | undefined, addressId?: string): Promise<Asker>;
  /** See `recordWeighed`. */
  recordWeighed(trx: Trx, order: WeighedOrder): Promise<void>;
  /** See `renewKinds`. */
  readonly renewKinds: () => Promise<void>;
  readonly learnWeights: () => Promise<void>;
  readonly readKindWeights: Bound<typeof readKindWeights>;
  readonly readSamples: Bound<typeof readSamples>;
  readonly excludeSample: Bound<typeof excludeSample>;
  readonly shipping: Shipping;
  readonly clock: Clock;
}

export interface PricingDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly shipping: Shipping;
  readonly customers: Pick<Customers, 'read' | 'listAddresses'>;
  readonly approvals: Pick<Approvals, 'propose'>;
  readonly audit: Audit;
  /** Base address of the rate feed, or undefined: then rates are entered by hand. */
  readonly ratesUrl: string | undefined;
}
