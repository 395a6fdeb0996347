import type { Yen } from '../../kernel/money.ts';
import type { OutageKind } from '../../kernel/outage.ts';
import type { Listing } from './listing.ts';
import type {
  BrandCapability,
  CategoryCapability,
  DealCapability,
  DomesticShippingCapability,
  RankingCapability,
  RelatedCapability,
  SellerCapability,
  SuggestionCapability,
  WishCapability,
} from './discovery.ts';
import type { Site } from '@hako/contract/marketplaces/sites';
import type { CallOptions } from './listing-query.ts';
import type { ListingPage } from './listing-query.ts';
import type { ListingQuery } from './listing-query.ts';

export type * from './discovery.ts';

/**
 * One marketplace in our words. Everybody can be searched and read; what only some can do is an optional part, so that
 * the compiler asks for it. Every call may throw an `Outage`; none retries a write.
 */
export interface Marketplace {
  readonly site: Site;
  search(query: ListingQuery, options?: CallOptions): Promise<ListingPage>;
  /** Undefined: the site says that there is no such listing (or no longer). */
  findListing(code: string, options?: CallOptions): Promise<Listing | undefined>;
  /** How our own line to the site is, without asking it. */
  standing(): SiteStanding;
  /** How many rows of its lists this process read, and how many it had to set aside. */
  rows?(): RowsRead;
  readonly auctions?: AuctionCapability;
  readonly purchases?: PurchaseCapability;
  readonly sellers?: SellerCapability;
  readonly categories?: CategoryCapability;
  readonly related?: RelatedCapability;
  readonly rankings?: RankingCapability;
  readonly deals?: DealCapability;
  readonly suggestions?: SuggestionCapability;
  readonly brands?: BrandCapability;
  readonly domesticShipping?: DomesticShippingCapability;
  readonly wishes?: WishCapability;
}

/** Since this process began; a row that could not be read is set aside and never costs its page. */
export interface RowsRead {
  readonly read: number;
  readonly setAside: number;
  readonly lastSetAsideAt: Date | undefined;
}

/** `resting`: the site failed or wants to be left alone; `trying`: the next call finds out whether it is back. */
export type SiteStanding =
  | { readonly state: 'open' }
  | {
      readonly state: 'resting' | 'trying';
      readonly kind: OutageKind;
      readonly closedSince: Date;
      readonly nextTryAt: Date;
    };
/** A listing not older than `maxAgeMs`; 0 asks the site itself. Undefined: there is no such listing. An outage passes through. */
export type ListingReader = (
  site: string,
  code: string,
  reading: ListingReading,
) => Promise<Listing | undefined>;
export type ListingReading = CallOptions & { readonly maxAgeMs: number };

/** Amounts of bids are as the site takes them: without tax where the listing's tax is `added`. */
export interface AuctionCapability {
  /** How far the marketplace's clock is from ours, from one answer about this lot; reads only. Outage `LotGone`: the site has no such lot. */
  readTimeLeft(code: string, options?: CallOptions): Promise<TimeLeft>;
  /** `isOurs` is told about `account`; nobody's when none is named. Refusal `marketplaces.no-such-listing`. */
  listBids(
    code: string,
    options?: CallOptions & { readonly account?: string },
  ): Promise<BidHistory>;
  /** How our account stands on this lot, for settling what is unknown: reads only. Absent without an agent. */
  readStanding?(
    asked: { readonly code: string; readonly account: string },
    options?: CallOptions,
  ): Promise<OwnBidStatus>;
  /** Sends one bid, once. An `Outage` with `isMaybeApplied` means that the site may have it: never send again. Absent without an agent. */
  placeBid?(bid: BidRequest, options?: CallOptions): Promise<BidAnswer>;
}

export interface MarketClock {
  /** Marketplace time minus our time, best estimate. */
  readonly offsetMs: number;
  /** The true offset lies within `offsetMs ± uncertaintyMs`: half the round trip, plus what the site rounds away. */
  readonly uncertaintyMs: number;
  readonly roundTripMs: number;
  /** Our time when the answer came. */
  readonly measuredAt: Date;
}

export interface TimeLeft {
  readonly code: string;
  /** On the marketplace's clock. */
  readonly endsAt: Date;
  readonly isOpen: boolean;
  readonly price: Yen;
  readonly bidCount: number;
  readonly clock: MarketClock;
}

export interface BidHistory {
  readonly code: string;
  readonly isOpen: boolean;
  readonly price: Yen;
  readonly bidCount: number;
  /** Newest first. `price` is what the bid made the price, never somebody's maximum. */
  readonly bids: readonly HistoricBid[];
}

export interface HistoricBid {
  readonly bidder: string;
  readonly rating: number | undefined;
  readonly price: Yen;
  readonly at: Date;
  readonly isOurs: boolean;
  readonly isHighest: boolean;
}

export interface BidRequest {
  readonly code: string;
  readonly maximum: Yen;
  /** Name of our own account at the marketplace. */
  readonly account: string;
}

export type BidAnswer =
  | {
      readonly isPlaced: true;
      readonly isHighestBidder: boolean;
      readonly price: Yen;
      readonly bidCount: number;
      readonly endsAt: Date;
    }
  | { readonly isPlaced: false; readonly reason: BidObstacle; readonly detail: string };

/** Why the site surely did not take the bid. `congested` may be asked again by whoever owns the bid. */
export type BidObstacle =
  | 'bid-too-low'
  | 'auction-closed'
  | 'bidder-restricted'
  | 'seller-blocked'
  | 'congested'
  | 'not-found'
  | 'not-logged-in';

export interface OwnBidStatus {
  readonly code: string;
  readonly hasBid: boolean;
  readonly ourMaximum: Yen | undefined;
  readonly isHighestBidder: boolean;
  readonly price: Yen;
  readonly isOpen: boolean;
  readonly isWinner: boolean;
  readonly orderNumber: string | undefined;
  readonly endsAt: Date;
}

export interface PurchaseCapability {
  /** Buys one listing once at this price, or says why not. An `Outage` with `isMaybeApplied`: reconcile with `findPurchase`, never send again. */
  buy(purchase: PurchaseRequest, options?: CallOptions): Promise<PurchaseAnswer>;
  /** What our account bought of this listing; undefined when the site says nothing was bought. */
  findPurchase(
    asked: { readonly code: string; readonly account: string },
    options?: CallOptions,
  ): Promise<PurchaseRecord | undefined>;
}

export interface PurchaseRequest {
  readonly code: string;
  /** What the customer agreed to, as the site takes it (before tax where the listing's tax is `added`). Another price is refused. */
  readonly price: Yen;
  readonly account: string;
  /** Mercari: the listing's checksum as read; a changed listing is refused. */
  readonly checksum?: string;
  /** Mercari Shops: which variant. */
  readonly variantId?: string;
}

export type PurchaseAnswer =
  | ({ readonly isBought: true } & PurchaseRecord)
  | { readonly isBought: false; readonly reason: PurchaseObstacle; readonly detail: string };

export type PurchaseObstacle =
  | 'sold'
  | 'price-changed'
  | 'address-refused'
  | 'buyer-restricted'
  | 'seller-blocked'
  | 'congested'
  | 'not-found'
  | 'not-logged-in';

export interface PurchaseRecord {
  readonly orderNumber: string;
  /** Everything the site charged, tax and domestic shipping included where it says so. Undefined when a reconciling read does not tell. */
  readonly pricePaid: Yen | undefined;
}
