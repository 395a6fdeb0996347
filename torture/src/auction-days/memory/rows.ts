import type { SiteAccount } from '../../../../server/src/modules/bidding/accounts/account-store.ts';
import type {
  BidGroup,
  GroupHold,
} from '../../../../server/src/modules/bidding/groups/rules/bid-group.ts';
import type {
  Bid,
  RemoteBid,
  WatchedAuction,
} from '../../../../server/src/modules/bidding/rules/bid.ts';
import type { NewReceipt } from '../../../../server/src/modules/bidding/settling/receipt-store.ts';

/** The words of bidding's rules, with what the rows keep besides. */
export interface AuctionRow extends WatchedAuction {
  readonly readDueAt: Date | undefined;
}

export interface BidRow extends Bid {
  readonly leaseOwner: string | undefined;
  readonly triedAt: Date | undefined;
}

export interface RemoteBidRow extends Omit<RemoteBid, 'isMarked'> {
  readonly reason: string | undefined;
  readonly bookedAt: Date;
  readonly markedAt: Date | undefined;
  readonly answeredAt: Date | undefined;
}

export type ReceiptRow = Required<NewReceipt>;

export type GroupRow = BidGroup;

export interface GroupHoldRow extends GroupHold {
  readonly groupId: string;
  readonly isOpen: boolean;
}

export type AccountRow = Omit<SiteAccount, 'load' | 'recent'>;

export interface SniperRow {
  readonly id: string;
  readonly aliveUntil: Date;
}

/** A row as the rules know it. */
export function auctionOf({ readDueAt: _, ...auction }: AuctionRow): WatchedAuction {
  return auction;
}

export function bidOf({ leaseOwner: _, triedAt: __, ...bid }: BidRow): Bid {
  return bid;
}

export function remoteBidOf(row: RemoteBidRow): RemoteBid {
  const { reason: _, bookedAt: __, answeredAt: ___, markedAt, ...write } = row;
  return { ...write, isMarked: markedAt !== undefined };
}
