import type { Trx } from '../../../platform/database/database.ts';
import type { BiddingDeps } from '../deps.ts';
import type { Bid, RemoteBid, WatchedAuction } from '../rules/bid.ts';

/** Nobody can tell us how we stand, and need not: the price is above everything that we may have there. */
export const isPassed = (auction: WatchedAuction, remotes: readonly RemoteBid[]): boolean =>
  remotes.every(
    ({ status, maximum }) =>
      status === 'refused' ||
      status === 'absent' ||
      (status === 'accepted' && maximum < auction.price),
  );
export async function reconcile(
  deps: BiddingDeps,
  trx: Trx,
  bid: Bid | undefined,
  remote: RemoteBid,
  status: 'accepted' | 'absent',
): Promise<void> {
  const now = deps.clock.now();
  await deps.stores.remoteBids.update(trx, remote.id, status, 'read-from-list', now);
  const owner = bid?.id === remote.bidId ? bid : await deps.stores.bids.find(trx, remote.bidId);
  if (owner)
    await deps.stores.receipts.add(trx, [
      {
        bidId: owner.id,
        customerId: owner.customerId,
        at: now,
        kind: 'reconciled',
        facts: { result: status, maximum: remote.maximum },
      },
    ]);
}
