import type { AuctionStanding } from '@hako/contract/bidding/standing';
import { createMemory } from '../../../platform/memory.ts';
import { findNewestBid } from '../placing/bid-store.ts';
import type { BiddingDeps } from '../deps.ts';
import type { WatchedAuction } from '../rules/bid.ts';
import { BY_HAND } from '../by-hand/rules/by-hand.ts';
import { findHandBidOf } from '../by-hand/hand-bid-store.ts';
import { createLotLook, FRESH_MS, MOST_KEPT } from './look-at-lot.ts';
import { noteViewer } from './note-viewers.ts';
import { standingOf } from './standing-view.ts';

/** What failed is shared and kept as well: a site in trouble is not asked once by each who looks. */
type Looked = { readonly auction: WatchedAuction } | { readonly failure: unknown };

/**
 * How a lot stands, for the bid panel. What was read within the last seconds is good enough, so that many viewers cost the
 * marketplace one reading. Refusal `bidding.not-auction`.
 */
export function createStandingReader(
  deps: BiddingDeps,
): (site: string, code: string, customerId: string | undefined) => Promise<AuctionStanding> {
  const seen = createMemory<Looked>(deps.clock, FRESH_MS, MOST_KEPT);
  const look = createLotLook(deps);
  const fresh = async (site: string, code: string): Promise<WatchedAuction> => {
    const ask = (): Promise<Looked> =>
      look(site, code).then(
        (auction) => ({ auction }),
        (failure: unknown) => ({ failure }),
      );
    const looked = await seen.read(`${site}:${code}`, ask);
    if ('failure' in looked) throw looked.failure;
    return looked.auction;
  };

  return async (site, code, customerId) => {
    await Promise.all([noteViewer(deps, site, code), deps.accounts?.fresh()]);
    const looked = await fresh(site, code);
    const watched = await deps.stores.auctions.find(deps.db, site, code);
    // What an answer to our own bid told is newer than what many viewers share: nobody is asked to raise to what was just outbid.
    const auction =
      watched && watched.readAt > looked.readAt && watched.clockUncertaintyMs > 0
        ? watched
        : looked;
    const bid =
      customerId === undefined ? undefined : await findNewestBid(deps.db, customerId, site, code);
    const leadMs = await deps.stores.settings.readLeadMs(
      deps.db,
      site,
      await deps.stores.settings.read(deps.db),
    );
    const hand =
      bid?.status === 'sending' && bid.account === BY_HAND
        ? await findHandBidOf(deps.db, bid.id)
        : undefined;
    return standingOf(deps, auction, bid, {
      isLeadingLive: watched?.isLeading ?? false,
      leadMs,
      handUntil: hand?.deadlineAt,
    });
  };
}
