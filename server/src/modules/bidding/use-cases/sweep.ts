import { inTransaction } from '../../../platform/database/transaction.ts';
import { listNeglected } from '../auction-store.ts';
import type { BiddingDeps } from '../deps.ts';
import { leaveRestingAccounts } from './accounts.ts';
import { readAgain } from './watch-auction.ts';
import { payWaitingWins } from './win-lot.ts';

const MINUTE_MS = 60_000;
const LOTS = 500;

/** Mends what a lost job leaves behind: unsettled lots that were due for reading and were not read are asked for again, accounts that rest are left. */
export const sweep = (deps: BiddingDeps) => async (): Promise<void> => {
  const now = deps.clock.now().getTime();
  for (const auction of await listNeglected(deps.db, new Date(now - MINUTE_MS), LOTS))
    await inTransaction(deps.db, (trx) => readAgain(deps, trx, auction, 0));
  await leaveRestingAccounts(deps);
  await payWaitingWins(deps)();
};
