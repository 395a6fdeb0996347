import type { TableRights } from '../../platform/database/rights.ts';

/** A sniper leases, claims, marks and sends snipes, books the answers, and follows ends and prices that it reads. */
export const biddingSniperRights: TableRights = {
  bids: ['select', 'update'],
  remote_bids: ['select', 'insert', 'update'],
  bid_receipts: ['select', 'insert'],
  bid_groups: ['select', 'update'],
  bid_group_holds: ['select', 'insert', 'update'],
  bidding_settings: ['select'],
  site_accounts: ['select', 'insert', 'update'],
  snipers: ['select', 'insert', 'update', 'delete'],
  watched_auctions: ['select', 'update'],
};
