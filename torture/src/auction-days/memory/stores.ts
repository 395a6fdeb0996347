import { leadOf } from '../../../../server/src/modules/bidding/leads/rules/site-lead.ts';
import type { BiddingStores } from '../../../../server/src/modules/bidding/stores.ts';
import { memoryAccounts } from './accounts.ts';
import { memoryAuctions } from './auctions.ts';
import { memoryBids, memoryWins } from './bids.ts';
import { memoryClaims } from './claims.ts';
import { inTransaction, run } from './database.ts';
import { memoryGroups } from './groups.ts';
import { memoryLeases } from './leases.ts';
import { memoryMarks } from './marks.ts';
import { memoryReceipts } from './receipts.ts';
import { memoryRemoteBids } from './remote-bids.ts';

/** As a new service begins, with nothing learned of a site and nothing switched off. */
const settings: BiddingStores['settings'] = {
  read: (reader) =>
    run(reader, () => ({
      defaultLeadMs: 4_000,
      reputationThresholdPercent: 99,
      needsBidRequest: false,
    })),
  isToldLastMinute: (reader) => run(reader, () => true),
  readLeadMs: (reader, _site, { defaultLeadMs }) =>
    run(reader, () => leadOf(defaultLeadMs, undefined)),
};

/**
 * The stores of bidding over rows in memory; the connection that they are given says whose rows.
 */
export const memoryStores: BiddingStores = {
  inTransaction,
  // Only one transaction is open at a time.
  lockName: (trx) => run(trx, () => undefined),
  auctions: memoryAuctions,
  bids: memoryBids,
  wins: memoryWins,
  remoteBids: memoryRemoteBids,
  receipts: memoryReceipts,
  groups: memoryGroups,
  accounts: memoryAccounts,
  leases: memoryLeases,
  claims: memoryClaims,
  marks: memoryMarks,
  settings,
};
