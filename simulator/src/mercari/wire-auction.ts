import { isoUtc, unixSeconds } from '../world/jst.ts';
import type { Item } from './item.ts';
import type { State } from './market.ts';

type Auction = NonNullable<Item['auction']>;

const DAY_MS = 86_400_000;
/** Search and item disagree about an end that is not fixed yet. */
const SEARCH_AHEAD_MS = 7 * 60_000;

/** Without a bid the end is not fixed: it moves with every reading. */
const deadlineOf = (auction: Auction, now: number): number =>
  auction.bids > 0 ? auction.deadlineAt : now + DAY_MS;

/** In a search row: all strings, the id empty. */
export const searchAuction = (auction: Auction, now: number) => ({
  id: '',
  bidDeadline: isoUtc(deadlineOf(auction, now + SEARCH_AHEAD_MS)),
  totalBid: String(auction.bids),
  highestBid: String(auction.highest),
  initialPrice: String(auction.initial),
});

/** In a row of its seller's goods, hand-made from a description: no capture exists. */
export const sellerAuction = (auction: Auction, now: number) => ({
  id: '',
  bid_deadline: isoUtc(deadlineOf(auction, now + SEARCH_AHEAD_MS)),
  total_bid: String(auction.bids),
  initial_price: String(auction.initial),
  highest_bid: String(auction.highest),
});

/** In an item, hand-made from a description: no capture exists. One that is over carries `finish_time`. */
export function itemAuction(item: Item, auction: Auction, state: State, now: number) {
  const deadlineAt = deadlineOf(auction, now);
  return {
    id: `a${item.n}`,
    start_time: unixSeconds(item.createdAt),
    expected_end_time: unixSeconds(deadlineAt),
    bid_deadline_duration_seconds: 300,
    bid_total_duration_seconds: unixSeconds(deadlineAt - item.createdAt),
    total_bids: auction.bids,
    initial_price: auction.initial,
    highest_bid: auction.highest,
    state: auction.bids > 0 ? 'STATE_ONGOING' : 'STATE_NO_BID',
    auction_type: 'AUCTION_TYPE_NORMAL',
    ...(state.boughtAt !== null && { finish_time: unixSeconds(state.boughtAt) }),
  };
}
