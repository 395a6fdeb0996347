import type { AuctionStanding } from '@hako/contract/bidding/standing';
import { withTax } from '../../marketplaces/index.ts';
import { bidStepAt } from '../../pricing/index.ts';
import { movesOf } from '../placing/bid-rows.ts';
import type { BiddingDeps } from '../deps.ts';
import type { Bid, WatchedAuction } from '../rules/bid.ts';
import { BY_HAND, handDeadline } from '../by-hand/rules/by-hand.ts';
import { nextBids } from '../placing/rules/next-bids.ts';
import { endsOnOurClock } from '../by-hand/ask-by-hand.ts';

const CHIPS = 5;
/** Whether a person bids here: no program can, every account is closed, or a person has begun with this lot. */
function isBidByHand(deps: BiddingDeps, { site, liveAccount }: WatchedAuction): boolean {
  if (liveAccount !== undefined) return liveAccount === BY_HAND;
  return (
    !deps.auctionsOf(site)?.placeBid ||
    deps.accountsOf(site).every((name) => deps.accounts?.isClosed(site, name))
  );
}
/** What is live there can only be raised through the account that has it. */
const mayCarry = (deps: BiddingDeps, { site, liveAccount }: WatchedAuction): boolean =>
  liveAccount === undefined || deps.accounts?.maySend(site, liveAccount) !== false;
/** What else is known of a lot and of the bid of whoever looks. */
export interface BesideLot {
  readonly isLeadingLive: boolean;
  readonly leadMs: number;
  /** Until when a person may place the bid. */
  readonly handUntil: Date | undefined;
}

/** How a lot stands, as the bid panel shows it to somebody with this bid on it, or without one. */
export function standingOf(
  deps: BiddingDeps,
  auction: WatchedAuction,
  bid: Bid | undefined,
  beside: BesideLot,
): AuctionStanding {
  const isByHand = isBidByHand(deps, auction);
  const canBid =
    auction.isOpen &&
    (isByHand
      ? handDeadline(deps.clock.now(), endsOnOurClock(auction)) !== undefined
      : mayCarry(deps, auction));
  return {
    site: auction.site,
    code: auction.code,
    is_open: auction.isOpen,
    price: auction.price,
    price_paid: withTax(auction.price, auction.taxPercent),
    bid_count: auction.bidCount,
    end_time: auction.endsAt.toISOString(),
    clock_offset_ms: Math.round(auction.clockOffsetMs),
    clock_uncertainty_ms: Math.round(auction.clockUncertaintyMs),
    server_time: deps.clock.now().toISOString(),
    read_at: auction.readAt.toISOString(),
    buy_now: auction.listing.buyNow ?? null,
    tax_percent: auction.taxPercent,
    is_auto_extension: auction.listing.isAutoExtension ?? null,
    can_bid: canBid,
    is_by_hand: isByHand,
    lead_ms: beside.leadMs,
    next_bids: chipsOf(auction, bid),
    mine: bid ? mineOf(auction, bid, beside) : null,
  };
}

/** The bid of whoever looks. */
const mineOf = (
  auction: WatchedAuction,
  bid: Bid,
  { isLeadingLive, handUntil }: BesideLot,
): AuctionStanding['mine'] => ({
  id: bid.id,
  mode: bid.mode,
  state: bid.status,
  reason: bid.reason ?? null,
  maximum: bid.maximum,
  hold: bid.isHeld ? bid.hold : 0,
  choices: {
    address_id: bid.addressId ?? null,
    ship_mode: bid.shipMode,
    services_extra: [...bid.services],
    note: bid.note ?? null,
    discount_codes: [...bid.discountCodes],
  },
  fire_at: bid.fireAt?.toISOString() ?? null,
  lead_ms: bid.leadMs ?? null,
  extension_rule: bid.extensionRule,
  follow_steps: bid.followSteps,
  order_code: bid.orderCode ?? null,
  group_id: bid.groupId ?? null,
  won_price: bid.wonPrice ?? null,
  by_hand_until: handUntil?.toISOString() ?? null,
  may: movesOf({
    status: bid.status,
    reason: bid.reason ?? null,
    isLeadingLive,
    isLotOpen: auction.isOpen,
  }),
});

/** Who leads raises above the own maximum; everybody else above the price. */
function chipsOf(auction: WatchedAuction, bid: Bid | undefined): number[] {
  const isOwn = bid?.status === 'leading' && bid.maximum > auction.price;
  return isOwn
    ? nextBids({ price: bid.maximum, bidCount: 1 }, bidStepAt, CHIPS)
    : nextBids(auction, bidStepAt, CHIPS);
}
