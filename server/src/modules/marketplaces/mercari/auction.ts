import { type Yen, yen } from '../../../kernel/money.ts';
import type { ListingAuction } from '../listing.ts';
import { broken } from '../reading/shape.ts';
import { believablePrice } from '../rules/believable.ts';
import { SOURCE } from './shapes.ts';

/** The site tells one auction in three shapes; this is how a shape names what we read. */
interface AuctionKeys {
  readonly bids: string;
  readonly highest: string;
  readonly initial: string;
  readonly end: string;
}

export const SEARCH_KEYS: AuctionKeys = {
  bids: 'totalBid',
  highest: 'highestBid',
  initial: 'initialPrice',
  end: 'bidDeadline',
};
export const ITEM_KEYS: AuctionKeys = {
  bids: 'total_bids',
  highest: 'highest_bid',
  initial: 'initial_price',
  end: 'expected_end_time',
};
export const SELLER_KEYS: AuctionKeys = {
  bids: 'total_bid',
  highest: 'highest_bid',
  initial: 'initial_price',
  end: 'bid_deadline',
};

/** An auction as one of the three shapes tells it. */
export interface MercariAuction {
  readonly auction: ListingAuction;
  readonly start: Yen;
  /** When it was over, for one that is. */
  readonly finishedAt: Date | undefined;
}

/** Where one of the three shapes stands in the answer: its names, its path, and the price beside it. */
export interface AuctionPlace {
  readonly keys: AuctionKeys;
  readonly at: string;
  /** Undefined where the listing has no price yet. */
  readonly price: Yen | undefined;
}

/** Seen on auctions that run; one that is over carries `finish_time`. */
const RUNNING = ['STATE_NO_BID', 'STATE_ONGOING'];

/**
 * Missing, null or an empty object is a fixed price; an object with a key that we know is an auction. Anything else may be
 * an auction that we do not understand: an outage, for a current bid must never be sold as a fixed price.
 */
export function auctionOf(written: unknown, place: AuctionPlace): MercariAuction | undefined {
  const { keys, at, price } = place;
  if (written === undefined || written === null) return undefined;
  if (typeof written !== 'object' || Array.isArray(written))
    throw broken(SOURCE, at, 'an auction of an unknown shape');
  const told = written as Readonly<Record<string, unknown>>;
  if (Object.keys(told).length === 0) return undefined;
  if (!Object.values(keys).some((key) => key in told))
    throw broken(SOURCE, at, 'an auction of an unknown shape');
  const bidCount = wholeOf(told[keys.bids], `${at}.${keys.bids}`);
  const highest = wholeOf(told[keys.highest], `${at}.${keys.highest}`);
  const start = believablePrice(wholeOf(told[keys.initial], `${at}.${keys.initial}`));
  if (start === undefined) throw broken(SOURCE, `${at}.${keys.initial}`, 'no price');
  if (price !== undefined && price !== (bidCount > 0 ? highest : highest || start))
    throw broken(SOURCE, `${at}.${keys.highest}`, 'differs from the price');
  return {
    start,
    finishedAt: finishOf(told, bidCount, at),
    auction: {
      bidCount,
      startsAt: told['start_time'] ? momentOf(told['start_time'], `${at}.start_time`) : undefined,
      endsAt: momentOf(told[keys.end], `${at}.${keys.end}`),
      isEndEstimate: bidCount === 0,
      isAutoExtension: undefined,
      isEarlyClosing: undefined,
      restrictions: [],
      highestBidder: undefined,
    },
  };
}

/** A key about an auction that we do not know: the site may have renamed the one that we read. */
export function expectNoOtherAuction(row: object, known: string, at: string): void {
  const other = Object.keys(row).find((key) => key !== known && /auction/i.test(key));
  if (other !== undefined) throw broken(SOURCE, at + other, 'an unknown key about an auction');
}

/** `state` and the number of bids say the same, or neither can be believed. */
function finishOf(
  told: Readonly<Record<string, unknown>>,
  bidCount: number,
  at: string,
): Date | undefined {
  const { state, finish_time: finish } = told;
  const isOver = finish !== undefined && finish !== null && !/^0?$/.test(String(finish));
  if (isOver) return momentOf(finish, `${at}.finish_time`);
  if (state === undefined) return undefined;
  const isExpected = RUNNING.includes(String(state)) && (state === 'STATE_NO_BID') === !bidCount;
  if (!isExpected) throw broken(SOURCE, `${at}.state`, String(state));
  return undefined;
}

/** Numbers come as numbers or as digits. */
function wholeOf(written: unknown, at: string): Yen {
  if (/^\d{1,9}$/.test(String(written)) && typeof written !== 'object') return yen(Number(written));
  throw broken(SOURCE, at, `${String(written)} is no whole number`);
}

/** Unix seconds, as a number or as digits, or ISO 8601 with its zone. */
function momentOf(written: unknown, at: string): Date {
  const text = typeof written === 'object' ? '' : String(written);
  const moment = /^\d{9,11}$/.test(text)
    ? new Date(Number(text) * 1000)
    : new Date(/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) ? text : Number.NaN);
  if (Number.isNaN(moment.getTime())) throw broken(SOURCE, at, text);
  return moment;
}
