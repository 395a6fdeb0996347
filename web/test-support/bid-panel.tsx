import type { AuctionStanding } from '@hako/contract/bidding/standing';
import { BidPanel } from '../src/features/bidding/panel/bid-panel.tsx';
import type { AnsweringServer } from './answering-server.ts';
import { answerAuction, standingOf } from './auction.ts';
import { CUSTOMER, show } from './show.tsx';

/** Opens the panel of an auction that stands so, for a customer. */
export function openBidPanel(server: AnsweringServer, parts: Partial<AuctionStanding> = {}) {
  const standing = standingOf(parts);
  answerAuction(server, standing);
  return show(<BidPanel standing={standing} viewerId={CUSTOMER.id} />);
}
