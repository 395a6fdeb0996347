import { Outage } from '../../../kernel/outage.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { OwnBidStatus } from '../../marketplaces/index.ts';
import { noticeOf } from '../watching/bid-notices.ts';
import type { BiddingDeps } from '../deps.ts';
import type { RemoteBid, WatchedAuction } from '../rules/bid.ts';
import { BY_HAND } from '../by-hand/rules/by-hand.ts';
import { UNREAD_AFTER } from '../desk/rules/desk-case.ts';
import { endBid, pushAuction } from './settle-bid.ts';

const mayBeLive = ({ status }: RemoteBid): boolean =>
  status === 'sending' || status === 'accepted' || status === 'unknown';

/** What the site said of a lot that it does not show any more. */
export type GoneLot =
  /** Not often enough, or it is there by another way: read again. */
  | { readonly kind: 'in-doubt' }
  /** Nothing of ours is there. */
  | { readonly kind: 'settled' }
  /** It tells how our account stands all the same. */
  | { readonly kind: 'standing'; readonly standing: OwnBidStatus }
  /** Something of ours may be live, and nobody but a person can read what became of it. */
  | { readonly kind: 'unread' };

/** A lot that the site has no page of any more, by two ways and several times: ended without bids of ours, else read by our own standing. */
export async function judgeGone(deps: BiddingDeps, auction: WatchedAuction): Promise<GoneLot> {
  const { site, code } = auction;
  if (auction.failures + 1 < UNREAD_AFTER || (await isShown(deps, auction)))
    return { kind: 'in-doubt' };
  const remotes = await deps.stores.remoteBids.list(deps.db, site, code);
  if (remotes.some(mayBeLive)) {
    const standing = await standingOf(deps, auction, remotes);
    return standing && !standing.isOpen ? { kind: 'standing', standing } : { kind: 'unread' };
  }
  return deps.stores.inTransaction(deps.db, (trx) => settleGone(deps, trx, auction));
}

async function settleGone(
  deps: BiddingDeps,
  trx: Trx,
  { site, code }: WatchedAuction,
): Promise<GoneLot> {
  const known = await deps.stores.auctions.lockKnown(trx, site, code);
  if (!known || known.settledAt) return { kind: 'settled' };
  const bid = await deps.stores.bids.lockActive(trx, site, code);
  // Sent since it was looked up.
  if ((await deps.stores.remoteBids.list(trx, site, code)).some(mayBeLive))
    return { kind: 'in-doubt' };
  const auction = await deps.stores.auctions.update(trx, known, {
    isOpen: false,
    isLeading: false,
    readAt: deps.clock.now(),
    settledAt: deps.clock.now(),
  });
  if (bid)
    await endBid(deps, trx, auction, bid, {
      to: 'lost',
      by: 'market',
      why: 'gone',
      reason: 'lot-gone',
      receipt: 'gone',
      notice: noticeOf.gone(auction, bid),
    });
  await pushAuction(deps, trx, auction);
  return { kind: 'settled' };
}

const isShown = async (deps: BiddingDeps, { site, code }: WatchedAuction): Promise<boolean> =>
  (await deps.findListing(site, code, { maxAgeMs: 0 }).catch(outageAs('unknown'))) !== undefined;

async function standingOf(
  deps: BiddingDeps,
  { site, code, liveAccount }: WatchedAuction,
  remotes: readonly RemoteBid[],
): Promise<OwnBidStatus | undefined> {
  const account = liveAccount ?? remotes.at(-1)?.account;
  const read = deps.auctionsOf(site)?.readStanding;
  if (
    !read ||
    account === undefined ||
    account === BY_HAND ||
    deps.accounts?.maySend(site, account) === false
  )
    return undefined;
  return read({ code, account }).catch(outageAs(undefined));
}

const outageAs =
  <Answer>(answer: Answer) =>
  (failure: unknown): Answer => {
    if (failure instanceof Outage) return answer;
    throw failure;
  };
