import { refuseUnless } from '../../../kernel/refusal.ts';
import { createMemory } from '../../../platform/memory.ts';
import type { BidHistory } from '../../marketplaces/index.ts';
import type { BiddingDeps } from '../deps.ts';

const SERVES_MS = 2_500;
const MOST_KEPT = 2_000;

interface Read {
  readonly history: BidHistory;
  readonly askedAt: Date;
}

/**
 * Who bid on a lot, and which of these bids are ours. Many who watch it cost the marketplace one question for each change that was seen, and else one in
 * some seconds. Which are ours only one of our accounts is told. Refusals `bidding.not-auction`, `marketplaces.no-such-listing`.
 */
export function createHistoryReader(
  deps: BiddingDeps,
): (site: string, code: string) => Promise<BidHistory> {
  const memory = createMemory<Read>(deps.clock, SERVES_MS, MOST_KEPT);
  return async (site, code) => {
    const auctions = deps.auctionsOf(site);
    refuseUnless(auctions, 'bidding.not-auction');
    const account = deps.accountsOf(site).find((name) => deps.accounts?.maySend(site, name));
    const known = await deps.stores.auctions.find(deps.db, site, code);
    const ask = async (): Promise<Read> => {
      const askedAt = deps.clock.now();
      return {
        history: await auctions.listBids(code, account === undefined ? {} : { account }),
        askedAt,
      };
    };
    // Everybody was just told of a bid: what was asked before has it not.
    const isGood = ({ history, askedAt }: Read): boolean =>
      !known || history.bidCount === known.bidCount || askedAt >= known.readAt;
    return (await memory.read(`${site}:${code}`, ask, isGood)).history;
  };
}
