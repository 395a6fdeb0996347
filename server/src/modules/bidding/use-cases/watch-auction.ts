import type { Trx } from '../../../platform/database/database.ts';
import type { BiddingDeps } from '../deps.ts';
import type { WatchedAuction } from '../domain/bid.ts';
import { nextReadInMs } from '../domain/watch-pace.ts';

export const READ_JOB = 'bidding.read-auction';

/** One reader per auction, however many customers: a job of the same key that has not begun is replaced. */
export async function readAgain(deps: Pick<BiddingDeps, 'jobs' | 'clock'>, trx: Trx, auction: WatchedAuction, inMs?: number): Promise<void> {
  const now = deps.clock.now().getTime();
  const leftMs = auction.endsAt.getTime() - (now + auction.clockOffsetMs);
  const waitMs = inMs ?? nextReadInMs(leftMs, auction.failures);
  await deps.jobs.add(
    trx,
    READ_JOB,
    { site: auction.site, code: auction.code },
    { key: `auction:${auction.site}:${auction.code}`, runAt: new Date(now + waitMs) },
  );
}
