import { isActive } from '@hako/contract/bidding/bid-status';
import type { BiddingStores } from '../../../../server/src/modules/bidding/stores.ts';
import { run, type Statement } from './database.ts';
import { ms } from './order.ts';
import { type BidRow, bidOf } from './rows.ts';
import { shownBids } from './shown.ts';

export const bidRow = ({ tables }: Statement, id: string): BidRow | undefined =>
  tables.bids.with('id', id)[0];

const shownBid = (statement: Statement, id: string): BidRow | undefined =>
  shownBids(statement, statement.tables.bids.with('id', id))[0];

/** Bids on a lot, as the reader is shown them. */
const shownOn = (statement: Statement, site: string, code: string): readonly BidRow[] =>
  shownBids(statement, statement.tables.bids.with('code', code)).filter((row) => row.site === site);

const ENDED_WITHOUT = new Set(['outbid', 'cancelled', 'failed']);

export const memoryBids: BiddingStores['bids'] = {
  insert: (trx, bid) =>
    run(trx, ({ tables }) => {
      tables.bids.insert({ ...bid, leaseNumber: 0, leaseOwner: undefined, triedAt: undefined });
    }),
  update: (trx, bid, change, at) =>
    run(trx, (statement) => {
      const changed = { ...bid, ...change, updatedAt: at };
      const row = bidRow(statement, bid.id);
      // The lease belongs to the snipers.
      if (row) statement.tables.bids.update(row, { ...changed, leaseNumber: row.leaseNumber });
      return changed;
    }),
  lock: (trx, id) =>
    run(trx, (statement) => {
      const row = shownBid(statement, id);
      return row && bidOf(row);
    }),
  lockActive: (trx, site, code) =>
    run(trx, (statement) => {
      const row = shownOn(statement, site, code).find(({ status }) => isActive(status));
      return row && bidOf(row);
    }),
  find: (reader, id, customerId) =>
    run(reader, (statement) => {
      const row = shownBid(statement, id);
      const isTheirs = customerId === undefined || row?.customerId === customerId;
      return row && isTheirs ? bidOf(row) : undefined;
    }),
  hasOpen: (reader, site, code, customerId) =>
    run(reader, (statement) =>
      shownOn(statement, site, code).some(
        (row) =>
          isActive(row.status) && (customerId === undefined || row.customerId === customerId),
      ),
    ),
  endLease: (trx, bidId) =>
    run(trx, (statement) => {
      const row = bidRow(statement, bidId);
      if (row)
        statement.tables.bids.update(row, {
          leaseOwner: undefined,
          leaseNumber: row.leaseNumber + 1,
        });
    }),
  supersedeOutbid: (trx, bid) =>
    run(trx, ({ tables }) => {
      for (const row of [...tables.bids.with('code', bid.code)])
        if (
          row.site === bid.site &&
          row.customerId === bid.customerId &&
          row.id !== bid.id &&
          row.supersededBy === undefined &&
          ENDED_WITHOUT.has(row.status)
        )
          tables.bids.update(row, { supersededBy: bid.id });
    }),
  countOpen: (reader, customerId) =>
    run(reader, (statement) => {
      const own = shownBids(statement, statement.tables.bids.with('customerId', customerId));
      return {
        open: own.filter(({ status }) => isActive(status)).length,
        unpaidWins: own.filter(isUnpaidWin).length,
      };
    }),
  listDisplaced: (reader, site, code, except) =>
    run(reader, (statement) =>
      shownOn(statement, site, code)
        .filter(
          (row) =>
            row.status === 'outbid' &&
            row.reason === 'displaced' &&
            row.supersededBy === undefined &&
            row.customerId !== except,
        )
        .map(bidOf),
    ),
};

const isUnpaidWin = ({ status, orderId }: BidRow): boolean =>
  status === 'won' && orderId === undefined;

export const memoryWins: BiddingStores['wins'] = {
  listUnpaid: (reader, limit) =>
    run(reader, (statement) =>
      shownBids(statement, statement.tables.bids.rows)
        .filter(isUnpaidWin)
        .toSorted((a, b) => byTurn(a.triedAt, b.triedAt) || ms(a.createdAt) - ms(b.createdAt))
        .slice(0, limit)
        .map(bidOf),
    ),
  noteTried: (db, bidId, at) =>
    run(db, (statement) => {
      const row = bidRow(statement, bidId);
      if (row) statement.tables.bids.update(row, { triedAt: at });
    }),
};

/** Whoever was never tried comes first. */
const byTurn = (a: Date | undefined, b: Date | undefined): number => (a === b ? 0 : ms(a) - ms(b));
