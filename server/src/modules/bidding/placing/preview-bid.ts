import type { Dong, Yen } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { TO_ASK } from '../../marketplaces/index.ts';
import { type Breakdown, type CouponTried, tryCoupons } from '../../pricing/index.ts';
import type { BiddingDeps } from '../deps.ts';
import { bidderAtChosen, refuseClosedWay } from '../choices/kept-choices.ts';
import { preparePurchase } from './prepare-purchase.ts';
import { refuseMoreThanThere } from './purchase-limits.ts';
import { freshRate, priceBid, questionOf } from './price-bid.ts';
import { couponsOnBid } from '../coupons/coupons-on-bid.ts';
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
  /** As the customer typed them. */
  readonly discountCodes: readonly string[];
}

export interface Preview {
  /** Undefined when even the smallest bid is over the ceiling. */
  readonly maximum: Yen | undefined;
  readonly hold: number;
  /** With the coupons that can be used. */
  readonly breakdown: Breakdown | undefined;
  readonly coupons: readonly CouponTried[];
}

/** What a bid or a purchase would hold and cost, by the very functions that price it when it is made. Changes nothing, refuses what they would. */
export async function previewBid(deps: BiddingDeps, asked: PreviewBid): Promise<Preview> {
  if (asked.mode === 'buy') return previewPurchase(deps, asked);
  refuseUnless(asked.quantity === 1, 'bidding.one-lot');
  const { seen } = await readLot(deps, asked.site, asked.code);
  await refuseClosedWay(deps, asked);
  const { bidder } = await bidderAtChosen(deps, asked);
  let maximum = asked.price;
  if (asked.ceiling !== undefined) {
    const rate = await freshRate(deps);
    const item = pricedItemOf(seen, seen.price, asked.quantity);
    ({ maximum } = await deps.pricing.highestMaximumWithin({
      item,
      with: questionOf(asked, bidder, rate),
      ceiling: asked.ceiling,
    }));
    if (maximum === undefined) return { maximum, hold: 0, breakdown: undefined, coupons: [] };
  }
  refuseUnless(maximum !== undefined, 'request.invalid', { field: 'price' });
  const terms = { ...asked, price: maximum };
  // Coupons are used when it is won; until then the whole is held.
  const { hold } = await priceBid(deps, seen, terms, bidder);
  const priced = couponsOnBid(deps, seen, terms, bidder);
  const { tried, price } = await tryCoupons(deps, asked, priced);
  return { maximum, hold, breakdown: price ?? (await priced([])), coupons: tried };
}

async function previewPurchase(deps: BiddingDeps, asked: PreviewBid): Promise<Preview> {
  const { discountCodes: _, ...bare } = asked;
  const wanted = { ...bare, agreed: asked.price, variantId: undefined };
  const purchase = await preparePurchase(deps, wanted, TO_ASK);
  refuseMoreThanThere(purchase.listing, wanted);
  const { coupons, tried } = await tryCoupons(deps, asked, async (some) =>
    some.length === 0 ? purchase.breakdown : (await purchase.withCoupons(some)).breakdown,
  );
  const { price, hold, breakdown } =
    coupons.length === 0 ? purchase : await purchase.withCoupons(coupons);
  return { maximum: price, hold, breakdown, coupons: tried };
}
