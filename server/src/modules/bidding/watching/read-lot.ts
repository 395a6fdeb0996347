import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import {
  BUYER_PATIENCE_MS,
  type CallOptions,
  type Listing,
  type ListingAuction,
  statedParcelOf,
} from '../../marketplaces/index.ts';
import type { PricedItem } from '../../pricing/index.ts';
import type { BiddingDeps } from '../deps.ts';
import type { ListingSnapshot, WatchedAuction } from '../rules/bid.ts';
import { snapshotOf } from '../placing/rules/listing-snapshot.ts';
import { yen, type Yen } from '../../../kernel/money.ts';

/** A lot as it was read just now. */
export interface Lot {
  readonly listing: Listing;
  readonly auction: ListingAuction;
  readonly seen: WatchedAuction;
}

/** What is bid on a listing comes from its countdown; the rest of the page may be this old. */
const LISTING_AGE_MS = 30_000;

/** Reads a lot, for somebody who looks unless the patience says otherwise. Refusals `marketplaces.no-such-listing`, `bidding.not-auction`; outages of the site pass through. */
export async function readLot(
  deps: BiddingDeps,
  site: string,
  code: string,
  patience: Pick<CallOptions, 'patienceMs'> = {},
): Promise<Lot> {
  refuseUnless(deps.auctionsOf(site), 'bidding.not-auction');
  const listing = await deps.findListing(site, code, { maxAgeMs: LISTING_AGE_MS, ...patience });
  if (!listing) throw new Refusal('marketplaces.no-such-listing', { code });
  const { auction } = listing;
  refuseUnless(auction, 'bidding.not-auction');
  const tables = await deps.pricing.tablesAt();
  const category = deps.pricing.categoryOf(
    { title: listing.title, categoryPath: listing.categoryPath },
    tables,
  );
  return {
    listing,
    auction,
    seen: seenOf(listing, auction, {
      ...snapshotOf(listing, category, statedParcelOf(listing)),
      titleVi: deps.titleNow?.(listing.title),
    }),
  };
}

/** As `readLot`, with the end, the price and the clock as the marketplace's countdown tells them: what a bid is decided on. */
export async function readLotNow(deps: BiddingDeps, site: string, code: string): Promise<Lot> {
  const patience = { patienceMs: BUYER_PATIENCE_MS };
  const [lot, time] = await Promise.all([
    readLot(deps, site, code, patience),
    deps.auctionsOf(site)?.readTimeLeft(code, patience),
  ]);
  if (!time) return lot;
  const { price, bidCount, endsAt, isOpen, clock } = time;
  const seen = {
    ...lot.seen,
    price,
    bidCount,
    endsAt,
    isOpen,
    clockOffsetMs: clock.offsetMs,
    clockUncertaintyMs: clock.uncertaintyMs,
    readAt: deps.clock.now(),
  };
  return { ...lot, seen };
}

function seenOf(
  listing: Listing,
  auction: ListingAuction,
  snapshot: ListingSnapshot,
): WatchedAuction {
  const { price } = listing;
  const now = snapshot.isTaxAdded
    ? (price.currentBeforeTax ?? price.startBeforeTax)
    : (price.current ?? price.start);
  refuseUnless(now !== undefined, 'bidding.not-auction');
  return {
    site: listing.site,
    code: listing.code,
    title: listing.title,
    listing: snapshot,
    sellerId: listing.seller.id,
    price: now,
    bidCount: auction.bidCount,
    endsAt: auction.endsAt,
    isOpen: listing.status === 'open',
    taxPercent: snapshot.isTaxAdded ? price.taxPercent : 0,
    clockOffsetMs: 0,
    clockUncertaintyMs: 0,
    liveAccount: undefined,
    liveMaximum: undefined,
    isLeading: false,
    readAt: listing.readAt,
    settledAt: undefined,
    failures: 0,
    lookedAt: undefined,
  };
}

/** The lot as pricing asks for it, at a price as the site takes it. */
export const pricedItemOf = (
  auction: Pick<WatchedAuction, 'site' | 'sellerId' | 'listing' | 'title'>,
  price: Yen,
  quantity: number,
): PricedItem => ({
  price,
  isTaxAdded: auction.listing.isTaxAdded,
  quantity,
  site: auction.site,
  seller: auction.sellerId,
  category: auction.listing.category,
  domesticShipping:
    auction.listing.domesticShipping === undefined
      ? undefined
      : yen(auction.listing.domesticShipping),
  isDomesticShippingLowest: auction.listing.isDomesticShippingLowest,
  weightG: undefined,
  sizeCm: undefined,
  condition: auction.listing.condition,
  title: auction.title,
  stated: auction.listing.stated,
});
