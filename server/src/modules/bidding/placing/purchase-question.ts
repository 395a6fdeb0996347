import type { Yen } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { type Listing, refuseVariantPrices, statedParcelOf } from '../../marketplaces/index.ts';
import type { PricedItem } from '../../pricing/index.ts';
import type { BiddingDeps } from '../deps.ts';
import { pricedItemOf } from '../watching/read-lot.ts';
import { type BidTerms, freshRate, questionOf } from './price-bid.ts';
import { snapshotOf } from './rules/listing-snapshot.ts';

/** What a purchase of this listing asks the calculator. */
export async function questionFor(
  deps: BiddingDeps,
  listing: Listing,
  asked: Omit<BidTerms, 'price'> & {
    readonly customerId: string;
    readonly addressId: string | undefined;
  },
  sitePrice: Yen,
) {
  const [rate, bidder, tables] = await Promise.all([
    freshRate(deps),
    deps.bidderOf(asked.customerId, asked.addressId),
    deps.pricing.tablesAt(),
  ]);
  const category = deps.pricing.categoryOf(
    { title: listing.title, categoryPath: listing.categoryPath },
    tables,
  );
  const lot = {
    site: listing.site,
    sellerId: listing.seller.id,
    title: listing.title,
    listing: snapshotOf(listing, category, statedParcelOf(listing)),
  };
  const item: PricedItem = pricedItemOf(lot, sitePrice, asked.quantity);
  const rest = questionOf(asked, bidder, rate);
  return { question: { items: [item] as const, ...rest }, rate };
}

/** As it is paid, and as the site takes it. Refuses an auction without a fixed price, and goods whose variants have other prices. */
export function fixedPriceOf(listing: Listing): { price: Yen; sitePrice: Yen } {
  const { price } = listing;
  refuseVariantPrices(price);
  const isAuction = listing.auction !== undefined;
  const paid = price.buyNow ?? (isAuction ? undefined : price.current);
  refuseUnless(paid !== undefined, 'bidding.no-buy-now');
  const beforeTax = price.buyNowBeforeTax ?? (isAuction ? undefined : price.currentBeforeTax);
  return { price: paid, sitePrice: price.tax === 'added' ? (beforeTax ?? paid) : paid };
}
