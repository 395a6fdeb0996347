import type { Clock } from '../../kernel/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Telemetry } from '../../platform/telemetry/telemetry.ts';
import type { ListingReader } from '../marketplaces/index.ts';
import type { AuctionCapability } from '../marketplaces/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Orders } from '../orders/index.ts';
import type { PriceLevel, Pricing, ResolvedCoupon } from '../pricing/index.ts';
import type { AuditPort, Wallet } from '../wallet/index.ts';
import type { AccountBook } from './accounts/account-book.ts';
import type { Senders } from './sending/senders.ts';
import type { BiddingStores } from './stores.ts';

/** What bidding must know of a customer; given by the composition, because bidding does not call customers. */
export interface Bidder {
  readonly level: PriceLevel;
  readonly concurrentAuctions: number;
  /** Two-digit code of the primary address' province; undefined without an address. */
  readonly province: string | undefined;
}

/** A customer as the desk reads it. */
export interface BidderName {
  readonly customerNo: string;
  readonly fullName: string;
}

/** Moments at which a crash must do no harm; tests end the process there. */
export type CrashPoint =
  | 'booked'
  | 'before-send'
  | 'after-send'
  | 'answer-booked'
  | 'claimed'
  | 'marked'
  | 'read'
  | 'settled';

export interface BiddingDeps extends Pick<Platform, 'db' | 'jobs' | 'live' | 'log'> {
  readonly clock: Clock;
  readonly stores: BiddingStores;
  /** Absent: nobody counts. */
  readonly telemetry?: Telemetry;
  /** Undefined: this site holds no auctions, or none is set up. */
  readonly auctionsOf: (site: string) => AuctionCapability | undefined;
  /** At most `maxAgeMs` old, 0 for one read now; undefined: there is no such listing. */
  readonly findListing: ListingReader;
  /** Our own accounts at the site; empty where a person bids. */
  readonly accountsOf: (site: string) => readonly string[];
  /** With the province of the named address, the primary one when none is named. Refusal `customers.address-not-found`. */
  readonly bidderOf: (customerId: string, addressId?: string) => Promise<Bidder>;
  /** The ship mode of a bid that names none: through the warehouse nearest to the named or primary address. */
  readonly defaultShipMode: (customerId: string, addressId?: string) => Promise<string>;
  /** What codes are worth to this customer at this site; bidding does not call promotions. Refusals `promotions.unknown-code`, `promotions.cannot-apply`. */
  readonly resolveCoupons: (
    customerId: string,
    site: string,
    codes: readonly string[],
  ) => Promise<readonly ResolvedCoupon[]>;
  readonly pricing: Pick<
    Pricing,
    | 'currentRate'
    | 'firstPaymentFor'
    | 'highestMaximumWithin'
    | 'isOffered'
    | 'tablesAt'
    | 'categoryOf'
  >;
  readonly wallet: Pick<Wallet, 'hold' | 'changeHold' | 'release' | 'capture' | 'pay'>;
  readonly orders: Pick<
    Orders,
    'createFromWin' | 'createForPurchase' | 'listPurchasesOf' | 'listOwnOrders'
  >;
  readonly notifications: Pick<Notifications, 'notify'>;
  /** A Japanese title in Vietnamese, at once; absent: titles stay as the seller wrote them. */
  readonly titleNow?: (title: string) => string;
  /** For the desk; absent where nobody works. */
  /** Ids of customers by number, phone, e-mail or name, at most so many. */
  readonly searchCustomers?: (typed: string, limit: number) => Promise<readonly string[]>;
  readonly namesOf?: (customerIds: readonly string[]) => Promise<ReadonlyMap<string, BidderName>>;
  /** Leaves a line of what a member of staff did; absent where nobody works. */
  readonly audit?: AuditPort;
  /** How our accounts stand, as this process knows it; made with the module. */
  readonly accounts?: AccountBook;
  /**
   * In a process that may not read prices and customers: the hold of a refused raise stays as it is
   * until the lot ends.
   */
  readonly mayNotPrice?: boolean;
  /** Absent: a write that lost its sender waits for the end of its lease. */
  readonly senders?: Senders;
  readonly crash?: (point: CrashPoint) => void;
}

/** What bidding is made of; its rows are in PostgreSQL unless stores are given. */
export type BiddingGiven = Omit<BiddingDeps, 'stores'> & Partial<Pick<BiddingDeps, 'stores'>>;
