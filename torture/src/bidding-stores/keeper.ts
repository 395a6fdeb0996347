import type { BiddingStores } from '../../../server/src/modules/bidding/stores.ts';
import type { Database, Trx } from '../../../server/src/platform/database/database.ts';
import {
  createMemoryDatabase,
  type Line,
  type MemoryDatabase,
} from '../auction-days/memory/database.ts';
import { auctionOf, bidOf } from '../auction-days/memory/rows.ts';
import { memoryStores } from '../auction-days/memory/stores.ts';
import type { KeptRows } from './kept-rows.ts';

/** One of the two that keep the rows of bidding. */
export interface Keeper {
  readonly stores: BiddingStores;
  readonly db: Database;
  /** What stands in the rows now. */
  rows(): Promise<KeptRows>;
}

/** In one transaction. */
export const inTrx = <Result>(
  { stores, db }: Pick<Keeper, 'stores' | 'db'>,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> => stores.inTransaction(db, work);

/** A line that never breaks. */
const LINE: Line = {
  gate: () => undefined,
  isDead: () => false,
  atCommit: () => 'done',
  onStop: () => () => undefined,
};

export function createMemoryKeeper(): Keeper {
  const memory = createMemoryDatabase({ dbNow: () => new Date(), onCommit: () => undefined });
  return {
    stores: memoryStores,
    db: memory.connect(LINE),
    rows: async () => keptInMemory(memory, new Date()),
  };
}

function keptInMemory({ tables }: MemoryDatabase, now: Date): KeptRows {
  return {
    auctions: tables.auctions.rows.map((row) => ({ ...auctionOf(row), readDueAt: row.readDueAt })),
    bids: tables.bids.rows.map((row) => ({
      ...bidOf(row),
      leaseOwner: row.leaseOwner,
      triedAt: row.triedAt,
    })),
    writes: tables.remoteBids.rows.map(
      ({ id: _, customerId: __, leaseUntil, markedAt, ...write }) => ({
        ...write,
        isAwaited: leaseUntil > now,
        isMarked: markedAt !== undefined,
      }),
    ),
    receipts: tables.receipts.rows,
    groups: tables.groups.rows,
    holds: tables.groupHolds.rows.map(({ id: _, ...hold }) => hold),
    accounts: tables.accounts.rows,
    snipers: tables.snipers.rows.map(({ id, aliveUntil }) => ({ id, isAlive: aliveUntil > now })),
  };
}
