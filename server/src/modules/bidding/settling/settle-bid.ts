import assert from 'node:assert/strict';
import type { Trx } from '../../../platform/database/database.ts';
import type { BidChange } from '../placing/bid-store.ts';
import { type Notice, noticeOf } from '../watching/bid-notices.ts';
import { RELEASE_REASONS } from '../watching/bid-labels.ts';
import type { BiddingDeps } from '../deps.ts';
import { type Bid, holdCauseOf, type WatchedAuction } from '../rules/bid.ts';
import type { BidStatus } from '@hako/contract/bidding/bid-status';
import { type BidMover, mayMove } from '../rules/bid-life.ts';
import { noteGroupStep } from '../groups/group-money.ts';
import type { ReceiptFacts, ReceiptKind } from './receipt-store.ts';

export type TellDeps = Pick<
  BiddingDeps,
  'stores' | 'clock' | 'wallet' | 'notifications' | 'live' | 'jobs'
>;

export interface Move {
  readonly to: BidStatus;
  readonly by: BidMover;
  readonly reason?: string;
  readonly change?: BidChange;
  readonly receipt: ReceiptKind;
  readonly facts?: ReceiptFacts;
  readonly notice?: Notice;
}

/** One step of the life table, with its line in the receipt, its message and its push. A step the table does not know is our mistake. */
export async function moveBid(
  deps: TellDeps,
  trx: Trx,
  auction: WatchedAuction,
  bid: Bid,
  move: Move,
): Promise<Bid> {
  assert(
    bid.status === move.to || mayMove(bid.status, move.to, move.by),
    `a bid cannot go from ${bid.status} to ${move.to} by ${move.by}`,
  );
  const now = deps.clock.now();
  const moved = await deps.stores.bids.update(
    trx,
    bid,
    { ...move.change, status: move.to, reason: move.reason ?? bid.reason },
    now,
  );
  await deps.stores.receipts.add(trx, [
    {
      bidId: bid.id,
      customerId: bid.customerId,
      at: now,
      kind: move.receipt,
      facts: {
        state: move.to,
        price: auction.price,
        ...(move.reason ? { reason: move.reason } : {}),
        ...move.facts,
      },
    },
  ]);
  if (bid.groupId) await noteGroupStep(deps, trx, bid.status, moved);
  if (move.notice)
    await tell(
      deps,
      trx,
      auction,
      moved,
      move.notice,
      `${move.receipt}:${bid.id}:${now.getTime()}`,
    );
  await pushBid(deps, trx, moved);
  return moved;
}

/** Ends after which nobody of ours is in the lot: whoever gave way for this bid may bid again. */
const LEAVES_FREE: readonly BidStatus[] = ['cancelled', 'failed'];

/** As `moveBid`, to an end without the goods: what is held goes back at once, and whoever had to give way hears of a lot that is free again. */
export async function endBid(
  deps: TellDeps,
  trx: Trx,
  auction: WatchedAuction,
  bid: Bid,
  move: Move & { readonly why: keyof typeof RELEASE_REASONS },
): Promise<Bid> {
  if (bid.isHeld)
    await deps.wallet.release(trx, { cause: holdCauseOf(bid), reason: RELEASE_REASONS[move.why] });
  const ended = await moveBid(deps, trx, auction, bid, {
    ...move,
    change: { ...move.change, isHeld: false },
    facts: { ...move.facts, released: bid.isHeld ? bid.hold : 0 },
  });
  if (LEAVES_FREE.includes(move.to) && auction.isOpen && !auction.isLeading)
    await tellLotFree(deps, trx, auction, bid);
  return ended;
}

export async function tell(
  deps: TellDeps,
  trx: Trx,
  auction: WatchedAuction,
  bid: Bid,
  notice: Notice,
  key: string,
): Promise<void> {
  const [picture] = auction.listing.pictures;
  await deps.notifications.notify(trx, {
    customerId: bid.customerId,
    link: `/account/bids/${bid.id}`,
    ...notice,
    facts: {
      ...{ bidId: bid.id, site: bid.site, code: bid.code, price: auction.price },
      ...(picture ? { picture } : {}),
    },
    key,
  });
}

/** To the customer's open browsers: where one bid stands. */
export async function pushBid(deps: Pick<TellDeps, 'live'>, trx: Trx, bid: Bid): Promise<void> {
  await deps.live.tell(trx, `customer:${bid.customerId}`, {
    kind: 'bid',
    bidId: bid.id,
    site: bid.site,
    code: bid.code,
    state: bid.status,
    reason: bid.reason ?? null,
    maximum: bid.maximum,
    orderCode: bid.orderCode ?? null,
  });
}

/** To everybody who looks at the auction: nothing in it belongs to a customer. */
export async function pushAuction(
  deps: Pick<TellDeps, 'live'>,
  trx: Trx,
  auction: WatchedAuction,
): Promise<void> {
  await deps.live.tell(trx, `auction:${auction.site}:${auction.code}`, {
    kind: 'auction',
    price: auction.price,
    bidCount: auction.bidCount,
    endsAt: auction.endsAt.toISOString(),
    isOpen: auction.isOpen,
    clockOffsetMs: auction.clockOffsetMs,
  });
}

async function tellLotFree(
  deps: TellDeps,
  trx: Trx,
  auction: WatchedAuction,
  bid: Bid,
): Promise<void> {
  for (const displaced of await deps.stores.bids.listDisplaced(
    trx,
    bid.site,
    bid.code,
    bid.customerId,
  )) {
    await tell(
      deps,
      trx,
      auction,
      displaced,
      noticeOf.lotFree(auction),
      `lot-free:${bid.id}:${displaced.id}`,
    );
  }
}
