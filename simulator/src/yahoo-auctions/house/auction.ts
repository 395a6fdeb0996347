import type { Listing } from './listing.ts';
import { type BidOutcome, type Book, nextPrice, placeBid, stepAt } from './proxy-bidding.ts';
import { type Rival, reactionAt } from './rivals.ts';

const LAST_MINUTES_MS = 300_000;

/** One accepted bid. `maximum` is hidden from everybody but the bidder. */
export interface BidRecord {
  bidder: string;
  rating: number;
  maximum: number;
  at: number;
  /** An account of ours, not a drawn rival. */
  isAccount: boolean;
}

export interface Sale {
  buyer: string;
  isAccount: boolean;
  price: number;
  at: number;
  how: 'bid' | 'buynow';
  orderId: string;
}

/** An auction with everything that has happened to it. It only moves forward, and only by `advance`, `bid` and `buyNow`. */
export interface Auction {
  listing: Listing;
  book: Book;
  bids: BidRecord[];
  endAt: number;
  isExtended: boolean;
  closedAt: number | null;
  sales: Sale[];
  quantityLeft: number;
  isRemoved: boolean;
  /** Everything due up to this moment has happened. */
  movedTo: number;
  /** Per rival: when they act next. */
  nextActs: (number | null)[];
  acts: number[];
  soldToOthers: number;
  /** Nothing happens by itself before this moment. */
  dueAt: number;
}

export function openAuction(listing: Listing): Auction {
  return {
    listing,
    book: { startPrice: listing.startPrice, price: listing.startPrice, leader: undefined },
    bids: [],
    endAt: listing.endAt,
    isExtended: false,
    closedAt: null,
    sales: [],
    quantityLeft: listing.quantity,
    isRemoved: false,
    movedTo: listing.startAt,
    nextActs: listing.rivals.map((rival) =>
      rival.behaviour === 'sniper' ? listing.endAt - rival.leadMs : rival.firstAt,
    ),
    acts: listing.rivals.map(() => 0),
    soldToOthers: 0,
    dueAt: listing.startAt,
  };
}

export const isOpen = (a: Auction, now: number): boolean =>
  a.closedAt === null && !a.isRemoved && a.listing.startAt <= now;

/** The moment something happens next without our doing. */
export function nextEventAt(a: Auction): number {
  if (a.closedAt !== null) return Number.POSITIVE_INFINITY;
  let at = a.endAt;
  const early = a.listing.earlyCloseAt;
  if (early !== null && early < at && a.book.leader) at = early;
  for (const next of a.nextActs) if (next !== null && next < at) at = next;
  const taken = a.listing.soldToOthersAt[a.soldToOthers];
  return taken !== undefined && taken < at ? taken : at;
}

/** Lets rivals, sellers and the end of time act, in the order of their moments, up to `now`. */
export function advance(a: Auction, now: number): void {
  for (let at = nextEventAt(a); at <= now; at = nextEventAt(a)) step(a, Math.max(at, a.movedTo));
  if (now > a.movedTo) a.movedTo = now;
  a.dueAt = nextEventAt(a);
}

function step(a: Auction, at: number): void {
  a.movedTo = at;
  const taken = a.listing.soldToOthersAt[a.soldToOthers];
  if (taken !== undefined && taken <= at) {
    a.soldToOthers++;
    sell(a, {
      buyer: 'someone',
      isAccount: false,
      price: a.listing.buyNowPrice ?? a.book.price,
      at,
      how: 'buynow',
    });
    return;
  }
  const { earlyCloseAt } = a.listing;
  if (a.endAt <= at || (earlyCloseAt !== null && earlyCloseAt <= at && a.book.leader))
    return close(a, Math.min(at, a.endAt));
  const who = a.nextActs.findIndex((next) => next !== null && next <= at);
  const rival = a.listing.rivals[who];
  if (rival) rivalActs(a, who, rival, at);
}

function rivalActs(a: Auction, who: number, rival: Rival, at: number): void {
  a.nextActs[who] = null;
  const act = (a.acts[who] ?? 0) + 1;
  a.acts[who] = act;
  if (a.book.leader?.bidder === rival.name) return;
  const least = nextPrice(a.book, rival.name);
  if (rival.ceiling < least) return;
  const spare =
    rival.behaviour === 'riser'
      ? Math.min(rival.ceiling, least + (act % 3) * stepAt(least))
      : rival.ceiling;
  enter(a, { bidder: rival.name, rating: rival.rating, maximum: spare, at, isAccount: false });
}

/** A bid by one of our accounts, at a moment that the auction has already reached. */
export function bid(a: Auction, record: BidRecord): BidOutcome | { kind: 'bought'; sale: Sale } {
  const buyNow = a.listing.buyNowPrice;
  if (buyNow !== null && record.maximum >= buyNow) {
    // 即決価格: a maximum at or above it takes the lot at that price, at once.
    a.bids.push(record);
    a.book = {
      ...a.book,
      price: buyNow,
      leader: { bidder: record.bidder, maximum: record.maximum },
    };
    return {
      kind: 'bought',
      sale: sell(a, {
        buyer: record.bidder,
        isAccount: record.isAccount,
        price: buyNow,
        at: record.at,
        how: 'buynow',
      }),
    };
  }
  return enter(a, record);
}

function enter(a: Auction, record: BidRecord): BidOutcome {
  const outcome = placeBid(a.book, record.bidder, record.maximum);
  if (outcome.kind === 'too-low') return outcome;
  a.book = outcome.book;
  a.bids.push(record);
  if (outcome.hasPriceRisen) extend(a, record.at);
  a.listing.rivals.forEach((rival, i) => {
    const mayAnswer =
      rival.behaviour === 'riser' &&
      a.nextActs[i] === null &&
      a.book.leader?.bidder !== rival.name &&
      rival.ceiling >= nextPrice(a.book, rival.name);
    if (mayAnswer && (a.acts[i] ?? 0) > 0)
      a.nextActs[i] = reactionAt(a.listing.id, rival, a.acts[i] ?? 0, record.at, a.endAt);
  });
  return outcome;
}

/** 自動延長: when the price rises in the last five minutes the end moves by five minutes, as often as that happens. */
function extend(a: Auction, at: number): void {
  if (!a.listing.isAutomaticExtension || a.endAt - at > LAST_MINUTES_MS) return;
  a.endAt += LAST_MINUTES_MS;
  a.isExtended = true;
  a.listing.rivals.forEach((rival, i) => {
    if (rival.behaviour === 'sniper' && a.nextActs[i] !== null)
      a.nextActs[i] = a.endAt - rival.leadMs;
  });
}

export function close(a: Auction, at: number): void {
  a.closedAt = at;
  a.endAt = at;
  const { leader } = a.book;
  if (leader && a.sales.length === 0) {
    const isAccount =
      a.bids.findLast((record) => record.bidder === leader.bidder)?.isAccount ?? false;
    a.sales.push({
      buyer: leader.bidder,
      isAccount,
      price: a.book.price,
      at,
      how: 'bid',
      orderId: orderId(a),
    });
  }
}

export function sell(a: Auction, sale: Omit<Sale, 'orderId'>): Sale {
  const made: Sale = { ...sale, orderId: orderId(a) };
  a.sales.push(made);
  a.quantityLeft--;
  if (a.quantityLeft <= 0) {
    a.closedAt = sale.at;
    a.endAt = sale.at;
  }
  return made;
}

const orderId = (a: Auction): string =>
  `${a.listing.id}-${String(1_000_001 + a.sales.length).slice(1)}`;
