import { type Dong, dong, yen } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { BidChange } from './bid-store.ts';
import type { BiddingDeps } from '../deps.ts';
import {
  type Bid,
  holdCauseOf,
  type LiveTerms,
  type RemoteBid,
  type WatchedAuction,
} from '../rules/bid.ts';
import { priceBid } from './price-bid.ts';

export const liveTermsOf = ({
  maximum,
  hold,
  rate,
  pricedAt,
  level,
  shipMode,
  services,
}: Bid): LiveTerms => ({
  maximum,
  hold,
  rate,
  pricedAt,
  level,
  shipMode,
  services,
});

/**
 * A higher maximum was not taken: the bid is again what is live at the marketplace, and no more is held than for that. `takenOver` is the
 * hold for a maximum that another bid left there. Never asks for more money than is held.
 */
export async function keepLive(
  deps: Pick<BiddingDeps, 'wallet'>,
  trx: Trx,
  auction: WatchedAuction,
  bid: Bid,
  takenOver?: Dong,
): Promise<BidChange & Pick<Bid, 'hold'>> {
  const maximum = yen(Math.min(bid.maximum, auction.liveMaximum ?? bid.maximum));
  if (maximum === bid.maximum) return { maximum, hold: bid.hold };
  const own = bid.liveTerms?.maximum === maximum ? bid.liveTerms : undefined;
  const hold = dong(Math.min(bid.hold, own?.hold ?? takenOver ?? bid.hold));
  // The group's money follows the bid's amount by itself.
  if (!bid.groupId && bid.isHeld)
    await deps.wallet.changeHold(trx, { cause: holdCauseOf(bid), amount: hold });
  return { ...own, maximum, hold };
}

/** What to hold when this write is not taken and another bid's maximum is what remains; undefined: it is the bid's own, or cannot be priced. */
export async function holdForTakenOver(
  deps: BiddingDeps,
  remote: RemoteBid,
): Promise<Dong | undefined> {
  if (deps.mayNotPrice) return undefined;
  const [auction, bid] = [
    await deps.stores.auctions.find(deps.db, remote.site, remote.code),
    await deps.stores.bids.find(deps.db, remote.bidId),
  ];
  const price = auction?.isLeading ? auction.liveMaximum : undefined;
  if (
    !auction ||
    !bid ||
    price === undefined ||
    price >= bid.maximum ||
    bid.liveTerms?.maximum === price
  )
    return undefined;
  try {
    return (
      await priceBid(deps, auction, { ...bid, price }, await deps.bidderOf(bid.customerId), bid)
    ).hold;
  } catch (failure) {
    if (failure instanceof Refusal) return undefined;
    throw failure;
  }
}
