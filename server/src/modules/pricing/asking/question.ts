import type { Dong, ExchangeRate, Yen } from '../../../kernel/money.ts';
import type { StatedParcel } from '../../../kernel/stated-parcel.ts';
import type { Breakdown, Certainty, DongRange, PriceFlag } from '../calculator/rules/breakdown.ts';
import type { PricedItem, PriceInput, PriceLevel } from '../calculator/rules/price-input.ts';
import type { PreparedTables } from '../tables/rules/prepared-tables.ts';

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
  /** From what on our scale the weight is known, in Vietnamese; undefined where it is not. */
  readonly weighed?: string | undefined;
  /** What the goods weigh and what customs asks is only guessed, because their kind is not known. */
  readonly isKindUnknown?: boolean;
}

/** What every question about a price leaves open to the asker; the rest has defaults. */
export type PriceQuestion = Omit<
  PriceInput,
  'shipMode' | 'services' | 'level' | 'coupons' | 'province' | 'storedDays' | 'rate'
> &
  Partial<PriceInput>;

/** An order's part of what a purchase of several orders pays once. */
export type BoxShare = Pick<PriceQuestion, 'feeShare' | 'expectedCarriage'>;

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
  /**
   * Highest maximum on the bid steps, or undefined when even the smallest bid is over the ceiling.
   */
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
  /**
   * The first payment in the dear case × the level's deposit percent: held before the bid leaves,
   * so that a line nobody knows yet cannot lack money later.
   */
  readonly hold: Dong;
  readonly breakdown: Breakdown;
}
