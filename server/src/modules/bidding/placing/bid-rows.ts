import { type BidStatus, isActive } from '@hako/contract/bidding/bid-status';
import type { BidRow } from '@hako/contract/bidding/bid-list';
import { isLotOpen, type ListedBid } from '../watching/bid-list-store.ts';
import type { ListingSnapshot } from '../rules/bid.ts';
import { mayMove } from '../rules/bid-life.ts';
import { HAND_REASONS } from '../by-hand/rules/by-hand.ts';

/** `2026-11-21T11:30:00.000Z`: the only form of a time that the mobile client reads in bids. */
const timeText = (at: Date): string => at.toISOString();

/** 3 paid, 2 won, 1 open, 0 ended without the goods. */
const statusNumber = (row: ListedBid): number =>
  row.status === 'won' ? (row.order_id ? 3 : 2) : isOpen(row) ? 1 : 0;
const isOpen = (row: ListedBid): boolean => isActive(row.status);

/**
 * Whether nothing more is to be expected of it. The mobile client tells by this of a bid shortly before the end whether it will still be sent;
 * one at once that was outbid stands until its lot ends, as the same client shows it.
 */
const isOver = (row: ListedBid, hasOpenLot: boolean): boolean =>
  !hasOpenLot ||
  ['won', 'lost', 'cancelled', 'failed'].includes(row.status) ||
  (row.status === 'outbid' && row.mode === 'snipe');

/** What the owner of a bid may do with it now. */
export const movesOf = (bid: {
  status: BidStatus;
  reason: string | null;
  isLeadingLive: boolean;
  isLotOpen: boolean;
}): { cancel: boolean; raise: boolean } => ({
  cancel:
    mayMove(bid.status, 'cancelled', 'customer') &&
    (bid.status !== 'sending' || bid.reason === HAND_REASONS.waiting) &&
    !bid.isLeadingLive,
  raise: bid.isLotOpen && ['scheduled', 'leading', 'outbid'].includes(bid.status),
});

/** A bid as the mobile client and the web read it at a moment of our clock. Amounts in yen; `current_price` with tax where the site adds it. */
export function bidRowOf(row: ListedBid, now: Date): BidRow {
  // Whoever waits for the answer of the close has it read: only the reading ends their lot.
  const hasOpenLot = isOpen(row) ? row.is_open : isLotOpen(row, now);
  const may = movesOf({
    status: row.status,
    reason: row.reason,
    isLeadingLive: row.is_leading,
    isLotOpen: hasOpenLot,
  });
  return {
    ...lotPart(row),
    ...moneyPart(row),
    ...timePart(row),
    _id: row.id,
    id: row.id,
    qty: row.quantity,
    services_extra: row.services,
    mode: row.mode,
    ship_mode: row.ship_mode,
    status: statusNumber(row),
    process: isOpen(row) ? 0 : 1,
    winner: row.status === 'leading' || row.status === 'won',
    finished: isOver(row, hasOpenLot),
    notify: true,
    allow: true,
    vip: false,
    deleted: false,
    quote_code: row.order_code,
    remark: row.reason,
    isCanPlaceBid: may.raise,
    isCanBeAuctioned: hasOpenLot,
    isExpired: !hasOpenLot,
    isCancel: row.status === 'cancelled',
    state: row.status,
    reason: row.reason,
    group_id: row.group_id,
    may,
  };
}

/** The lot of a bid. */
const lotPart = (row: ListedBid) => {
  const listing = row.listing as unknown as ListingSnapshot;
  return {
    site: row.site,
    code: row.code,
    name: listing.titleVi ?? row.title,
    url: listing.url,
    images: [...listing.pictures],
    seller_id: row.seller_id,
    shipping_charges: listing.domesticShipping ?? 0,
    bids: row.bid_count,
    bid_count: row.bid_count,
  };
};

/** What a bid offers, costs and holds. */
const moneyPart = (row: ListedBid) => {
  const tax = row.tax_percent > 0 ? Math.floor((row.price_jpy * row.tax_percent) / 100) : null;
  return {
    tax,
    price: row.maximum_jpy,
    snipe_price: row.mode === 'snipe' ? row.maximum_jpy : null,
    current_price: row.price_jpy + (tax ?? 0),
    exchange_rate: Math.round(row.rate_vnd / row.rate_scale),
    payment_price: row.won_price_jpy,
    currency: 'JPY',
    hold: row.is_held ? row.hold_vnd : 0,
  } as const;
};

const timePart = (row: ListedBid) => ({
  end_time: timeText(row.ends_at),
  clock_offset_ms: row.clock_offset_ms,
  created_date: timeText(row.created_at),
  updated_date: timeText(row.updated_at),
  bid_date: timeText(row.created_at),
  success_date: row.status === 'won' ? timeText(row.updated_at) : null,
});

/** The short form of `bidding.user`. */
export function runningRowOf(row: ListedBid) {
  const listing = row.listing as unknown as ListingSnapshot;
  return {
    _id: row.id,
    account: row.account,
    winner: row.status === 'leading',
    code: row.code,
    site: row.site,
    name: listing.titleVi ?? row.title,
    qty: row.quantity,
    partial: row.is_partial ? '1' : '0',
    price: row.maximum_jpy,
    snipe_price: row.mode === 'snipe' ? row.maximum_jpy : null,
    services_extra: row.services,
    mode: row.mode,
    ship_mode: row.ship_mode,
    end_time: timeText(row.ends_at),
    last_minute_to_bid: null,
    image: listing.pictures[0] ?? '',
    state: row.status,
    reason: row.reason,
  };
}
