import { LIMITS } from '@hako/contract/kit/limits';
import type { Yen } from '../../../kernel/money.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { bidStepAt, tryCoupons } from '../../pricing/index.ts';
import type { Bidder, BiddingDeps } from '../deps.ts';
import type { Bid, RemoteBid } from '../rules/bid.ts';
import { minimumBid } from './rules/next-bids.ts';
import { findBidRequest, type BiddingSettings } from '../watching/preference-store.ts';
import { accountForLot } from '../accounts/accounts.ts';
import { bookBid } from './book-bid.ts';
import type { Plan } from './bid-plan.ts';
import { bidderAtChosen, codesToKeep, refuseClosedWay } from '../choices/kept-choices.ts';
import { type Agreed, priceBid, refuseUnagreed } from './price-bid.ts';
import { couponsOnBid } from '../coupons/coupons-on-bid.ts';
import { type Lot, readLotNow } from '../watching/read-lot.ts';
import { sendBid } from '../sending/send-bid.ts';

export interface PlaceBid extends Agreed {
  readonly customerId: string;
  readonly site: string;
  readonly code: string;
  readonly mode: 'now' | 'snipe';
  readonly maximum: Yen;
  readonly quantity: number;
  readonly shipMode: string;
  readonly services: readonly string[];
  /** Where it goes when it is won. What is undefined here and below stays as it is with a raise. */
  readonly addressId: string | undefined;
  readonly note: string | undefined;
  /** As the customer typed them; a new one must take something off. Used when it is won. */
  readonly discountCodes: readonly string[] | undefined;
  readonly isPartial: boolean;
  readonly extensionRule: 'stop' | 'follow';
  readonly followSteps: number;
}

/**
 * Bids a maximum: at once, or shortly before the end. The money is held and the write is booked in one transaction; only then it is
 * sent, once. Refusals: those of the guards, of the money and of the marketplace; `bidding.timeout` means unknown, with the hold kept.
 */
export async function placeBid(deps: BiddingDeps, asked: PlaceBid): Promise<Bid> {
  refuseUnless(asked.maximum <= LIMITS.bidMaximumJpy, 'bidding.over-limit', {
    limit: LIMITS.bidMaximumJpy,
  });
  // A marketplace takes a maximum for a lot; there is no bid on several of them.
  refuseUnless(asked.quantity === 1, 'bidding.one-lot');
  const settings = await deps.stores.settings.read(deps.db);
  const lot = await readLotNow(deps, asked.site, asked.code);
  refuseUnless(lot.seen.isOpen, 'bidding.auction-closed');
  const minimum = minimumBid(lot.seen, bidStepAt);
  refuseUnless(asked.maximum >= minimum, 'bidding.too-low', { minimum });
  await refuseLowReputation(deps, asked, lot, settings);
  await refuseClosedWay(deps, asked);
  const { bidder, addressId } = await bidderAtChosen(deps, asked);
  const terms = { ...asked, price: asked.maximum };
  const price = await priceBid(deps, lot.seen, terms, bidder);
  refuseUnagreed(asked, price);
  const priced = couponsOnBid(deps, lot.seen, terms, bidder);
  const { tried } = await tryCoupons(deps, asked, priced);
  const kept = { ...asked, addressId, discountCodes: await codesToKeep(deps, asked, tried) };
  const account = await accountForLot(deps, asked.site);
  const leadMs = await deps.stores.settings.readLeadMs(deps.db, asked.site, settings);

  const booked = await deps.stores.inTransaction(deps.db, async (trx) => {
    await refuseTooMany(deps, trx, asked, bidder);
    return bookBid(deps, trx, planOf(kept, lot, price, account, leadMs));
  });
  deps.crash?.('booked');
  return booked.remote ? answerOf(await sendBid(deps, booked.remote), booked.remote) : booked.bid;
}

/** What the caller is told of a bid that was sent at once. */
function answerOf(bid: Bid, remote: RemoteBid): Bid {
  if (bid.status === 'unknown') throw new Refusal('bidding.timeout', { bidId: bid.id });
  if (bid.status === 'failed') {
    if (bid.reason === 'auction-closed') throw new Refusal('bidding.auction-closed');
    if (bid.reason === 'bidder-restricted' || bid.reason === 'seller-blocked')
      throw new Refusal('bidding.refused-by-site');
    if (bid.reason === 'bid-too-low')
      throw new Refusal('bidding.too-low', { minimum: remote.maximum + bidStepAt(remote.maximum) });
    throw new Refusal('bidding.unavailable');
  }
  if (bid.status === 'leading' && bid.maximum < remote.maximum)
    throw new Refusal('bidding.unavailable');
  return bid;
}

function planOf(
  asked: PlaceBid,
  lot: Lot,
  price: Awaited<ReturnType<typeof priceBid>>,
  account: string,
  leadMs: number,
): Plan {
  return {
    ...asked,
    seen: lot.seen,
    account,
    hold: price.hold,
    rate: price.rate,
    pricedAt: price.pricedAt,
    level: price.level,
    leadMs,
  };
}

/** Counted under a lock of the customer, so that two bids at once cannot both take the last place. */
async function refuseTooMany(
  deps: BiddingDeps,
  trx: Trx,
  { customerId, site, code }: PlaceBid,
  bidder: Bidder,
): Promise<void> {
  await deps.stores.lockName(trx, `bidding:${customerId}`);
  const { open, unpaidWins } = await deps.stores.bids.countOpen(trx, customerId);
  refuseUnless(unpaidWins === 0, 'bidding.unpaid-win');
  if (open < bidder.concurrentAuctions) return;
  const own = await deps.stores.bids.hasOpen(trx, site, code, customerId);
  refuseUnless(own, 'bidding.too-many-auctions', { limit: bidder.concurrentAuctions });
}

async function refuseLowReputation(
  deps: BiddingDeps,
  asked: PlaceBid,
  lot: Lot,
  settings: BiddingSettings,
): Promise<void> {
  const rating = lot.listing.seller.ratingPercent;
  if (
    !settings.needsBidRequest ||
    rating === undefined ||
    rating >= settings.reputationThresholdPercent
  )
    return;
  const request = await findBidRequest(deps.db, asked.customerId, asked.site, asked.code);
  refuseUnless(request?.status === 'allowed', 'bidding.seller-needs-request', {
    threshold: settings.reputationThresholdPercent,
  });
}
