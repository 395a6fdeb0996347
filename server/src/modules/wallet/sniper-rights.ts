import type { TableRights } from '../../platform/database/rights.ts';

/**
 * Holds of bids are released, changed, and moved between the lots of a group. Transfers and
 * withdrawals are nothing to a sniper.
 */
export const walletSniperRights: TableRights = {
  wallet_holds: ['select', 'insert', 'update'],
};
