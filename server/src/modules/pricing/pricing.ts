import type { Clock } from '../../kernel/clock.ts';
import type { Dong, ExchangeRate, Yen } from '../../kernel/money.ts';
import type { StatedParcel } from '../../kernel/stated-parcel.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ActHandlers, Approvals } from '../approvals/index.ts';
import type { Customers } from '../customers/index.ts';
import type { Shipping } from '../shipping/index.ts';
import type { Audit } from '../staff/index.ts';
import type {
  Breakdown,
  Certainty,
  DongRange,
  ModeComparison,
  PriceFlag,
} from './calculator/rules/breakdown.ts';
import type { PricedItem, PriceInput, PriceLevel } from './calculator/rules/price-input.ts';
import type { RateBoard } from './rates/current-rate.ts';
import type { RateDecision } from './rates/decide-rate.ts';
import type { RateByHand } from './rates/enter-rate.ts';
import type { PreparedTables } from './tables/rules/prepared-tables.ts';
import type { PriceRow } from './tables/rules/price-rows.ts';

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
  /** The real charge may be higher (the lowest of several was read). */
  readonly isDomesticShippingLowest?: boolean | undefined;
  readonly condition?: 'new' | 'used' | 'unknown';
  readonly title?: string | undefined;
  /** Names and ids of the site's categories, root first. */
  readonly categoryPath?: readonly { readonly id: string; readonly name: string }[] | undefined;
  /** Our own category code, when it is known already. */
  readonly category?: string | undefined;
  /** What the seller wrote of its weight and size. */
  readonly stated?: StatedParcel | undefined;
  /** Only a line of a list was read; the page may still say more. */
  readonly isPageUnread?: boolean | undefined;
}

export interface LandedEstimate extends DongRange {
  readonly certainty: Certainty;
  readonly flags: readonly PriceFlag[];
}

/** What every question about a price leaves open to the asker; the rest has defaults. */
export type PriceQuestion = Omit<
  PriceInput,
  'shipMode' | 'services' | 'level' | 'coupons' | 'province' | 'storedDays' | 'rate'
> &
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

/** What a price depends on besides the goods: who asks. */
export interface Asker {
  readonly level: PriceLevel;
  /** Two-digit code of the province of the primary address; undefined without one. */
  readonly province: string | undefined;
  /** How the goods travel unless told otherwise: through the warehouse nearest to that province. */
  readonly shipMode: string;
}

/** What every card of a page is priced by; asked once a page. */
export interface PriceBasis {
  readonly tables: PreparedTables;
  readonly rate: ExchangeRate;
  readonly asker: Asker;
}

export interface FirstPayment {
  /** The likely first payment at this maximum: what is charged when the lot costs as much. */
  readonly firstPayment: Dong;
  /** The first payment in the dear case × the level's deposit percent: held before the bid leaves, so that a line nobody knows yet cannot lack money later. */
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
  /** What a second person decides; for the module of approvals. */
  readonly acts: Pick<ActHandlers, 'exchange-rate.enter'>;
  /** One more row of the price list, from tomorrow at the earliest (constraint `price_list_rows_not_backdated`). RangeError when no price could be read from the list with it. */
  addPriceRow(row: PriceRow, staffId: string): Promise<void>;
  /** Likely đồng for one kg by a mode today, for showing beside its name. */
  freightPerKg(shipMode: string): Promise<number | undefined>;
  /** What the customer's level grants. */
  levelOfCustomer(customerId: string): Promise<PriceLevel>;
  /**
   * The level, where the goods go (the primary address unless another one is named) and by which
   * mode; a guest has the standard level. Refusal `customers.address-not-found`.
   */
  askerOf(customerId: string | undefined, addressId?: string): Promise<Asker>;
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
