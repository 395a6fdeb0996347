import type { Yen } from '../../kernel/money.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Listing, ListingReader, ListingReading } from '../marketplaces/index.ts';
import type { BoxShare, Breakdown, PriceQuestion, ResolvedCoupon } from '../pricing/index.ts';

/** A purchase that was read and priced and only waits to be booked. */
export interface Purchase {
  readonly price: Yen;
  /** First payment in đồng: what is charged. */
  readonly firstPayment: number;
  /** Held until then: more where a line is not known yet. */
  readonly hold: number;
  readonly breakdown: Breakdown;
  readonly listing: Pick<Listing, 'site' | 'seller' | 'quantity' | 'variants' | 'isShopItem'>;
  /** Yen that the seller asks for sending it inside Japan; undefined when nobody knows yet. */
  readonly domesticShipping: Yen | undefined;
  /** The same purchase without domestic shipping, because another one of the same seller pays it; `told` is for whoever buys. */
  sentAlong(told: string): Promise<Purchase>;
  /** What it asks the calculator. */
  readonly question: PriceQuestion;
  /** The same purchase with its part of what it and others pay once. */
  inBox(share: BoxShare): Promise<Purchase>;
  /** The same purchase with these coupons, nothing read again. */
  withCoupons(coupons: readonly ResolvedCoupon[]): Promise<Purchase>;
  book(trx: Trx): Promise<{ readonly orderId: string; readonly code: string }>;
}

export interface PurchaseWish {
  readonly customerId: string;
  readonly site: string;
  readonly code: string;
  /** Undefined only to ask what it costs. */
  readonly agreed: Yen | undefined;
  /** Priced at this instead of a fixed price; undefined for the fixed price. */
  readonly granted?: Yen | undefined;
  readonly quantity: number;
  readonly shipMode: string;
  readonly services: readonly string[];
  readonly addressId: string | undefined;
  readonly variantId: string | undefined;
  readonly note: string | undefined;
  readonly isRiskConfirmed?: boolean | undefined;
}

/** A coupon that the customer may use; on which line is for the cart to say. */
export interface OwnCoupon {
  readonly terms: ResolvedCoupon;
  /** Wire names of marketplaces; empty: all. */
  readonly sites: readonly string[];
}

/** Answered quotes with what the customer still may choose. */
export interface AskedQuotes {
  readonly customerId: string;
  readonly quotes: readonly {
    /** Of the order. */
    readonly code: string;
    readonly services?: readonly string[] | undefined;
    readonly shipMode?: string | undefined;
    readonly note?: string | undefined;
  }[];
  readonly addressId?: string | undefined;
  readonly discountCodes: readonly string[];
}

export interface QuotePrices {
  readonly quotes: readonly {
    readonly code: string;
    readonly price: Breakdown;
    readonly firstPayment: number;
  }[];
  readonly coupons: readonly {
    readonly code: string;
    readonly label: string;
    readonly orderCode: string;
    readonly off: number;
    readonly firstOff: number;
  }[];
}

export interface CartDeps extends Pick<Platform, 'db' | 'clock'> {
  /** At most `maxAgeMs` old, 0 for one read now; undefined: there is no such listing, or the site is not served. */
  readonly findListing: ListingReader;
  /** Given by the composition: why these goods are not bought for anybody; undefined when they are. */
  readonly blockReason: (listing: Listing) => Promise<string | undefined>;
  /** Given by the composition: the cart stands below orders. Refuses another price than the agreed one. */
  readonly preparePurchase: (wish: PurchaseWish, reading?: ListingReading) => Promise<Purchase>;
  /**
   * Given by the composition: what the customer's weighed goods in the Japan warehouse ask the
   * calculator.
   */
  readonly boxInJapan: (customerId: string) => Promise<readonly PriceQuestion[]>;
  /** Given by the composition: the calculator. */
  readonly price: (question: PriceQuestion) => Promise<Breakdown>;
  /** Given by the composition: the cart does not call promotions. Refusals `promotions.unknown-code`, `promotions.cannot-apply`. */
  readonly resolveCoupons: (
    customerId: string,
    codes: readonly string[],
  ) => Promise<readonly OwnCoupon[]>;
  /** Given by the composition: pays answered quotes, all or none. Refusals `orders.*`, `promotions.*`, `cart.total-changed`, `wallet.not-enough`. */
  readonly payQuotes: (
    asked: AskedQuotes & { readonly agreedFirstPayment: number | undefined },
  ) => Promise<
    readonly { readonly orderId: string; readonly code: string; readonly firstPayment: number }[]
  >;
  /** Given by the composition: what answered quotes would cost; reads only. Refusals as `payQuotes`. */
  readonly priceQuotes: (asked: AskedQuotes) => Promise<QuotePrices>;
  /** Whether everything of one seller of this site is bought together and so sent for one domestic shipping. */
  readonly isSentTogether: (site: string) => Promise<boolean>;
  /** Given by the composition: the part of each purchase in what all of them pay once. */
  readonly shareBox: (
    orders: readonly { readonly question: PriceQuestion; readonly isBought?: boolean }[],
  ) => Promise<readonly BoxShare[]>;
  /** A Japanese title in Vietnamese, at once; the title itself when nobody knows. */
  readonly titleNow: (title: string) => string;
  /** Through the warehouse nearest to the customer's primary address. */
  readonly defaultShipMode: (customerId: string) => Promise<string>;
  /** Given by the composition: whether something new can be bought by this ship mode. */
  readonly hasShipMode: (shipMode: string) => Promise<boolean>;
}
