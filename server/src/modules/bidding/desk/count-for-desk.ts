import { listHandBids } from '../by-hand/hand-bid-store.ts';
import type { BiddingDeps } from '../deps.ts';
import { listRequests } from '../placing/request-store.ts';
import { listStuckBids } from './desk-bid-store.ts';

const ONE = { page: 1, size: 1 };

/** How much of bidding waits for a person: stuck bids, bids by hand and requests against restricted sellers. */
export async function countForDesk({ db }: Pick<BiddingDeps, 'db'>): Promise<number> {
  const totals = await Promise.all([
    listStuckBids(db, ONE),
    listHandBids(db, ONE),
    listRequests(db, { status: 'waiting', ...ONE }),
  ]);
  return totals.reduce((sum, { total }) => sum + total, 0);
}
