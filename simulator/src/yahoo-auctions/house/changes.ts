import { type Account, DEFAULT_ACCOUNTS, newAccount } from './accounts.ts';
import { type Auction, bid, close, isOpen, openAuction, sell } from './auction.ts';
import type { BidAnswer, BidTruth, BuyAnswer, HouseEntry } from './house-types.ts';
import type { Lots } from './lots.ts';
import { applyPatch, madeListing } from './made.ts';

type Bid = Extract<HouseEntry, { t: 'bid' }>;
type Purchase = Extract<HouseEntry, { t: 'buy' }>;

/** What people did in the house, entry by entry: their bids and purchases, lots made and changed, accounts. */
export function createChanges(seed: number, lots: Lots) {
  const accounts = new Map<string, Account>();
  const truth: BidTruth[] = [];
  let made = 0;

  const begin = () => {
    for (const name of DEFAULT_ACCOUNTS) accounts.set(name, newAccount(name));
  };
  /** Answers a bid or a purchase, and notes it. */
  const answered = <Answer extends BidAnswer | BuyAnswer>(
    entry: Bid | Purchase,
    answerOn: (a: Auction) => Answer,
  ): Answer | { kind: 'not-found' } => {
    const told = lots.touch(entry.id, entry.at, (a) => {
      const answer = answerOn(a);
      return { answer, price: a.book.price };
    });
    const answer = told?.answer ?? { kind: 'not-found' };
    truth.push(truthOf(entry, answer, told?.price ?? null));
    return answer;
  };

  begin();
  return {
    accounts: accounts as ReadonlyMap<string, Account>,
    truth: truth as readonly BidTruth[],
    make({ spec, at }: Extract<HouseEntry, { t: 'make' }>): string {
      const a = openAuction(madeListing(seed, ++made, spec, at));
      lots.put(a, at);
      return a.listing.id;
    },
    bid(entry: Bid): BidAnswer {
      const account = accounts.get(entry.account) ?? newAccount(entry.account);
      return answered(entry, (a) => bidOn(a, account, entry.maximum, entry.at));
    },
    buy: (entry: Purchase): BuyAnswer =>
      answered(entry, (a) => buyOn(a, entry.account, entry.price, entry.at)),
    patch({ id, at, patch }: Extract<HouseEntry, { t: 'patch' }>): void {
      lots.touch(id, at, (a) => {
        applyPatch(a, patch, at);
        if (patch.isClosed === true && a.closedAt === null) close(a, at);
      });
    },
    rivalBid({ id, at, name, maximum }: Extract<HouseEntry, { t: 'rival' }>): void {
      const record = { bidder: name, rating: 42, maximum, at, isAccount: false };
      lots.touch(id, at, (a) => {
        if (a.closedAt === null) bid(a, record);
      });
    },
    setAccount: (account: Account): void => void accounts.set(account.name, account),
    clear(): void {
      accounts.clear();
      truth.length = 0;
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

/** What really happened, for tests that must know. */
const truthOf = (
  entry: Bid | Purchase,
  { kind }: BidAnswer | BuyAnswer,
  priceAfter: number | null,
): BidTruth => ({
  auction: entry.id,
  account: entry.account,
  maximum: entry.t === 'bid' ? entry.maximum : entry.price,
  at: entry.at,
  outcome: kind,
  isApplied: kind === 'accepted' || kind === 'bought',
  priceAfter,
  how: entry.t === 'bid' ? 'bid' : 'buynow',
});
