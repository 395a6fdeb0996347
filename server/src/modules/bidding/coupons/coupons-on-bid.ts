import type { Breakdown, ResolvedCoupon } from '../../pricing/index.ts';
import type { Bidder, BiddingDeps } from '../deps.ts';
import { type BidTerms, priceBid } from '../placing/price-bid.ts';
import type { LockedTerms, WatchedAuction } from '../rules/bid.ts';

/** What a lot costs with coupons, for `tryCoupons` of pricing. */
export const couponsOnBid =
  (deps: BiddingDeps, lot: WatchedAuction, terms: BidTerms, bidder: Bidder, locked?: LockedTerms) =>
  async (coupons: readonly ResolvedCoupon[]): Promise<Breakdown> =>
    (await priceBid(deps, lot, { ...terms, coupons }, bidder, locked)).breakdown;
