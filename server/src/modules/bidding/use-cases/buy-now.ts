import type { Yen } from '../../../kernel/money.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Listing } from '../../marketplaces/listing.ts';
import type { MadeOrder } from '../../orders/index.ts';
import type { PricedItem } from '../../pricing/index.ts';
import type { BiddingDeps } from '../deps.ts';
import { snapshotOf } from '../domain/listing-snapshot.ts';
import { pricedItemOf } from './read-lot.ts';

export interface BuyNow {
  readonly customerId: string;
  readonly site: string;
  readonly code: string;
  /** What the customer agreed to, tax included. */
  readonly agreed: Yen;
  readonly quantity: number;
  readonly shipMode: string;
  readonly services: readonly string[];
  readonly addressId: string | undefined;
  readonly couponCodes: readonly string[];
  readonly variantId: string | undefined;
}

export interface Bought extends MadeOrder {
  readonly price: Yen;
  readonly hold: number;
}

/**
 * Buys at the fixed price: 即決 of an auction, or a listing without bids. The price is read again; another price than the agreed one is
 * refused with old and new, never paid silently. Money, order and purchase task are made in one transaction.
 */
export const buyNow =
  (deps: BiddingDeps) =>
  async (asked: BuyNow): Promise<Bought> => {
    const listing = await deps.findListing(asked.site, asked.code);
    if (!listing) throw new Refusal('request.not-found');
    refuseUnless(listing.status === 'open', 'bidding.auction-closed');
    const { price, sitePrice } = fixedPriceOf(listing);
    if (price !== asked.agreed) throw new Refusal('bidding.price-changed', { old: asked.agreed, new: price });
    const { question, breakdown, rate } = await priced(deps, listing, asked, sitePrice);
    const made = await inTransaction(deps.db, (trx) =>
      deps.orders.createForPurchase(trx, {
        customerId: asked.customerId,
        listing: { site: listing.site, code: listing.code, url: listing.url, title: listing.title, picture: listing.pictures[0], price, sellerId: listing.seller.id },
        quantity: asked.quantity, question, price: breakdown, rate, addressId: asked.addressId, couponCodes: asked.couponCodes,
        checksum: listing.checksum, variantId: asked.variantId, sitePrice,
      }),
    );
    return { ...made, price, hold: breakdown.firstPayment.likely };
  };

async function priced(deps: BiddingDeps, listing: Listing, asked: BuyNow, sitePrice: Yen) {
  const [{ rate, isTooOld }, bidder, tables] = await Promise.all([deps.pricing.currentRate(), deps.bidderOf(asked.customerId), deps.pricing.tablesAt()]);
  if (isTooOld) throw new Refusal('pricing.no-rate');
  const category = deps.pricing.categoryOf({ title: listing.title, categoryPath: listing.categoryPath }, tables);
  const lot = { site: listing.site, sellerId: listing.seller.id, title: listing.title, listing: snapshotOf(listing, category) };
  const item: PricedItem = pricedItemOf(lot, sitePrice, asked.quantity);
  const rest = { shipMode: asked.shipMode, services: [...asked.services], level: bidder.level, province: bidder.province, rate };
  const { breakdown } = await deps.pricing.firstPaymentFor(item, rest);
  const blocked = breakdown.flags.find(({ rule }) => rule === 'block');
  if (blocked) throw new Refusal('bidding.seller-goods-blocked', { reason: blocked.reason });
  return { question: { items: [item], ...rest }, breakdown, rate };
}

/** As it is paid, and as the site takes it. An auction without a fixed price cannot be bought. */
function fixedPriceOf(listing: Listing): { price: Yen; sitePrice: Yen } {
  const { price } = listing;
  const isAuction = listing.auction !== undefined;
  const paid = price.buyNow ?? (isAuction ? undefined : price.current);
  refuseUnless(paid !== undefined, 'bidding.no-buy-now');
  const beforeTax = price.buyNowBeforeTax ?? (isAuction ? undefined : price.currentBeforeTax);
  return { price: paid, sitePrice: price.tax === 'added' ? (beforeTax ?? paid) : paid };
}
