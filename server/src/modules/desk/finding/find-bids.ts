import { BID_STATES } from '@hako/contract/bidding/register';
import { type FoundThing, MOST_FOUND } from '@hako/contract/desk/find';
import { FIND_MESSAGES } from '@hako/contract/desk/find-messages';
import { yenText } from '../../../kernel/wording.ts';
import type { DeskDeps } from '../deps.ts';
import type { ListingNamed } from './listing-named.ts';

/** Bids on a lot, running, won and lost, of whichever customer. */
export async function findBids(
  { db, customers, listBidsOn }: DeskDeps,
  listing: ListingNamed,
): Promise<FoundThing[]> {
  const bids = await listBidsOn(db, listing, MOST_FOUND);
  const names = await customers.readMany(
    db,
    bids.map(({ customerId }) => customerId),
  );
  return bids.map(({ id, code, title, status, maximumJpy, customerId }) => ({
    kind: 'bid',
    code,
    title,
    state: BID_STATES[status],
    detail: FIND_MESSAGES.bid
      .replace('{maximum}', yenText(maximumJpy))
      .replace('{name}', () => names.get(customerId)?.fullName ?? ''),
    opens: id,
  }));
}
