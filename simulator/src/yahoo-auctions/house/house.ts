import type { Clock } from '../../world/clock.ts';
import type { Log } from '../../world/log.ts';
import { type Account, DEFAULT_ACCOUNTS, newAccount } from './accounts.ts';
import {
  advance,
  type Auction,
  bid,
  close,
  isOpen,
  nextEventAt,
  openAuction,
  sell,
} from './auction.ts';
import { createCalendar } from './calendar.ts';
import { listingById } from './listing.ts';
import { applyPatch, type AuctionPatch, type AuctionSpec, madeListing } from './made.ts';
import type { BidAnswer, BidTruth, BuyAnswer, HouseEntry, PurchaseTruth } from './house-types.ts';

export type AuctionHouse = ReturnType<typeof createHouse>;

/** Yahoo! Auctions as a place: what is listed, who bid, what was sold. Every change that is not drawn from the seed goes through the log. */
export function createHouse(seed: number, clock: Clock, log: Log<HouseEntry>) {
  const calendar = createCalendar(seed);
  const accounts = new Map<string, Account>();
  const touched = new Set<string>();
  let bidTruth: BidTruth[] = [];
  let made = 0;
  let atLatest = 0;

  const begin = () => {
    for (const name of DEFAULT_ACCOUNTS) accounts.set(name, newAccount(name));
  };
  /** Moments never run backwards for an auction that somebody touched, whatever is done to the clock. */
  const moment = () => clock.now();
  const move = (a: Auction, now: number) => {
    if (now >= a.dueAt) advance(a, now);
    return a;
  };
  const find = (id: string, now = moment()): Auction | undefined => {
    const known = calendar.auctions.get(id);
    const listing = known?.listing ?? listingById(seed, id);
    if (!listing || (!known && listing.startAt > now)) return undefined;
    const a = known ?? openAuction(listing);
    if (!known) calendar.put(a);
    return a.isRemoved ? undefined : move(a, now);
  };
  const touch = (id: string, at: number): Auction | undefined => {
    const a = find(id, at);
    if (a) {
      touched.add(id);
      advance(a, at);
    }
    return a;
  };

  const doBid = (entry: Extract<HouseEntry, { t: 'bid' }>): BidAnswer => {
    const a = touch(entry.id, entry.at);
    const account = accounts.get(entry.account) ?? newAccount(entry.account);
    const answer = a
      ? bidOn(a, account, entry.maximum, entry.at)
      : ({ kind: 'not-found' } as const);
    if (a) a.dueAt = nextEventAt(a);
    bidTruth.push({
      auction: entry.id,
      account: entry.account,
      maximum: entry.maximum,
      at: entry.at,
      outcome: answer.kind,
      isApplied: isApplied(answer),
      priceAfter: a?.book.price ?? null,
      how: 'bid',
    });
    return answer;
  };
  const doBuy = (entry: Extract<HouseEntry, { t: 'buy' }>): BuyAnswer => {
    const a = touch(entry.id, entry.at);
    const answer = a
      ? buyOn(a, entry.account, entry.price, entry.at)
      : ({ kind: 'not-found' } as const);
    if (a) a.dueAt = nextEventAt(a);
    bidTruth.push({
      auction: entry.id,
      account: entry.account,
      maximum: entry.price,
      at: entry.at,
      outcome: answer.kind,
      isApplied: answer.kind === 'bought',
      priceAfter: a?.book.price ?? null,
      how: 'buynow',
    });
    return answer;
  };
  const apply = (entry: HouseEntry) => {
    atLatest = Math.max(atLatest, entry.at);
    switch (entry.t) {
      case 'bid':
        return doBid(entry);
      case 'buy':
        return doBuy(entry);
      case 'make': {
        const a = openAuction(madeListing(seed, ++made, entry.spec, entry.at));
        calendar.put(a);
        touched.add(a.listing.id);
        return advance(a, entry.at);
      }
      case 'patch': {
        const a = touch(entry.id, entry.at);
        if (a) applyPatch(a, entry.patch, entry.at);
        if (a && entry.patch.isClosed === true && a.closedAt === null) close(a, entry.at);
        if (a) a.dueAt = nextEventAt(a);
        return;
      }
      case 'rival': {
        const a = touch(entry.id, entry.at);
        if (a?.closedAt === null)
          bid(a, {
            bidder: entry.name,
            rating: 42,
            maximum: entry.maximum,
            at: entry.at,
            isAccount: false,
          });
        if (a) a.dueAt = nextEventAt(a);
        return;
      }
      case 'account':
        accounts.set(entry.account.name, entry.account);
        return;
    }
  };
  const record = <E extends HouseEntry>(entry: E) => {
    log.append(entry);
    return apply(entry);
  };

  begin();
  for (const entry of log.past) apply(entry);

  return {
    accounts: accounts as ReadonlyMap<string, Account>,
    now: moment,
    find,
    /** Every auction that stands on the site, open ones and those closed within the last day, moved to now. */
    all: (): Iterable<Auction> => {
      calendar.rollTo(moment(), (id) => touched.has(id));
      return calendar.auctions.values();
    },
    move,
    bid: (account: string, id: string, maximum: number): BidAnswer =>
      record({ t: 'bid', id, account, maximum, at: moment() }) as BidAnswer,
    buyNow: (account: string, id: string, price: number): BuyAnswer =>
      record({ t: 'buy', id, account, price, at: moment() }) as BuyAnswer,
    make: (spec: AuctionSpec): string => {
      record({ t: 'make', spec, at: moment() });
      return madeListing(seed, made, spec, moment()).id;
    },
    patch: (id: string, patch: AuctionPatch): void =>
      void record({ t: 'patch', id, patch, at: moment() }),
    rivalBid: (id: string, maximum: number, name: string): void =>
      void record({ t: 'rival', id, maximum, name, at: moment() }),
    setAccount: (account: Account): void => void record({ t: 'account', account, at: moment() }),
    truthOfBids: (auction?: string): readonly BidTruth[] =>
      auction === undefined ? bidTruth : bidTruth.filter((one) => one.auction === auction),
    truthOfPurchases: (): PurchaseTruth[] => [...touched].flatMap((id) => salesOf(find(id))),
    /** Forgets what happened here; the files are cleared by the world. */
    reset: (): void => {
      calendar.clear();
      accounts.clear();
      touched.clear();
      bidTruth = [];
      made = 0;
      begin();
    },
  };
}

function bidOn(a: Auction, account: Account, maximum: number, at: number): BidAnswer {
  if (!isOpen(a, at)) return { kind: 'closed' };
  if (a.listing.isFixed) return { kind: 'fixed-price' };
  if (account.blockedBy.includes(a.listing.seller.aucUserId)) return { kind: 'seller-blocked' };
  if (account.isRestricted && a.listing.restrictsBidders) return { kind: 'restricted' };
  const outcome = bid(a, {
    bidder: account.name,
    rating: account.rating,
    maximum,
    at,
    isAccount: true,
  });
  if (outcome.kind === 'too-low') return outcome;
  return {
    kind: 'accepted',
    isHighestBidder: outcome.kind === 'bought' || a.book.leader?.bidder === account.name,
    price: a.book.price,
    endAt: a.endAt,
    bidCount: a.bids.length,
  };
}

function buyOn(a: Auction, account: string, price: number, at: number): BuyAnswer {
  if (!isOpen(a, at)) return a.sales.length > 0 ? { kind: 'sold' } : { kind: 'closed' };
  const { buyNowPrice } = a.listing;
  if (buyNowPrice === null || a.quantityLeft <= 0) return { kind: 'no-buy-now' };
  if (price !== buyNowPrice) return { kind: 'price-changed', price: buyNowPrice };
  const sale = sell(a, { buyer: account, isAccount: true, price: buyNowPrice, at, how: 'buynow' });
  if (!a.listing.isFixed) a.book = { ...a.book, price: buyNowPrice };
  return { kind: 'bought', orderId: sale.orderId, price: buyNowPrice, endAt: a.endAt };
}

const isApplied = (answer: BidAnswer): boolean => answer.kind === 'accepted';

function salesOf(a: Auction | undefined): PurchaseTruth[] {
  return (a?.sales ?? [])
    .filter((sale) => sale.isAccount)
    .map((sale) => ({
      party: 'yahoo-auctions',
      item: a?.listing.id ?? '',
      account: sale.buyer,
      price: sale.price,
      at: sale.at,
      how: sale.how,
      orderId: sale.orderId,
    }));
}
