import type { Account } from './accounts.ts';
import type { AuctionPatch, AuctionSpec } from './made.ts';

/** What the log keeps; replaying the entries in order gives the same house. */
export type HouseEntry =
  | { t: 'bid'; id: string; account: string; maximum: number; at: number }
  | { t: 'buy'; id: string; account: string; price: number; at: number }
  | { t: 'make'; spec: AuctionSpec; at: number }
  | { t: 'patch'; id: string; patch: AuctionPatch; at: number }
  | { t: 'rival'; id: string; maximum: number; name: string; at: number }
  | { t: 'account'; account: Account; at: number };

export type BidAnswer =
  | { kind: 'accepted'; isHighestBidder: boolean; price: number; endAt: number; bidCount: number }
  | { kind: 'too-low'; nextPrice: number }
  | { kind: 'closed' | 'fixed-price' | 'seller-blocked' | 'restricted' | 'not-found' };

export type BuyAnswer =
  | { kind: 'bought'; orderId: string; price: number; endAt: number }
  | { kind: 'price-changed'; price: number }
  | { kind: 'closed' | 'sold' | 'no-buy-now' | 'not-found' };

/** Every bid and buy-now that reached the site, refused ones too; for tests that must know what really happened. */
export interface BidTruth {
  auction: string;
  account: string;
  maximum: number;
  at: number;
  how: 'bid' | 'buynow';
  outcome: string;
  isApplied: boolean;
  priceAfter: number | null;
}

export interface PurchaseTruth {
  party: string;
  item: string;
  account: string;
  price: number;
  at: number;
  how: string;
  orderId: string;
}
