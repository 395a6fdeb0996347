import type { Dong, Yen } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { TO_ASK } from '../../marketplaces/index.ts';
import type { Breakdown } from '../../pricing/index.ts';
import type { BiddingDeps } from '../deps.ts';
import { preparePurchase } from './prepare-purchase.ts';
import { refuseMoreThanThere } from './purchase-limits.ts';
import { freshRate, priceBid, questionOf } from './price-bid.ts';
import { pricedItemOf, readLot } from '../watching/read-lot.ts';

export interface PreviewBid {
  readonly customerId: string;
  readonly site: string;
  readonly code: string;
  readonly mode: 'bid' | 'buy';
  /** The maximum, or the fixed price; for bids a ceiling may stand instead. */
  readonly price: Yen | undefined;
  readonly ceiling: Dong | undefined;
  readonly quantity: number;
  readonly shipMode: string;
  readonly services: readonly string[];
  readonly addressId: string | undefined;
}

export interface Preview {
  /** Undefined when even the smallest bid is over the ceiling. */
  readonly maximum: Yen | undefined;
  readonly hold: number;
  readonly breakdown: Breakdown | undefined;
}

/** What a bid or a purchase would hold and cost, by the very functions that price it when it is made. Changes nothing, refuses what they would. */
export async function previewBid(deps: BiddingDeps, asked: PreviewBid): Promise<Preview> {
  if (asked.mode === 'buy') {
    const { price, hold, breakdown, listing } = await preparePurchase(
      deps,
      { ...asked, agreed: asked.price, variantId: undefined },
      TO_ASK,
    );
    refuseMoreThanThere(listing, { ...asked, variantId: undefined });
    return { maximum: price, hold, breakdown };
  }
  refuseUnless(asked.quantity === 1, 'bidding.one-lot');
  const { seen } = await readLot(deps, asked.site, asked.code);
  const bidder = await deps.bidderOf(asked.customerId, asked.addressId);
  let maximum = asked.price;
  if (asked.ceiling !== undefined) {
    const rate = await freshRate(deps);
    const item = pricedItemOf(seen, seen.price, asked.quantity);
    ({ maximum } = await deps.pricing.highestMaximumWithin({
      item,
      with: questionOf(asked, bidder, rate),
      ceiling: asked.ceiling,
    }));
    if (maximum === undefined) return { maximum, hold: 0, breakdown: undefined };
  }
  refuseUnless(maximum !== undefined, 'request.invalid', { field: 'price' });
  const { hold, breakdown } = await priceBid(deps, seen, { ...asked, price: maximum }, bidder);
  return { maximum, hold, breakdown };
}
