import type { Dong, ExchangeRate, Yen } from '../../../../kernel/money.ts';
import type { StatedParcel } from '../../../../kernel/stated-parcel.ts';
import type { Band } from '../../tables/rules/bands.ts';
import type { Certainty } from './breakdown.ts';

/** Centimetres, whole. */
export interface SizeCm {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** One listing in the order. Everything that the marketplace did not tell stays undefined and becomes a range. */
export interface PricedItem {
  /** Price of one piece as it is paid or entered; see `isTaxAdded`. */
  readonly price: Yen;
  /** The shop adds Japanese consumption tax to `price` (stores on Yahoo! Auctions); false when there is none or it is inside. */
  readonly isTaxAdded: boolean;
  readonly quantity: number;
  /** Wire name of the marketplace: `auction`, `mercari`, … An unknown one gets the general rows. */
  readonly site: string;
  /** Key of the seller or shop within the site; items of one seller share what is counted per seller. Undefined: a seller of its own. */
  readonly seller: string | undefined;
  /** Code of a category of the price list (`camera`, `watch`, …); undefined when nobody knows. */
  readonly category: string | undefined;
  /** What the seller charges inside Japan: 0 is free, undefined not known yet. */
  readonly domesticShipping: Yen | undefined;
  /** The real charge may be higher than `domesticShipping` (the lowest of several was read). */
  readonly isDomesticShippingLowest?: boolean;
  /** Grams of one packed piece. */
  readonly weightG: number | undefined;
  /** Of one packed piece. */
  readonly sizeCm: SizeCm | undefined;
  /** What the seller wrote of one piece; it is not packed yet. */
  readonly stated?: StatedParcel | undefined;
  /** Only a line of a list was read; the page may still say more of the goods. */
  readonly isPageUnread?: boolean | undefined;
  readonly condition: 'new' | 'used' | 'unknown';
  /** Japanese or Vietnamese words to look for restricted goods in. */
  readonly title?: string;
}

/** What the customer's level grants; basis points, 10,000 = the whole. */
export interface PriceLevel {
  readonly serviceFeeDiscountBp: number;
  readonly freightDiscountBp: number;
  /** Share of the first payment that must be held before a bid. */
  readonly depositBp: number;
  readonly freeStorageDays: number;
}

export const STANDARD_LEVEL: PriceLevel = {
  serviceFeeDiscountBp: 0,
  freightDiscountBp: 0,
  depositBp: 10_000,
  freeStorageDays: 30,
};

/** What a coupon takes its discount from. */
export type DiscountTarget =
  | 'goods'
  | 'domestic-shipping'
  | 'service-fee'
  | 'payment-fee'
  | 'freight'
  | 'delivery'
  | 'first-payment'
  | 'second-payment';

/** A coupon that was already found valid for this customer and time; only what it takes off is left to compute. */
export interface ResolvedCoupon {
  readonly code: string;
  readonly label: string;
  readonly target: DiscountTarget;
  /** Basis points of the target, with the most it may take off, or a fixed amount. Never more than what is left of the target. */
  readonly off:
    | { readonly basisPoints: number; readonly most: Dong | undefined }
    | { readonly amount: Dong };
  /** Goods with tax must reach this; 0 for none. */
  readonly minimumGoods: Dong;
}

/** The goods as they lie packed on the scale, all pieces together; nothing of it is multiplied by a quantity. */
export interface MeasuredParcel {
  /** Grams. */
  readonly weightG: number;
  readonly sizeCm: SizeCm;
}

/** This order's share of what a box costs that it travels in with others; it replaces the lines that would be worked out from its own weight. */
export interface Carriage {
  readonly freight: Dong;
  readonly delivery: Dong;
  readonly storage: Dong;
  /** How the share was made, in Vietnamese; shown with the lines. */
  readonly rule: string;
}

/**
 * This order's part of the fees that are counted once for several orders, in yen; it stands for the
 * fees of its own goods. Undefined: it shares none.
 */
export interface FeeShare {
  readonly serviceFeeJpy?: number | undefined;
  readonly paymentFeeJpy?: number | undefined;
}

/**
 * What things really cost, as somebody of ours booked it from a paper; đồng. It stands for what
 * would be worked out.
 */
export interface BookedCosts {
  /**
   * What the seller took to send it to our warehouse; the difference to what was charged goes into
   * the second payment.
   */
  readonly domesticShipping?: Dong | undefined;
  /** What earlier bills gave back of what was charged for it. */
  readonly domesticReturned?: Dong | undefined;
  readonly freight?: Dong | undefined;
  readonly duty?: Dong | undefined;
  readonly vat?: Dong | undefined;
}

/**
 * Before anything is weighed: this order's part of what the box costs that is expected to hold it
 * and others; đồng.
 */
export interface ExpectedCarriage {
  readonly freight: Band;
  readonly delivery: Band;
  readonly certainty: Certainty;
}

export interface PriceInput {
  readonly items: readonly PricedItem[];
  /** Value of a ship mode, e.g. `AIR-HAN`. */
  readonly shipMode: string;
  /** Codes of extra services. */
  readonly services: readonly string[];
  readonly level: PriceLevel;
  readonly coupons: readonly ResolvedCoupon[];
  /** Two-digit code of the province the goods are delivered to; undefined gives a range over all zones. */
  readonly province: string | undefined;
  /** Days in the warehouse so far; 0 for a forecast. */
  readonly storedDays: number;
  /** Locked rate; đồng for one yen. */
  readonly rate: ExchangeRate;
  /** Weighed and measured, it stands for what the items say of one piece each; undefined for a forecast. */
  readonly parcel?: MeasuredParcel | undefined;
  /** Undefined: the goods travel in a box of their own. */
  readonly carriage?: Carriage | undefined;
  /** Undefined: nothing is booked yet. */
  readonly booked?: BookedCosts | undefined;
  /** Undefined: bought alone. */
  readonly feeShare?: FeeShare | undefined;
  /**
   * Undefined: expected in a box of its own. Counts for nothing once the goods lie on the scale.
   */
  readonly expectedCarriage?: ExpectedCarriage | undefined;
}
