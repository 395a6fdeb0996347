import type { BiddingStores } from '../../../../server/src/modules/bidding/stores.ts';
import { run, type Statement } from './database.ts';
import { ms } from './order.ts';
import { type AuctionRow, auctionOf } from './rows.ts';
import { shownAuctions } from './shown.ts';

const rowOf = ({ tables }: Statement, site: string, code: string): AuctionRow | undefined =>
  tables.auctions.with('code', code).find((row) => row.site === site);

const shownRow = (statement: Statement, site: string, code: string) => {
  const row = rowOf(statement, site, code);
  const [shown] = row ? shownAuctions(statement, [row]) : [];
  return shown && auctionOf(shown);
};

export const memoryAuctions: BiddingStores['auctions'] = {
  lock: (trx, seen) =>
    run(trx, (statement) => {
      if (!rowOf(statement, seen.site, seen.code))
        statement.tables.auctions.insert({ ...seen, lookedAt: undefined, readDueAt: undefined });
      return shownRow(statement, seen.site, seen.code) ?? seen;
    }),
  lockKnown: (trx, site, code) => run(trx, (statement) => shownRow(statement, site, code)),
  find: (reader, site, code) => run(reader, (statement) => shownRow(statement, site, code)),
  update: (trx, auction, change) =>
    run(trx, (statement) => {
      const changed = { ...auction, ...change };
      const row = rowOf(statement, auction.site, auction.code);
      if (row)
        statement.tables.auctions.update(row, {
          ...changed,
          clockOffsetMs: Math.round(changed.clockOffsetMs),
          clockUncertaintyMs: Math.round(changed.clockUncertaintyMs),
          lookedAt: row.lookedAt,
        });
      return changed;
    }),
  addFailure: (trx, site, code) =>
    run(trx, (statement) => {
      const row = rowOf(statement, site, code);
      if (row) statement.tables.auctions.update(row, { failures: row.failures + 1 });
    }),
  planReading: (trx, site, code, at) =>
    run(trx, (statement) => {
      const row = rowOf(statement, site, code);
      if (row) statement.tables.auctions.update(row, { readDueAt: at });
    }),
  listNeglected: (reader, before, limit) =>
    run(reader, (statement) =>
      shownAuctions(statement, statement.tables.auctions.rows)
        .filter(
          ({ settledAt, readDueAt }) =>
            settledAt === undefined && readDueAt !== undefined && readDueAt < before,
        )
        .toSorted((a, b) => ms(a.readDueAt) - ms(b.readDueAt))
        .slice(0, limit)
        .map(auctionOf),
    ),
};
