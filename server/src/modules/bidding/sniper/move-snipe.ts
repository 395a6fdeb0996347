import type { Trx } from '../../../platform/database/database.ts';
import { noticeOf } from '../watching/bid-notices.ts';
import type { Bid, WatchedAuction } from '../rules/bid.ts';
import { type EndChange, judgeEnd } from './rules/snipe-schedule.ts';
import { keepLive } from '../placing/keep-live.ts';
import { endBid, moveBid, type TellDeps } from '../settling/settle-bid.ts';

/**
 * The end was read anew: a waiting snipe keeps its moment, follows the end, or gives up by the rule that its customer chose.
 * Whoever leased it loses the lease, so that nobody fires at the old moment.
 */
export async function moveSnipe(
  deps: TellDeps,
  trx: Trx,
  auction: WatchedAuction,
  bid: Bid,
  endsAt: Date,
): Promise<Bid> {
  if (bid.status !== 'scheduled' || !bid.plannedEndAt || bid.leadMs === undefined) return bid;
  const { extensionRule: rule, followSteps, followed, leadMs } = bid;
  const change = judgeEnd(
    { plannedEndOnMarket: bid.plannedEndAt.getTime(), leadMs, rule, followSteps, followed },
    endsAt.getTime(),
  );
  if (change.kind === 'keep') return bid;
  const seen = { before: bid.plannedEndAt.toISOString(), after: endsAt.toISOString() };
  await deps.stores.bids.endLease(trx, bid.id);
  return change.kind === 'move'
    ? follow(deps, trx, bid, change, seen)
    : giveUp(deps, trx, auction, bid, change.reason, seen);
}

/** The end before and after, as it was read. */
type SeenEnds = { readonly before: string; readonly after: string };

async function follow(
  deps: TellDeps,
  trx: Trx,
  bid: Bid,
  { endOnMarket, fireOnMarket, followed }: EndChange & { kind: 'move' },
  seen: SeenEnds,
): Promise<Bid> {
  const now = deps.clock.now();
  const fireAt = new Date(fireOnMarket);
  const change = { plannedEndAt: new Date(endOnMarket), fireAt, followed };
  const moved = await deps.stores.bids.update(trx, bid, change, now);
  await deps.stores.receipts.add(trx, [
    {
      bidId: bid.id,
      customerId: bid.customerId,
      at: now,
      kind: 'extended',
      facts: { ...seen, followed, fireAt: fireAt.toISOString() },
    },
  ]);
  return moved;
}

async function giveUp(
  deps: TellDeps,
  trx: Trx,
  auction: WatchedAuction,
  bid: Bid,
  reason: string,
  seen: SeenEnds,
): Promise<Bid> {
  // A maximum that is live at the marketplace cannot be taken back: its money stays, and the bid goes on as what it is.
  if (auction.isLeading) {
    const kept = await keepLive(deps, trx, auction, bid);
    const plain = {
      ...kept,
      mode: 'now',
      fireAt: undefined,
      leadMs: undefined,
      plannedEndAt: undefined,
    } as const;
    const facts = { ...seen, released: bid.hold - kept.hold };
    return moveBid(deps, trx, auction, bid, {
      to: 'leading',
      by: 'clock',
      reason,
      change: plain,
      receipt: 'extended',
      facts,
    });
  }
  return endBid(deps, trx, auction, bid, {
    to: 'cancelled',
    by: 'clock',
    reason,
    why: 'extended',
    receipt: 'cancelled',
    facts: seen,
    notice: noticeOf.extendedStop(auction, bid),
  });
}
