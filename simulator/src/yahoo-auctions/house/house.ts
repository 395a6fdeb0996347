import type { Clock } from '../../world/clock.ts';
import type { Log } from '../../world/log.ts';
import type { Account } from './accounts.ts';
import type { Auction } from './auction.ts';
import { createChanges } from './changes.ts';
import type { BidAnswer, BidTruth, BuyAnswer, HouseEntry, PurchaseTruth } from './house-types.ts';
import { createLots } from './lots.ts';
import type { AuctionPatch, AuctionSpec } from './made.ts';

export type AuctionHouse = ReturnType<typeof createHouse>;

/** Yahoo! Auctions as a place: what is listed, who bid, what was sold. Every change that is not drawn from the seed goes through the log. */
export function createHouse(seed: number, clock: Clock, log: Log<HouseEntry>) {
  const lots = createLots(seed);
  const changes = createChanges(seed, lots);
  /** Moments never run backwards for an auction that somebody touched, whatever is done to the clock. */
  const moment = () => clock.now();
  const find = (id: string, now = moment()): Auction | undefined => lots.find(id, now);
  const kept = <Entry extends HouseEntry>(entry: Entry): Entry => {
    log.append(entry);
    return entry;
  };

  for (const entry of log.past) replay(changes, entry);
  return {
    accounts: changes.accounts,
    now: moment,
    find,
    /** Every auction that stands on the site, open ones and those closed within the last day, moved to now. */
    all: (): Iterable<Auction> => lots.all(moment()),
    move: lots.move,
    bid: (account: string, id: string, maximum: number): BidAnswer =>
      changes.bid(kept({ t: 'bid', id, account, maximum, at: moment() })),
    buyNow: (account: string, id: string, price: number): BuyAnswer =>
      changes.buy(kept({ t: 'buy', id, account, price, at: moment() })),
    make: (spec: AuctionSpec): string => changes.make(kept({ t: 'make', spec, at: moment() })),
    patch: (id: string, patch: AuctionPatch): void =>
      changes.patch(kept({ t: 'patch', id, patch, at: moment() })),
    rivalBid: (id: string, maximum: number, name: string): void =>
      changes.rivalBid(kept({ t: 'rival', id, maximum, name, at: moment() })),
    setAccount(account: Account): void {
      kept({ t: 'account', account, at: moment() });
      changes.setAccount(account);
    },
    truthOfBids: (auction?: string): readonly BidTruth[] =>
      auction === undefined
        ? changes.truth
        : changes.truth.filter((one) => one.auction === auction),
    truthOfPurchases: (): PurchaseTruth[] => [...lots.touched].flatMap((id) => salesOf(find(id))),
    /** Forgets what happened here; the files are cleared by the world. */
    reset(): void {
      lots.clear();
      changes.clear();
    },
  };
}

/** Does again what the log kept. */
function replay(changes: ReturnType<typeof createChanges>, entry: HouseEntry): void {
  switch (entry.t) {
    case 'bid':
      return void changes.bid(entry);
    case 'buy':
      return void changes.buy(entry);
    case 'make':
      return void changes.make(entry);
    case 'patch':
      return changes.patch(entry);
    case 'rival':
      return changes.rivalBid(entry);
    case 'account':
      return changes.setAccount(entry.account);
  }
}

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
