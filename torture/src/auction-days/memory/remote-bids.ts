import { newId } from '../../../../server/src/kernel/chance.ts';
import {
  NOT_SENT,
  WRITE_LEASE_MS,
} from '../../../../server/src/modules/bidding/sending/remote-bid-store.ts';
import type { BiddingStores } from '../../../../server/src/modules/bidding/stores.ts';
import { run, type Statement } from './database.ts';
import { type RemoteBidRow, remoteBidOf } from './rows.ts';

export const nextStep = ({ tables }: Statement, bidId: string): number =>
  tables.remoteBids.with('bidId', bidId).reduce((most, { step }) => Math.max(most, step), 0) + 1;

const rowOf = ({ tables }: Statement, id: string): RemoteBidRow | undefined =>
  tables.remoteBids.with('id', id)[0];

/** Writes on a lot. */
export const writesOn = (
  { tables }: Statement,
  { site, code }: { readonly site: string; readonly code: string },
): readonly RemoteBidRow[] =>
  tables.remoteBids.with('code', code).filter((row) => row.site === site);

export const memoryRemoteBids: BiddingStores['remoteBids'] = {
  book: (trx, bid, at, booking) =>
    run(trx, (statement) => {
      const { leaseMs = WRITE_LEASE_MS, snipeLease } = booking ?? {};
      const { tables, dbNow } = statement;
      const { id: bidId, customerId, site, code, account, maximum } = bid;
      const row = tables.remoteBids.insert({
        id: newId(),
        bidId,
        customerId,
        site,
        code,
        account,
        maximum,
        step: nextStep(statement, bidId),
        status: 'sending',
        leaseUntil: new Date(dbNow.getTime() + leaseMs),
        leaseNumber: snipeLease ?? 0,
        reason: undefined,
        bookedAt: at,
        markedAt: snipeLease === undefined ? dbNow : undefined,
        answeredAt: undefined,
      });
      return { ...remoteBidOf(row), leaseUntil: at };
    }),
  lock: (trx, id) =>
    run(trx, (statement) => {
      const row = rowOf(statement, id);
      return row && remoteBidOf(row);
    }),
  update: (trx, id, status, reason, at) =>
    run(trx, (statement) => {
      const row = rowOf(statement, id);
      if (row) statement.tables.remoteBids.update(row, { status, reason, answeredAt: at });
    }),
  list: (reader, site, code) =>
    run(reader, (statement) =>
      writesOn(statement, { site, code })
        .toSorted((a, b) => a.bookedAt.getTime() - b.bookedAt.getTime())
        .map(remoteBidOf),
    ),
  hasTaken: (reader, bidId) =>
    run(reader, ({ tables }) =>
      tables.remoteBids.with('bidId', bidId).some(({ status }) => status === 'accepted'),
    ),
  expireSending: (trx, site, code, at) =>
    run(trx, (statement) =>
      writesOn(statement, { site, code })
        .filter(
          ({ status, markedAt, leaseUntil }) =>
            status === 'sending' && markedAt !== undefined && leaseUntil < statement.dbNow,
        )
        .map((row) =>
          remoteBidOf(
            statement.tables.remoteBids.update(row, {
              status: 'unknown',
              reason: 'sender-gone',
              answeredAt: at,
            }),
          ),
        ),
    ),
  closeUnmarked: (trx, bidId, at) =>
    run(trx, ({ tables }) => {
      const unmarked = tables.remoteBids
        .with('bidId', bidId)
        .filter(({ status, markedAt }) => status === 'sending' && markedAt === undefined);
      for (const row of unmarked)
        tables.remoteBids.update(row, { status: 'refused', reason: NOT_SENT, answeredAt: at });
      return unmarked.length > 0;
    }),
};
