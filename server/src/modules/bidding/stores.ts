import { lockName } from '../../platform/database/lock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import * as accounts from './accounts/account-store.ts';
import * as groups from './groups/group-store.ts';
import { readLeadMs } from './leads/lead-store.ts';
import * as bids from './placing/bid-store.ts';
import * as remoteBids from './sending/remote-bid-store.ts';
import * as receipts from './settling/receipt-store.ts';
import * as wins from './settling/waiting-win-store.ts';
import * as claims from './sniper/claim-store.ts';
import * as leases from './sniper/lease-store.ts';
import * as marks from './sniper/mark-store.ts';
import * as auctions from './watching/auction-store.ts';
import { isToldLastMinute, readSettings } from './watching/preference-store.ts';

/**
 * What a bid needs of its rows from the moment it is placed until it is settled, in PostgreSQL. The
 * type of this object is the port: the rigs that simulate days of auctions keep the same rows in
 * memory, and one contract test holds both to the same answers.
 */
export const postgresStores = {
  /** Runs work in one transaction; see the platform's function for what is begun again. */
  inTransaction,
  /** Whoever asks for the same name waits until the transaction ends. */
  lockName,
  auctions: {
    lock: auctions.lockAuction,
    lockKnown: auctions.lockKnownAuction,
    find: auctions.findAuction,
    update: auctions.updateAuction,
    addFailure: auctions.addFailure,
    planReading: auctions.planReading,
    listNeglected: auctions.listNeglected,
  },
  bids: {
    insert: bids.insertBid,
    update: bids.updateBid,
    lock: bids.lockBid,
    lockActive: bids.lockActiveBid,
    find: bids.findBid,
    hasOpen: bids.hasOpenBid,
    endLease: bids.endLease,
    supersedeOutbid: bids.supersedeOutbid,
    countOpen: bids.countOpen,
    listDisplaced: bids.listDisplaced,
  },
  /** Won lots that wait for the money of their order. */
  wins: { listUnpaid: wins.listUnpaidWins, noteTried: wins.noteTried },
  /** Writes to the marketplace. */
  remoteBids: {
    book: remoteBids.bookRemoteBid,
    lock: remoteBids.lockRemoteBid,
    update: remoteBids.updateRemoteBid,
    list: remoteBids.listRemoteBids,
    hasTaken: remoteBids.hasTakenWrite,
    expireSending: remoteBids.expireSending,
    closeUnmarked: remoteBids.closeUnmarked,
  },
  receipts: { add: receipts.addReceipts, hasSince: receipts.hasReceiptSince },
  groups: {
    insert: groups.insertGroup,
    lock: groups.lockGroup,
    find: groups.findGroup,
    update: groups.updateGroup,
    listMembers: groups.listMembers,
    listHolds: groups.listGroupHolds,
    insertHold: groups.insertGroupHold,
    updateHold: groups.updateGroupHold,
    closeHold: groups.closeGroupHold,
  },
  /** Our own accounts at the sites, and the bids that they carry. */
  accounts: {
    add: accounts.addAccounts,
    list: accounts.listAccounts,
    listStates: accounts.listStates,
    listResting: accounts.listResting,
    find: accounts.findAccount,
    lock: accounts.lockAccount,
    update: accounts.updateAccount,
    addMeasured: accounts.addMeasured,
    listMovable: accounts.listMovable,
    listCarried: accounts.listCarried,
    listUntold: accounts.listUntold,
    moveTo: accounts.moveToAccount,
  },
  /** Which sniper has which snipes, and which snipers live. */
  leases: {
    lease: leases.leaseSnipes,
    stayAlive: leases.stayAlive,
    release: leases.releaseLeases,
    hasWork: leases.hasWork,
    findNext: leases.findNextSniped,
    lastOffsetMs: leases.lastOffsetMs,
  },
  claims: {
    claim: claims.claimSnipes,
    find: claims.findClaimed,
    stillLeased: claims.stillLeased,
    freeUnclaimed: claims.freeUnclaimed,
  },
  marks: { mark: marks.markWrites, giveBackOfDead: marks.giveBackOfDead },
  /** The owner's and the customers' choices. */
  settings: { read: readSettings, isToldLastMinute, readLeadMs },
};

export type BiddingStores = typeof postgresStores;
