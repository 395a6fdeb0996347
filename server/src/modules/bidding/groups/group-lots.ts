import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { holdLabel, RELEASE_REASONS } from '../watching/bid-labels.ts';
import type { BiddingDeps } from '../deps.ts';
import { type Bid, holdCauseOf, type WatchedAuction } from '../rules/bid.ts';
import type { BidGroup } from './rules/bid-group.ts';
import { pushBid } from '../settling/settle-bid.ts';

export async function join(deps: BiddingDeps, trx: Trx, group: BidGroup, bid: Bid): Promise<void> {
  await deps.wallet.release(trx, { cause: holdCauseOf(bid), reason: RELEASE_REASONS.grouped });
  const now = deps.clock.now();
  const joined = await deps.stores.bids.update(trx, bid, { groupId: group.id, isHeld: false }, now);
  await deps.stores.receipts.add(trx, [
    {
      bidId: bid.id,
      customerId: bid.customerId,
      at: now,
      kind: 'grouped',
      facts: { wanted: group.wanted },
    },
  ]);
  await pushBid(deps, trx, joined);
}
/** The group's money is settled already; now the bid holds for itself, under a name of its own. */
export async function leave(deps: BiddingDeps, trx: Trx, left: Bid): Promise<void> {
  const bid = (await deps.stores.bids.lock(trx, left.id)) as Bid;
  const auction = (await deps.stores.auctions.find(trx, bid.site, bid.code)) as WatchedAuction;
  await deps.wallet.hold(trx, {
    customerId: bid.customerId,
    amount: bid.hold,
    cause: holdCauseOf(bid),
    label: holdLabel(auction),
  });
  await deps.stores.receipts.add(trx, [
    {
      bidId: bid.id,
      customerId: bid.customerId,
      at: deps.clock.now(),
      kind: 'ungrouped',
      facts: { amount: bid.hold },
    },
  ]);
  await pushBid(deps, trx, bid);
}
/** A maximum that is live already cannot wait for its turn. */
export async function refuseUngroupable(deps: BiddingDeps, trx: Trx, bid: Bid): Promise<void> {
  refuseUnless(
    bid.status === 'scheduled' && bid.mode === 'snipe' && !bid.groupId,
    'bidding.not-groupable',
  );
  const auction = await deps.stores.auctions.find(trx, bid.site, bid.code);
  refuseUnless(auction && !auction.isLeading, 'bidding.not-groupable');
}
