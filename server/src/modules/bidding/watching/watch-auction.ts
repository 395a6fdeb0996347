import type { Trx } from '../../../platform/database/database.ts';
import type { BiddingDeps } from '../deps.ts';
import type { WatchedAuction } from '../rules/bid.ts';
import { LOOKING_MS, nextReadInMs } from './rules/watch-pace.ts';

export const READ_JOB = 'bidding.read-auction';

/** One reader per auction, however many customers: a job of the same key that has not begun is replaced. */
export async function readAgain(
  deps: Pick<BiddingDeps, 'stores' | 'jobs' | 'clock'>,
  trx: Trx,
  auction: WatchedAuction,
  inMs?: number,
): Promise<void> {
  const now = deps.clock.now().getTime();
  const waitMs = inMs ?? paceOf(auction, now);
  const { site, code } = auction;
  await deps.stores.auctions.planReading(trx, site, code, new Date(now + waitMs));
  await deps.jobs.add(
    trx,
    READ_JOB,
    { site, code },
    { key: `auction:${site}:${code}`, inMs: waitMs },
  );
}

/** Wait until the next reading of a lot, by what is known of it. */
export function paceOf(auction: WatchedAuction, now: number): number {
  const leftMs = auction.endsAt.getTime() - (now + auction.clockOffsetMs);
  const isLookedAt =
    auction.lookedAt !== undefined && now - auction.lookedAt.getTime() < LOOKING_MS;
  return nextReadInMs(leftMs, {
    failures: auction.failures,
    isLive: auction.isLeading,
    isLookedAt,
  });
}
