import { newId } from '../../../kernel/chance.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { noticeOf } from '../watching/bid-notices.ts';
import { holdLabel } from '../watching/bid-labels.ts';
import type { BiddingDeps } from '../deps.ts';
import { allocate } from './rules/allocation.ts';
import type { Bid, RemoteBid, WatchedAuction } from '../rules/bid.ts';
import { BY_HAND } from '../by-hand/rules/by-hand.ts';
import { refuseResting } from '../accounts/accounts.ts';
import { askByHand } from '../by-hand/ask-by-hand.ts';
import { endBid, pushBid } from '../settling/settle-bid.ts';
import { readAgain } from '../watching/watch-auction.ts';
import { changePlan } from './change-plan.ts';
import { type Plan, planFacts, timesOf } from './bid-plan.ts';

export interface Booked {
  readonly bid: Bid;
  /** What is to be sent now; undefined for a snipe, and for what a person places. */
  readonly remote: RemoteBid | undefined;
}
/** Hold, bid and write in one transaction, under the lock of the lot; whoever of ours had the lot with less is told in the same moment. */
export async function bookBid(deps: BiddingDeps, trx: Trx, plan: Plan): Promise<Booked> {
  const known = await deps.stores.auctions.lock(trx, plan.seen);
  // Somebody read the close while this plan was made; a lot never opens again, and its win is booked already.
  refuseUnless(known.isOpen, 'bidding.auction-closed');
  const { price, bidCount, endsAt, isOpen, readAt, listing, clockOffsetMs, clockUncertaintyMs } =
    plan.seen;
  const auction = await deps.stores.auctions.update(trx, known, {
    price,
    bidCount,
    endsAt,
    isOpen,
    readAt,
    listing,
    clockOffsetMs,
    clockUncertaintyMs,
    settledAt: undefined,
  });
  const current = await deps.stores.bids.lockActive(trx, plan.site, plan.code);
  const allocation = allocate(current, plan);
  if (allocation === 'stays') throw new Refusal('bidding.higher-maximum');
  refuseUnless(
    current?.status !== 'sending' || current.account !== BY_HAND,
    'bidding.by-hand-waiting',
  );
  refuseUnless(
    !current || current.status === 'scheduled' || current.status === 'leading',
    'bidding.being-checked',
  );

  // What is live of somebody else would be the newcomer's at once, whatever they chose for the last minute, and could not be cancelled.
  refuseUnless(
    allocation !== 'displaces' || plan.mode === 'now' || current?.status === 'scheduled',
    'bidding.live-by-other',
  );
  if (allocation !== 'own') await refuseBelowLive(deps, trx, auction, plan);

  const bid =
    current && allocation === 'own'
      ? await changePlan(deps, trx, auction, current, plan)
      : await addBid(deps, trx, auction, current, plan);
  if (bid.account === BY_HAND) {
    refuseUnless(plan.mode === 'now', 'bidding.by-hand-no-snipe');
    const asked = await askByHand(deps, trx, auction, bid);
    await pushBid(deps, trx, asked);
    await readAgain(deps, trx, auction);
    return { bid: asked, remote: undefined };
  }
  const remote =
    plan.mode === 'now'
      ? await deps.stores.remoteBids.book(trx, bid, deps.clock.now(), {
          process: deps.senders?.me(),
        })
      : undefined;
  await pushBid(deps, trx, bid);
  await readAgain(deps, trx, auction, plan.mode === 'now' ? 3_000 : undefined);
  return { bid, remote };
}
/**
 * The marketplace never forgets a maximum: when the rival above it is removed, it leads again. Whoever bids less would be told to lead with
 * somebody's higher maximum, and charged up to that.
 */
async function refuseBelowLive(
  deps: BiddingDeps,
  trx: Trx,
  auction: WatchedAuction,
  plan: Plan,
): Promise<void> {
  const live = auction.liveMaximum;
  if (live === undefined || plan.maximum > live) return;
  const writes = await deps.stores.remoteBids.list(trx, plan.site, plan.code);
  const isOwn = writes.some(
    ({ customerId, maximum, status }) =>
      customerId === plan.customerId && maximum === live && status === 'accepted',
  );
  if (isOwn) throw new Refusal('bidding.still-at-site', { maximum: live });
  throw new Refusal('bidding.higher-maximum');
}
async function addBid(
  deps: BiddingDeps,
  trx: Trx,
  auction: WatchedAuction,
  displaced: Bid | undefined,
  plan: Plan,
): Promise<Bid> {
  if (displaced) await displace(deps, trx, auction, displaced);
  // One account for a lot: whoever of ours was there, the next maximum comes from the same one. Two would bid each other up.
  const account =
    auction.liveAccount ?? (displaced?.status === 'leading' ? displaced.account : plan.account);
  await refuseResting(deps, trx, plan.site, account);
  const now = deps.clock.now();
  const bid = newBid(plan, auction, account, now);
  await deps.stores.bids.insert(trx, bid);
  await deps.stores.bids.supersedeOutbid(trx, bid);
  await deps.wallet.hold(trx, {
    customerId: bid.customerId,
    amount: bid.hold,
    cause: { type: 'bid', id: bid.id },
    label: holdLabel(auction),
  });
  await deps.stores.receipts.add(trx, [
    {
      bidId: bid.id,
      customerId: bid.customerId,
      at: now,
      kind: 'planned',
      facts: { state: bid.status, ...planFacts(bid, auction) },
    },
    {
      bidId: bid.id,
      customerId: bid.customerId,
      at: now,
      kind: 'held',
      facts: { amount: bid.hold },
    },
  ]);
  return bid;
}

/** A higher maximum came: the bid that waited or led gives way, and its customer is told. */
const displace = (
  deps: BiddingDeps,
  trx: Trx,
  auction: WatchedAuction,
  displaced: Bid,
): Promise<Bid> =>
  endBid(deps, trx, auction, displaced, {
    to: 'outbid',
    by: 'ours',
    reason: 'displaced',
    why: 'displaced',
    receipt: 'displaced',
    notice: noticeOf.displaced(auction, displaced),
  });

const newBid = (plan: Plan, auction: WatchedAuction, account: string, now: Date): Bid => ({
  ...plan,
  ...timesOf(plan, auction),
  id: newId(now.getTime()),
  note: plan.note || undefined,
  discountCodes: plan.discountCodes ?? [],
  status: plan.mode === 'now' ? 'sending' : 'scheduled',
  reason: undefined,
  account,
  isHeld: true,
  followed: 0,
  leaseNumber: 0,
  wonPrice: undefined,
  orderId: undefined,
  orderCode: undefined,
  supersededBy: undefined,
  groupId: undefined,
  holdId: undefined,
  liveTerms: undefined,
  createdAt: now,
  updatedAt: now,
});
