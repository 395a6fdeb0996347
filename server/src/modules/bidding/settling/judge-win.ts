import type { Yen } from '../../../kernel/money.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { LotPurchase } from '../../orders/index.ts';
import { noticeOf } from '../watching/bid-notices.ts';
import type { BiddingDeps } from '../deps.ts';
import type { Bid, WatchedAuction } from '../rules/bid.ts';
import { isActive } from '@hako/contract/bidding/bid-status';
import { type Doubt, doubtOf } from './rules/win-of-bid.ts';
import { takeGroupHold } from '../groups/group-money.ts';
import type { BidPrice } from '../placing/price-bid.ts';
import { endBid, moveBid } from './settle-bid.ts';
import { bookWaitingWin, bookWin, priceWin } from './win-lot.ts';

/** A lot that an account of ours won, as it was read. */
export interface Win {
  readonly price: Yen;
  readonly orderNumber: string | undefined;
  /** Codes whose last use somebody else took while the order was made. */
  readonly leftOut?: readonly string[];
}

/**
 * What to do with a won lot: make the order, or keep the win without one because it waits for
 * something.
 */
export type OnWin = 'order' | { readonly waitsFor: 'money' | 'staff' };

/** The same with what is looked up before the transaction. */
export interface JudgedWin extends Win {
  readonly winner: Bid | undefined;
  /** Undefined: the order is not to be made now. */
  readonly priced: BidPrice | undefined;
  readonly waitsFor: 'money' | 'staff';
  readonly purchases: readonly LotPurchase[];
}

/** Whose it is, and what its order costs when it is to be made. */
export async function lookUpWin(
  deps: BiddingDeps,
  auction: WatchedAuction,
  win: Win,
  onWin: OnWin,
): Promise<JudgedWin> {
  const winner = await findWinner(deps, auction);
  const purchases = await deps.orders.listPurchasesOf(deps.db, auction.site, auction.code);
  const isToBook = winner && onWin === 'order' && !doubtOf(winner.maximum, win, purchases);
  return {
    ...win,
    winner,
    purchases,
    priced: isToBook ? await priceWin(deps, auction, winner, win.price, win.leftOut) : undefined,
    waitsFor: onWin === 'order' ? 'money' : onWin.waitsFor,
  };
}

/** Whose the win is: who has the lot now, else who sent the last write that may be live. */
async function findWinner(deps: BiddingDeps, auction: WatchedAuction): Promise<Bid | undefined> {
  return deps.stores.inTransaction(deps.db, async (trx) => {
    const active = await deps.stores.bids.lockActive(trx, auction.site, auction.code);
    if (active) return active;
    const remotes = await deps.stores.remoteBids.list(trx, auction.site, auction.code);
    const last = remotes
      .filter(({ status }) => status === 'accepted' || status === 'unknown')
      .at(-1);
    return last && deps.stores.bids.find(trx, last.bidId);
  });
}

/** Under the lock of the lot: the win becomes the order of its bid, or is kept from it for a person to look at. Gives back who won. */
export async function settleWin(
  deps: BiddingDeps,
  trx: Trx,
  auction: WatchedAuction,
  win: JudgedWin,
): Promise<Bid | undefined> {
  const known = win.winner && (await deps.stores.bids.lock(trx, win.winner.id));
  if (!known || known.status === 'won') return known;
  const doubt = doubtOf(known.maximum, win, win.purchases);
  if (doubt) {
    await keepFromBid(deps, trx, auction, known, win.price, doubt);
    return undefined;
  }
  const winner = await takeGroupHold(deps, trx, known);
  return win.priced
    ? bookWin(deps, trx, auction, winner, {
        price: win.price,
        priced: win.priced,
        orderNumber: win.orderNumber,
      })
    : bookWaitingWin(deps, trx, auction, winner, win);
}

/** The account has the lot, but not by this bid: its customer is told so and pays nothing, and the desk looks at it. */
async function keepFromBid(
  deps: BiddingDeps,
  trx: Trx,
  auction: WatchedAuction,
  bid: Bid,
  price: Yen,
  doubt: Doubt,
): Promise<void> {
  const told = {
    by: 'market',
    reason: doubt,
    receipt: 'lost',
    facts: { wonPrice: price },
    notice: noticeOf[doubt](auction, bid, price),
  } as const;
  if (isActive(bid.status))
    await endBid(deps, trx, auction, bid, { ...told, to: 'lost', why: 'lost' });
  else await moveBid(deps, trx, auction, bid, { ...told, to: bid.status });
  await deps.live.tell(trx, 'desk', { kind: 'bids-changed', code: auction.code });
}
