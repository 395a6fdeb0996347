import { sql } from 'kysely';
import { toBid } from '../../../server/src/modules/bidding/placing/bid-columns.ts';
import { toRemoteBid } from '../../../server/src/modules/bidding/sending/remote-bid-store.ts';
import { postgresStores } from '../../../server/src/modules/bidding/stores.ts';
import type { Database } from '../../../server/src/platform/database/database.ts';
import type { Keeper } from './keeper.ts';
import type { KeptRows } from './kept-rows.ts';

export const createPostgresKeeper = (db: Database): Keeper => ({
  stores: postgresStores,
  db,
  rows: () => keptInPostgres(db),
});

/** As if nobody had ever bid. */
export async function emptyPostgres(db: Database): Promise<void> {
  await sql`truncate watched_auctions, bids, remote_bids, bid_receipts, bid_groups, bid_group_holds,
    site_accounts, snipers`.execute(db);
}

const keptInPostgres = async (db: Database): Promise<KeptRows> => ({
  ...(await keptLots(db)),
  ...(await keptAround(db)),
});

async function keptLots(db: Database): Promise<Pick<KeptRows, 'auctions' | 'bids' | 'writes'>> {
  const lots = await db
    .selectFrom('watched_auctions')
    .select(['site', 'code', 'read_due_at'])
    .execute();
  const bids = await db.selectFrom('bids').selectAll().execute();
  const writes = await db
    .selectFrom('remote_bids')
    .selectAll()
    .select(sql<boolean>`lease_until > now()`.as('is_awaited'))
    .execute();
  const auctions = lots.map(async ({ site, code, read_due_at }) => {
    const known = await postgresStores.auctions.find(db, site, code);
    return known ? [{ ...known, readDueAt: read_due_at ?? undefined }] : [];
  });
  return {
    auctions: (await Promise.all(auctions)).flat(),
    bids: bids.map((row) => ({
      ...toBid(row),
      leaseOwner: row.lease_owner ?? undefined,
      triedAt: row.tried_at ?? undefined,
    })),
    writes: writes.map((row) => {
      const { id: _, customerId: __, leaseUntil: ___, ...write } = toRemoteBid(row);
      return {
        ...write,
        reason: row.reason ?? undefined,
        bookedAt: row.booked_at,
        answeredAt: row.answered_at ?? undefined,
        isAwaited: row.is_awaited,
      };
    }),
  };
}

async function keptAround(
  db: Database,
): Promise<Pick<KeptRows, 'receipts' | 'groups' | 'holds' | 'accounts' | 'snipers'>> {
  const receipts = await db
    .selectFrom('bid_receipts')
    .select(['bid_id as bidId', 'customer_id as customerId', 'at', 'kind', 'facts'])
    .orderBy('id')
    .execute();
  const groups = await db.selectFrom('bid_groups').select(['id', 'customer_id']).execute();
  const holds = await db
    .selectFrom('bid_group_holds')
    .select(['group_id as groupId', 'amount_vnd as amount', 'is_open as isOpen'])
    .execute();
  const accounts = await db.selectFrom('site_accounts').select(['site', 'name']).execute();
  const snipers = await db
    .selectFrom('snipers')
    .select(['id', sql<boolean>`alive_until > now()`.as('isAlive')])
    .execute();
  return {
    receipts,
    groups: await Promise.all(
      groups.map(async ({ id, customer_id }) => postgresStores.groups.find(db, id, customer_id)),
    ).then((found) => found.flatMap((group) => group ?? [])),
    holds,
    accounts: await Promise.all(
      accounts.map(({ site, name }) => postgresStores.accounts.find(db, site, name)),
    ).then((found) =>
      found.flatMap((account) => {
        if (!account) return [];
        const { load: _, recent: __, ...row } = account;
        return [row];
      }),
    ),
    snipers,
  };
}
