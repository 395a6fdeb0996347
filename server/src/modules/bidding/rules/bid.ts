import type { Dong, ExchangeRate, Yen } from '../../../kernel/money.ts';
import type { StatedParcel } from '../../../kernel/stated-parcel.ts';
import type { BidStatus } from '@hako/contract/bidding/bid-status';
import type { RemoteStatus } from '../settling/rules/settle-rule.ts';

/** What a customer's level gives, as pricing reads it: basis points, and days. */
export interface LevelTerms {
  readonly serviceFeeDiscountBp: number;
  readonly freightDiscountBp: number;
  readonly depositBp: number;
  readonly freeStorageDays: number;
}

/** One customer's maximum on one auction. Amounts in yen are as the site takes them; `hold` is in the wallet under `holdCauseOf`, or in that of the group. */
export interface Bid {
  readonly id: string;
  readonly customerId: string;
  readonly site: string;
  readonly code: string;
  readonly mode: 'now' | 'snipe';
  readonly maximum: Yen;
  readonly status: BidStatus;
  readonly reason: string | undefined;
  readonly account: string;
  readonly quantity: number;
  readonly shipMode: string;
  readonly services: readonly string[];
  /** Where it goes when it is won; undefined: to the primary address of then. */
  readonly addressId: string | undefined;
  /** For whoever buys; goes along with the order. */
  readonly note: string | undefined;
  /** Used when it is won, where they still can be. */
  readonly discountCodes: readonly string[];
  readonly isPartial: boolean;
  readonly hold: Dong;
  readonly isHeld: boolean;
  readonly rate: ExchangeRate;
  /** The day whose price tables count for this bid. */
  readonly pricedAt: Date;
  /**
   * The customer's level when it was placed. Undefined with a bid from before this was kept:
   * today's counts.
   */
  readonly level: LevelTerms | undefined;
  readonly extensionRule: 'stop' | 'follow';
  readonly followSteps: number;
  readonly followed: number;
  readonly leadMs: number | undefined;
  /** On the marketplace's clock. */
  readonly plannedEndAt: Date | undefined;
  readonly fireAt: Date | undefined;
  readonly leaseNumber: number;
  readonly wonPrice: Yen | undefined;
  readonly orderId: string | undefined;
  readonly orderCode: string | undefined;
  readonly supersededBy: string | undefined;
  /** "Win k of these": the group's money stands behind it, and it is armed only while the group may win more. */
  readonly groupId: string | undefined;
  /** What the wallet calls its money, when that is not the bid's own id. */
  readonly holdId: string | undefined;
  /** What it was when it was last raised in the lead; undefined: it never was. */
  readonly liveTerms: LiveTerms | undefined;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A maximum that the marketplace has, with what it was booked for. */
export type LiveTerms = Pick<
  Bid,
  'maximum' | 'hold' | 'rate' | 'pricedAt' | 'level' | 'shipMode' | 'services'
>;

/** What a bid locks: it is priced at these until its lot ends. */
export type LockedTerms = Pick<Bid, 'rate' | 'pricedAt' | 'level'>;

/** The wallet's cause of what is held for this bid. */
export const holdCauseOf = ({ id, holdId }: Pick<Bid, 'id' | 'holdId'>) =>
  ({ type: 'bid', id: holdId ?? id }) as const;

/** What is known of an auction that somebody of ours has, or had, a bid on. */
export interface WatchedAuction {
  readonly site: string;
  readonly code: string;
  readonly title: string;
  readonly listing: ListingSnapshot;
  readonly sellerId: string;
  readonly price: Yen;
  readonly bidCount: number;
  /** On the marketplace's clock. */
  readonly endsAt: Date;
  readonly isOpen: boolean;
  readonly taxPercent: number;
  /** Marketplace time minus ours. */
  readonly clockOffsetMs: number;
  readonly clockUncertaintyMs: number;
  /** What may be live in our name at the marketplace. */
  readonly liveAccount: string | undefined;
  readonly liveMaximum: Yen | undefined;
  readonly isLeading: boolean;
  readonly readAt: Date;
  readonly settledAt: Date | undefined;
  readonly failures: number;
  /** When somebody last had its page or their account open. */
  readonly lookedAt: Date | undefined;
}

/** What lists, prices and orders need of the listing; kept as JSON. */
export interface ListingSnapshot {
  /** The title in Vietnamese, as far as it could be read at once. */
  readonly titleVi?: string | undefined;
  readonly url: string;
  readonly pictures: readonly string[];
  readonly sellerRating: number | undefined;
  readonly isTaxAdded: boolean;
  readonly domesticShipping: number | undefined;
  readonly isDomesticShippingLowest: boolean;
  readonly condition: 'new' | 'used' | 'unknown';
  readonly category: string | undefined;
  /** What the seller wrote of weight and size; absent with what was kept before it was read. */
  readonly stated?: StatedParcel | undefined;
  readonly buyNow: number | undefined;
  readonly isAutoExtension: boolean | undefined;
  readonly isEarlyClosing: boolean | undefined;
}

/** One write to a marketplace. */
export interface RemoteBid {
  readonly id: string;
  readonly bidId: string;
  readonly customerId: string;
  readonly site: string;
  readonly code: string;
  readonly account: string;
  readonly maximum: Yen;
  readonly step: number;
  readonly status: RemoteStatus;
  readonly leaseUntil: Date;
  /** Of the snipe, under which it was booked; 0 for a bid at once. */
  readonly leaseNumber: number;
  /** From here on it may have left. False: a sniper claimed it and sent nothing so far. */
  readonly isMarked: boolean;
}
