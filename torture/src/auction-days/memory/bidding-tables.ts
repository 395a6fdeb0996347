import { isActive } from '@hako/contract/bidding/bid-status';
import { createTable, type Journal, type Rules } from './table.ts';
import type {
  AccountRow,
  AuctionRow,
  BidRow,
  GroupHoldRow,
  GroupRow,
  ReceiptRow,
  RemoteBidRow,
  SniperRow,
} from './rows.ts';

const lotOf = ({ site, code }: { readonly site: string; readonly code: string }): string =>
  `${site}:${code}`;
const idKey = { among: 'id', keyOf: ({ id }: { readonly id: string }) => id } as const;

// What the migrations say of these tables; the contract test holds the two together.
const AUCTIONS: Rules<AuctionRow, 'code'> = {
  indexed: ['code'],
  unique: { watched_auctions_pkey: { among: 'code', keyOf: lotOf } },
  checks: {
    watched_auctions_live_complete: ({ liveAccount, liveMaximum }) =>
      (liveAccount === undefined) === (liveMaximum === undefined),
  },
};
const BIDS: Rules<BidRow, 'id' | 'code' | 'customerId'> = {
  indexed: ['id', 'code', 'customerId'],
  unique: {
    bids_pkey: idKey,
    bids_one_active_per_auction: {
      among: 'code',
      keyOf: (row) => (isActive(row.status) ? lotOf(row) : undefined),
    },
  },
  checks: {
    bids_active_is_held: ({ status, isHeld, groupId }) =>
      !isActive(status) || isHeld || groupId !== undefined,
    bids_maximum_positive: ({ maximum }) => maximum >= 1 && maximum <= 10_000_000,
    bids_snipe_planned: ({ mode, fireAt, leadMs, plannedEndAt }) =>
      mode !== 'snipe' ||
      (fireAt !== undefined && leadMs !== undefined && plannedEndAt !== undefined),
    bids_won_has_price: ({ status, wonPrice }) => status !== 'won' || wonPrice !== undefined,
  },
};
const REMOTE_BIDS: Rules<RemoteBidRow, 'id' | 'bidId' | 'code'> = {
  indexed: ['id', 'bidId', 'code'],
  unique: {
    remote_bids_pkey: idKey,
    remote_bids_once: { among: 'bidId', keyOf: ({ bidId, step }) => `${bidId}:${step}` },
    remote_bids_one_open: {
      among: 'code',
      keyOf: (row) =>
        row.status === 'sending' || row.status === 'unknown' ? lotOf(row) : undefined,
    },
  },
  checks: {
    remote_bids_unmarked_never_left: ({ markedAt, status }) =>
      markedAt !== undefined || status === 'sending' || status === 'refused',
  },
};
const GROUPS: Rules<GroupRow, 'id'> = {
  indexed: ['id'],
  unique: { bid_groups_pkey: idKey },
  checks: {
    bid_groups_taken: ({ taken }) => taken >= 0,
    bid_groups_wanted: ({ wanted }) => wanted >= 1 && wanted <= 20,
  },
};
const GROUP_HOLDS: Rules<GroupHoldRow, 'id' | 'groupId'> = {
  indexed: ['id', 'groupId'],
  unique: { bid_group_holds_pkey: idKey },
  checks: { bid_group_holds_amount: ({ amount }) => amount > 0 },
};
const ACCOUNTS: Rules<AccountRow, 'name'> = {
  indexed: ['name'],
  unique: {
    site_accounts_pkey: { among: 'name', keyOf: ({ site, name }) => `${site}:${name}` },
  },
  checks: {
    site_accounts_pace: ({ pacePerMinute }) => pacePerMinute >= 1 && pacePerMinute <= 600,
    site_accounts_rest: ({ state, restsUntil }) => state !== 'limited' || restsUntil !== undefined,
  },
};

export type BiddingTables = ReturnType<typeof createBiddingTables>;

/** The rows that bidding keeps. `hasKeys` false: for a rig that takes the unique keys away. */
export function createBiddingTables(journal: Journal, hasKeys: boolean) {
  const table = <Row extends object, Indexed extends keyof Row>(
    name: string,
    rules: Rules<Row, Indexed>,
  ) => createTable(journal, name, hasKeys ? rules : { ...rules, unique: {} });
  return {
    auctions: table('auctions', AUCTIONS),
    bids: table('bids', BIDS),
    remoteBids: table('remoteBids', REMOTE_BIDS),
    receipts: table<ReceiptRow, 'bidId'>('receipts', { indexed: ['bidId'] }),
    groups: table('groups', GROUPS),
    groupHolds: table('groupHolds', GROUP_HOLDS),
    accounts: table('accounts', ACCOUNTS),
    snipers: table<SniperRow, 'id'>('snipers', { indexed: ['id'] }),
  };
}
