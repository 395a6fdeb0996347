import { eachAlone } from '../../../platform/jobs/each-alone.ts';
import type { BiddingDeps } from '../deps.ts';
import { leaveRestingAccounts } from '../accounts/accounts.ts';
import { readAgain } from './watch-auction.ts';
import { payWaitingWins } from '../settling/win-lot.ts';

const MINUTE_MS = 60_000;
const LOTS = 500;

/** The clock mends what a lost job leaves behind and tries again what waits for somebody else; one round that breaks stops none of the others. */
export function sweep(deps: BiddingDeps): Promise<void> {
  return eachAlone(
    deps.log,
    [payWaitingWins, readNeglected, leaveRestingAccounts],
    ({ name }) => name,
    (round) => round(deps),
  );
}

/** Unsettled lots that were due for reading and were not read are asked for again. */
async function readNeglected(deps: BiddingDeps): Promise<void> {
  const neglected = await deps.stores.auctions.listNeglected(
    deps.db,
    new Date(deps.clock.now().getTime() - MINUTE_MS),
    LOTS,
  );
  await eachAlone(
    deps.log,
    neglected,
    ({ site, code }) => `lot:${site}:${code}`,
    (auction) => deps.stores.inTransaction(deps.db, (trx) => readAgain(deps, trx, auction, 0)),
  );
}
