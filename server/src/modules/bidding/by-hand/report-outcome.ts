import { type Yen, yen } from '../../../kernel/money.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { TimeLeft } from '../../marketplaces/index.ts';
import type { BiddingDeps } from '../deps.ts';
import { closeDoubt } from '../desk/desk-bid-store.ts';
import type { RemoteBid, WatchedAuction } from '../rules/bid.ts';
import { isOutcomeOpen } from '../desk/rules/desk-case.ts';
import { fingerprintOf } from '../sending/remote-bid-store.ts';
import { judge } from '../watching/read-auction.ts';
import { type ByStaff, lotOf, readHand, timeOf, told } from './answer-by-hand.ts';

export type HandOutcome = ByStaff &
  (
    | { readonly outcome: 'won'; readonly price: number; readonly orderNumber: string | undefined }
    | { readonly outcome: 'outbid' }
  );
/**
 * What became of a placed bid, where no program can read it: won after the close, or somebody went above it. Judged like any reading.
 * Refusals `bidding.hand-…`.
 */
export async function reportHandOutcome(deps: BiddingDeps, report: HandOutcome): Promise<void> {
  const hand = await readHand(deps, report.id);
  refuseUnless(hand.state === 'placed', 'bidding.hand-not-placed');
  const { remote, auction } = await lotOf(deps, hand);
  const { time, remotes } = await closingOf(deps, auction);
  if (report.outcome === 'won') refuseUnless(!time.isOpen, 'bidding.hand-still-open');
  await judgeTold(deps, auction, time, remotes, remote.maximum, report);
  await deps.stores.inTransaction(deps.db, (trx) => told(deps, trx, report, report.outcome));
}
/**
 * The same for a bid that a program sent, on a closed lot that no program can read any more: its account is off, or the page is gone.
 * Refusals `bidding.not-found`, `bidding.outcome-known`, `bidding.hand-…`.
 */
export async function reportBidOutcome(deps: BiddingDeps, report: HandOutcome): Promise<void> {
  const bid = await deps.stores.bids.find(deps.db, report.id);
  if (!bid) throw new Refusal('bidding.not-found');
  const auction = (await deps.stores.auctions.find(deps.db, bid.site, bid.code)) as WatchedAuction;
  const { time, remotes } = await closingOf(deps, auction);
  const live = remotes
    .filter(
      ({ bidId, status }) => bidId === bid.id && (status === 'accepted' || status === 'unknown'),
    )
    .at(-1);
  if (auction.settledAt || !isOutcomeOpen(bid.status) || !live)
    throw new Refusal('bidding.outcome-known');
  refuseUnless(!time.isOpen, 'bidding.hand-still-open');
  await judgeTold(deps, auction, time, remotes, live.maximum, report);
  await deps.stores.inTransaction(deps.db, async (trx) =>
    deps.audit?.(trx, {
      actor: report.staffId,
      action: `bid.${report.outcome}`,
      subject: `bid:${bid.id}`,
      before: { status: bid.status },
      after: { outcome: report.outcome },
    }),
  );
}
/** Our account has the lot, but not by this bid, and a person found out how. The bid stays as it is. Refusal `bidding.not-in-doubt`. */
export async function closeDoubtedWin(
  deps: BiddingDeps,
  { staffId, id, finding }: ByStaff & { readonly finding: string },
): Promise<void> {
  await deps.stores.inTransaction(deps.db, async (trx) => {
    refuseUnless(await closeDoubt(trx, id, deps.clock.now()), 'bidding.not-in-doubt');
    await deps.audit?.(trx, {
      actor: staffId,
      action: 'bid.close-doubt',
      subject: `bid:${id}`,
      reason: finding,
      before: { isInDoubt: true },
      after: { isInDoubt: false },
    });
    await deps.live.tell(trx, 'desk', { kind: 'bids-changed', id });
  });
}
/** How a lot stands now. A write of ours that waits for its answer comes first: what is told before it would be lost. */
async function closingOf(
  deps: BiddingDeps,
  auction: WatchedAuction,
): Promise<{ time: TimeLeft; remotes: RemoteBid[] }> {
  const remotes = await deps.stores.remoteBids.list(deps.db, auction.site, auction.code);
  refuseUnless(!remotes.some(({ status }) => status === 'sending'), 'bidding.hand-raise-waiting');
  return { time: await timeOf(deps, auction), remotes };
}
/** Judged like any reading of our standing. */
async function judgeTold(
  deps: BiddingDeps,
  auction: WatchedAuction,
  time: TimeLeft,
  remotes: readonly RemoteBid[],
  maximum: Yen,
  report: HandOutcome,
): Promise<void> {
  const isWon = report.outcome === 'won';
  if (isWon) refuseUnless(report.price <= maximum, 'bidding.hand-over-maximum', { maximum });
  const standing = {
    code: auction.code,
    hasBid: true,
    ourMaximum: maximum,
    isHighestBidder: isWon,
    isWinner: isWon,
    price: isWon ? yen(report.price) : time.price,
    isOpen: time.isOpen,
    orderNumber: isWon ? report.orderNumber : undefined,
    endsAt: time.endsAt,
  };
  await judge(deps, auction, { time, standing, fingerprint: fingerprintOf(remotes) });
}
