import { biddingSniperRights } from './modules/bidding/sniper-rights.ts';
import { fileSniperRights } from './modules/files/sniper-rights.ts';
import { ledgerSniperRights } from './modules/ledger/sniper-rights.ts';
import { marketplaceSniperRights } from './modules/marketplaces/sniper-rights.ts';
import { notificationSniperRights } from './modules/notifications/sniper-rights.ts';
import { walletSniperRights } from './modules/wallet/sniper-rights.ts';
import type { TableRights } from './platform/database/rights.ts';

/** All that a process may do in the database that is a sniper and nothing else. */
export const sniperRights: TableRights = {
  ...biddingSniperRights,
  ...fileSniperRights,
  ...ledgerSniperRights,
  ...marketplaceSniperRights,
  ...notificationSniperRights,
  ...walletSniperRights,
};
