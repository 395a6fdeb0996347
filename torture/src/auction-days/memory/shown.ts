import type { Statement } from './database.ts';
import type { AuctionRow, BidRow } from './rows.ts';

/** These bids as the reader is shown them. */
export const shownBids = ({ lens }: Statement, rows: readonly BidRow[]): readonly BidRow[] => {
  const { bid: look } = lens;
  return look ? rows.flatMap((row) => look(row) ?? []) : rows;
};

export const shownAuctions = (
  { lens }: Statement,
  rows: readonly AuctionRow[],
): readonly AuctionRow[] => (lens.auction ? rows.map(lens.auction) : rows);
