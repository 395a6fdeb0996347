import { isActive } from '@hako/contract/bidding/bid-status';
import { RESTING } from '../../../../server/src/modules/bidding/accounts/rules/account-choice.ts';
import type { BiddingStores } from '../../../../server/src/modules/bidding/stores.ts';
import { bidRow } from './bids.ts';
import { run, type Statement } from './database.ts';
import { byId, ms } from './order.ts';
import { hasReceiptSince } from './receipts.ts';
import { writesOn } from './remote-bids.ts';
import type { AccountRow, BidRow } from './rows.ts';
import { shownBids } from './shown.ts';

const MINUTE_MS = 60_000;
const MAYBE_LIVE = new Set(['sending', 'unknown', 'accepted']);

const rowOf = ({ tables }: Statement, site: string, name: string): AccountRow | undefined =>
  tables.accounts.with('name', name).find((row) => row.site === site);

const withoutLoad = (row: AccountRow | undefined) => row && { ...row, load: 0, recent: 0 };

const byName = (a: AccountRow, b: AccountRow): number => (a.name < b.name ? -1 : 1);

/** Bids that an account carries, whatever became of them. */
const carriedBy = (rows: readonly BidRow[], site: string, account: string): readonly BidRow[] =>
  rows.filter((row) => row.site === site && row.account === account);

export const memoryAccounts: BiddingStores['accounts'] = {
  add: async (reader, site, names, at) => {
    if (names.length === 0) return;
    await run(reader, (statement) => {
      for (const name of names)
        if (!rowOf(statement, site, name)) statement.tables.accounts.insert(fresh(site, name, at));
    });
  },
  list: async (reader, site, names, now) => {
    if (names.length === 0) return [];
    return run(reader, (statement) =>
      statement.tables.accounts.rows
        .filter((row) => row.site === site && names.includes(row.name))
        .toSorted(byName)
        .map((row) => ({ ...row, ...loadOf(statement, row, now) })),
    );
  },
  listStates: (reader) =>
    run(reader, ({ tables }) =>
      tables.accounts.rows.map(({ site, name, state }) => ({ site, name, state })),
    ),
  listResting: (reader) =>
    run(reader, ({ tables }) =>
      tables.accounts.rows
        .filter(({ state }) => RESTING.some((resting) => resting === state))
        .toSorted(byName)
        .map((row) => ({ ...row, load: 0, recent: 0 })),
    ),
  find: (reader, site, name) =>
    run(reader, (statement) => withoutLoad(rowOf(statement, site, name))),
  lock: (trx, site, name) => run(trx, (statement) => withoutLoad(rowOf(statement, site, name))),
  update: (trx, account, { state, reason, restsUntil, pacePerMinute }, at) =>
    run(trx, (statement) => {
      const row = rowOf(statement, account.site, account.name);
      if (row)
        statement.tables.accounts.update(row, {
          state,
          reason,
          restsUntil,
          since: state === account.state ? account.since : at,
          pacePerMinute: pacePerMinute ?? account.pacePerMinute,
        });
    }),
  addMeasured: (db, { site, name, answers, refusals, outages, answerMs }) =>
    run(db, (statement) => {
      const row = rowOf(statement, site, name);
      if (row)
        statement.tables.accounts.update(row, {
          answers: row.answers + answers,
          refusals: row.refusals + refusals,
          outages: row.outages + outages,
          answerMs: Math.round(
            row.answerMs === undefined ? answerMs : row.answerMs * 0.8 + answerMs * 0.2,
          ),
        });
    }),
  listMovable: (reader, site, account) =>
    run(reader, (statement) =>
      carriedBy(statement.tables.bids.rows, site, account)
        .filter((row) => row.status === 'scheduled' && !isTouched(statement, row))
        .toSorted((a, b) => ms(a.fireAt) - ms(b.fireAt) || byId(a, b))
        .map(({ id }) => id),
    ),
  listCarried: (reader, site, account) =>
    run(reader, (statement) =>
      carriedBy(shownBids(statement, statement.tables.bids.rows), site, account)
        .filter(({ status }) => isActive(status))
        .toSorted(byId)
        .map(({ id }) => id),
    ),
  listUntold: (reader, site, account, since, limit) =>
    run(reader, (statement) =>
      carriedBy(statement.tables.bids.rows, site, account)
        .filter(
          ({ id, status }) =>
            isActive(status) && !hasReceiptSince(statement, id, 'account-rests', since),
        )
        .toSorted(byId)
        .slice(0, limit)
        .map(({ id }) => id),
    ),
  moveTo: (trx, bidId, account) =>
    run(trx, (statement) => {
      const row = bidRow(statement, bidId);
      if (row) statement.tables.bids.update(row, { account });
    }),
};

/** An account that was never used. */
const fresh = (site: string, name: string, since: Date): AccountRow => ({
  site,
  name,
  state: 'healthy',
  reason: undefined,
  since,
  restsUntil: undefined,
  pacePerMinute: 30,
  answers: 0,
  refusals: 0,
  outages: 0,
  answerMs: undefined,
});

/** Its open bids, and its writes of the last minute. */
function loadOf({ tables }: Statement, { site, name }: AccountRow, now: Date) {
  const since = now.getTime() - MINUTE_MS;
  return {
    load: carriedBy(tables.bids.rows, site, name).filter(({ status }) => isActive(status)).length,
    recent: tables.remoteBids.rows.filter(
      (row) => row.site === site && row.account === name && row.bookedAt.getTime() > since,
    ).length,
  };
}

/** Something of ours may be live on its lot, or the lot is not watched. */
const isTouched = (statement: Statement, bid: BidRow): boolean =>
  !statement.tables.auctions
    .with('code', bid.code)
    .some(({ site, liveAccount }) => site === bid.site && liveAccount === undefined) ||
  writesOn(statement, bid).some(({ status }) => MAYBE_LIVE.has(status));
