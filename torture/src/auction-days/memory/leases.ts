import type { BiddingStores } from '../../../../server/src/modules/bidding/stores.ts';
import { run, type Statement } from './database.ts';
import { groupOf } from './groups.ts';
import { byId, ms } from './order.ts';
import type { BidRow } from './rows.ts';

const DAY_MS = 86_400_000;

export const isAlive = ({ tables, dbNow }: Statement, sniper: string | undefined): boolean =>
  sniper !== undefined &&
  tables.snipers.with('id', sniper).some(({ aliveUntil }) => aliveUntil > dbNow);

/** Whether the bid is in no group, or its group may win one more. */
export const hasPlace = (statement: Statement, bid: BidRow): boolean => {
  const group = groupOf(statement, bid);
  return !group || group.taken < group.wanted;
};

export const memoryLeases: BiddingStores['leases'] = {
  lease: (db, { owner, site, marketNow, aheadMs, leaseMs, limit, inHand }) =>
    run(db, (statement) => {
      const { tables, fences } = statement;
      const until = new Date(marketNow.getTime() + aheadMs);
      const isFree = (row: BidRow): boolean =>
        row.leaseOwner === owner
          ? inHand !== undefined && !inHand.includes(row.id)
          : !isAlive(statement, row.leaseOwner);
      const taken = tables.bids.rows
        .filter(
          (row) =>
            row.mode === 'snipe' &&
            row.status === 'scheduled' &&
            ms(row.fireAt) <= ms(until) &&
            ms(row.plannedEndAt) > ms(marketNow) &&
            row.site === site &&
            isFree(row) &&
            (!fences.isGroupGated || hasPlace(statement, row)),
        )
        .toSorted((a, b) => ms(a.fireAt) - ms(b.fireAt) || byId(a, b))
        .slice(0, limit);
      if (taken.length > 0) signLife(statement, owner, leaseMs, 'longer');
      return taken.map((row) => {
        const leaseNumber = row.leaseNumber + 1;
        tables.bids.update(row, { leaseOwner: owner, leaseNumber });
        const { id: bidId, customerId, code, maximum } = row;
        const [fireOnMarket, endOnMarket] = [ms(row.fireAt), ms(row.plannedEndAt)];
        return { bidId, customerId, site, code, maximum, leaseNumber, fireOnMarket, endOnMarket };
      });
    }),
  stayAlive: (db, owner, leaseMs) =>
    run(db, (statement) => signLife(statement, owner, leaseMs, 'exactly')),
  release: (db, owner) =>
    run(db, ({ tables, dbNow }) => {
      for (const row of [...tables.snipers.rows])
        if (row.id === owner || ms(row.aliveUntil) < dbNow.getTime() - DAY_MS)
          tables.snipers.remove(row);
    }),
  hasWork: (db, sites, until) =>
    run(
      db,
      ({ tables }) =>
        tables.bids.rows.some(
          (row) =>
            row.mode === 'snipe' &&
            row.status === 'scheduled' &&
            sites.includes(row.site) &&
            ms(row.fireAt) <= ms(until),
        ) ||
        tables.remoteBids.rows.some(
          ({ status, site }) => status === 'sending' && sites.includes(site),
        ),
    ),
  findNext: (db, site) =>
    run(
      db,
      ({ tables }) =>
        tables.bids.rows
          .filter((row) => row.mode === 'snipe' && row.status === 'scheduled' && row.site === site)
          .toSorted((a, b) => ms(a.fireAt) - ms(b.fireAt) || byId(a, b))[0]?.code,
    ),
  lastOffsetMs: (db, site) =>
    run(
      db,
      ({ tables }) =>
        tables.auctions.rows
          .filter((row) => row.site === site && row.clockUncertaintyMs > 0)
          .toSorted((a, b) => ms(b.readAt) - ms(a.readAt))[0]?.clockOffsetMs ?? 0,
    ),
};

/** `longer`: an end of its life that is later already stays. */
function signLife(
  { tables, dbNow }: Statement,
  id: string,
  leaseMs: number,
  how: 'exactly' | 'longer',
): void {
  const aliveUntil = new Date(dbNow.getTime() + leaseMs);
  const [known] = tables.snipers.with('id', id);
  if (!known) tables.snipers.insert({ id, aliveUntil });
  else if (how === 'exactly' || aliveUntil > known.aliveUntil)
    tables.snipers.update(known, { aliveUntil });
}
