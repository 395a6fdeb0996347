import {
  NOT_SENT,
  WRITE_LEASE_MS,
} from '../../../../server/src/modules/bidding/sending/remote-bid-store.ts';
import type { BiddingStores } from '../../../../server/src/modules/bidding/stores.ts';
import { bidRow } from './bids.ts';
import { run } from './database.ts';
import { groupOf } from './groups.ts';
import { isAlive } from './leases.ts';
import { noteState } from './receipts.ts';

export const memoryMarks: BiddingStores['marks'] = {
  mark: (db, owner, remoteIds) =>
    run(db, (statement) => {
      const { tables, dbNow } = statement;
      const mine = remoteIds
        .flatMap((id) => tables.remoteBids.with('id', id))
        .filter(({ status, bidId, leaseNumber }) => {
          const bid = bidRow(statement, bidId);
          return (
            status === 'sending' &&
            bid?.status === 'firing' &&
            bid.leaseOwner === owner &&
            bid.leaseNumber === leaseNumber
          );
        });
      const leaseUntil = new Date(dbNow.getTime() + WRITE_LEASE_MS);
      for (const row of mine)
        tables.remoteBids.update(row, { markedAt: row.markedAt ?? dbNow, leaseUntil });
      return new Set(mine.map(({ id }) => id));
    }),
  giveBackOfDead: (db, sites, at) =>
    run(db, (statement) => {
      const { tables, fences } = statement;
      const unsent = tables.remoteBids.rows.flatMap((write) => {
        if (!sites.includes(write.site) || write.status !== 'sending') return [];
        if (write.markedAt !== undefined && fences.isMarkHeeded) return [];
        const bid = bidRow(statement, write.bidId);
        return bid?.status === 'firing' && !isAlive(statement, bid.leaseOwner)
          ? [{ write, bid }]
          : [];
      });
      for (const { write, bid } of unsent) {
        tables.remoteBids.update(write, { status: 'refused', reason: NOT_SENT, answeredAt: at });
        const waiting = tables.bids.update(bid, {
          status: 'scheduled',
          leaseOwner: undefined,
          leaseNumber: bid.leaseNumber + 1,
          updatedAt: at,
        });
        noteState(statement, waiting, 'given-back', at);
        const group = groupOf(statement, bid);
        if (group) tables.groups.update(group, { taken: group.taken - 1 });
      }
      return unsent.length;
    }),
};
