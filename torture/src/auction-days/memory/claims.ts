import { isActive } from '@hako/contract/bidding/bid-status';
import { newId } from '../../../../server/src/kernel/chance.ts';
import { WRITE_LEASE_MS } from '../../../../server/src/modules/bidding/sending/remote-bid-store.ts';
import type { LeasedSnipe } from '../../../../server/src/modules/bidding/sniper/lease-store.ts';
import type { BiddingStores } from '../../../../server/src/modules/bidding/stores.ts';
import { bidRow } from './bids.ts';
import { run, type Statement } from './database.ts';
import { groupOf } from './groups.ts';
import { hasPlace, isAlive } from './leases.ts';
import { byId, ms } from './order.ts';
import { noteState } from './receipts.ts';
import { nextStep, writesOn } from './remote-bids.ts';
import { type BidRow, type RemoteBidRow, remoteBidOf } from './rows.ts';

export const memoryClaims: BiddingStores['claims'] = {
  claim: async (db, owner, snipes, at) => {
    if (snipes.length === 0) return [];
    return run(db, (statement) =>
      claimable(statement, owner, snipes).map((bid) => remoteBidOf(claim(statement, bid, at))),
    );
  },
  find: async (db, snipes) => {
    if (snipes.length === 0) return [];
    const numbers = numbersOf(snipes);
    return run(db, ({ tables }) =>
      [...numbers].flatMap(([bidId, number]) =>
        tables.remoteBids
          .with('bidId', bidId)
          .filter(
            ({ status, markedAt, leaseNumber }) =>
              status === 'sending' && markedAt === undefined && leaseNumber === number,
          )
          .map(remoteBidOf),
      ),
    );
  },
  stillLeased: async (db, owner, snipes) => {
    if (snipes.length === 0) return new Set<string>();
    return run(db, (statement) => {
      const held = snipes.filter(({ bidId, leaseNumber }) => {
        const row = bidRow(statement, bidId);
        return isLeased(row, owner) && row?.leaseNumber === leaseNumber;
      });
      return new Set(held.map(({ bidId }) => bidId));
    });
  },
  freeUnclaimed: async (db, owner, bidIds) => {
    if (bidIds.length === 0) return;
    await run(db, (statement) => {
      for (const bidId of bidIds) {
        const row = bidRow(statement, bidId);
        if (row && isLeased(row, owner))
          statement.tables.bids.update(row, { leaseOwner: undefined });
      }
    });
  },
};

const numbersOf = (snipes: readonly LeasedSnipe[]): ReadonlyMap<string, number> =>
  new Map(snipes.map(({ bidId, leaseNumber }) => [bidId, leaseNumber]));

const isLeased = (row: BidRow | undefined, owner: string): boolean =>
  row?.status === 'scheduled' && row.leaseOwner === owner;

/**
 * What this sniper may claim. Without the fence whoever once leased a snipe books it, however long
 * ago that was.
 */
function claimable(
  statement: Statement,
  owner: string,
  snipes: readonly LeasedSnipe[],
): readonly BidRow[] {
  const { isClaimFenced, isGroupGated } = statement.fences;
  const isMine = (bid: BidRow, number: number): boolean =>
    bid.leaseNumber === number &&
    isLeased(bid, owner) &&
    isAlive(statement, owner) &&
    !writesOn(statement, bid).some(({ status }) => status === 'sending' || status === 'unknown');
  const ripe = snipes.flatMap(({ bidId, leaseNumber }) => {
    const bid = bidRow(statement, bidId);
    const isRipe = bid && (isClaimFenced ? isMine(bid, leaseNumber) : isActive(bid.status));
    return isRipe ? [bid] : [];
  });
  if (!isGroupGated) return ripe;
  // One lot of a group at a time.
  const turns = ripe.toSorted((a, b) => ms(a.fireAt) - ms(b.fireAt) || byId(a, b));
  const hasTurn = (bid: BidRow): boolean =>
    bid.groupId === undefined ||
    (hasPlace(statement, bid) && turns.find(({ groupId }) => groupId === bid.groupId) === bid);
  return ripe.filter(hasTurn);
}

/** Books the write of a snipe, and takes its place in the group. */
function claim(statement: Statement, bid: BidRow, at: Date): RemoteBidRow {
  const { tables, dbNow } = statement;
  const { id: bidId, customerId, site, code, account, maximum, leaseNumber } = bid;
  const group = groupOf(statement, bid);
  if (group) tables.groups.update(group, { taken: group.taken + 1 });
  const firing = tables.bids.update(bid, { status: 'firing', updatedAt: at });
  noteState(statement, firing, 'claimed', at);
  return tables.remoteBids.insert({
    id: newId(),
    bidId,
    customerId,
    site,
    code,
    account,
    maximum,
    step: nextStep(statement, bidId),
    status: 'sending',
    leaseUntil: new Date(dbNow.getTime() + WRITE_LEASE_MS),
    leaseNumber,
    reason: undefined,
    bookedAt: at,
    markedAt: undefined,
    answeredAt: undefined,
  });
}
