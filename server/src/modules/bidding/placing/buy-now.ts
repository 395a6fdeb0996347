import { couponObstacle } from '@hako/contract/promotions/coupon-obstacles';
import { type Yen, yen } from '../../../kernel/money.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type Listing, type ListingReading, stockOf, TO_BUY } from '../../marketplaces/index.ts';
import type { MadeOrder } from '../../orders/index.ts';
import type { Breakdown, PricedItem, PriceQuestion, ResolvedCoupon } from '../../pricing/index.ts';
import type { BiddingDeps } from '../deps.ts';
import { fixedPriceOf, questionFor } from './purchase-question.ts';
import { refuseMoreThanThere, refuseOwn } from './purchase-limits.ts';
import { type Agreed, refuseBlocked, refuseUnagreed } from './price-bid.ts';

export interface BuyNow extends Agreed {
  readonly customerId: string;
  readonly site: string;
  readonly code: string;
  /** What the customer agreed to, tax included; undefined only to ask what it costs. */
  readonly agreed: Yen | undefined;
  /** What the seller gives it to us for, whatever the listing still says (a granted price request). */
  readonly granted?: Yen | undefined;
  readonly quantity: number;
  readonly shipMode: string;
  readonly services: readonly string[];
  readonly addressId: string | undefined;
  readonly variantId: string | undefined;
  readonly note?: string | undefined;
  /** As the customer typed them; each must take something off. */
  readonly discountCodes?: readonly string[] | undefined;
}

export interface Bought extends MadeOrder {
  readonly price: Yen;
  readonly hold: number;
}

/** A purchase that was read, compared and priced; what is left is to book it. */
export interface PreparedPurchase {
  readonly price: Yen;
  /** The first payment, đồng: what is charged. */
  readonly firstPayment: number;
  /** What is held until then: the first payment in the dear case. */
  readonly hold: number;
  readonly breakdown: Breakdown;
  /** As it was read for this purchase. */
  readonly listing: Listing;
  /** What the seller asks for sending it inside Japan; undefined when nobody knows yet. */
  readonly domesticShipping: Yen | undefined;
  /** The same purchase with these coupons, nothing read again. */
  withCoupons(coupons: readonly ResolvedCoupon[]): Promise<PreparedPurchase>;
  /** The same purchase without domestic shipping, because another one of the same seller pays it; `told` is for whoever buys. */
  sentAlong(told: string): Promise<PreparedPurchase>;
  /** Money, order and purchase task, in the caller's transaction. Refusals `wallet.not-enough`, `promotions.cannot-apply` and those of the address. */
  book(trx: Trx): Promise<MadeOrder>;
}

/**
 * Prepares buying at the fixed price: 即決 of an auction, or a listing without bids. The price is read again; another price than the
 * agreed one is refused with old and new, never paid silently. Whoever only asks what it would cost reads `TO_ASK`.
 */
export async function preparePurchase(
  deps: BiddingDeps,
  asked: BuyNow,
  reading: ListingReading = TO_BUY,
): Promise<PreparedPurchase> {
  const listing = await deps.findListing(asked.site, asked.code, reading);
  if (!listing) throw new Refusal('marketplaces.no-such-listing', { code: asked.code });
  if (listing.status !== 'open') await refuseOwn(deps, deps.db, asked.customerId, listing);
  refuseUnless(listing.status === 'open', 'bidding.sold');
  const { price, sitePrice } =
    asked.granted === undefined
      ? fixedPriceOf(listing)
      : { price: asked.granted, sitePrice: asked.granted };
  if (asked.agreed !== undefined && price !== asked.agreed)
    throw new Refusal('bidding.price-changed', { old: asked.agreed, new: price });
  const { question, rate } = await questionFor(deps, listing, asked, sitePrice);
  const priced = async (
    coupons: readonly ResolvedCoupon[],
    item: PricedItem,
    note: string | undefined,
  ): Promise<PreparedPurchase> => {
    const discounted = { ...question, items: [item] as const, coupons };
    const { breakdown } = await deps.pricing.firstPaymentFor(item, discounted);
    refuseBlocked(breakdown);
    const { likely: firstPayment, high: hold } = breakdown.firstPayment;
    return {
      price,
      firstPayment,
      hold,
      breakdown,
      listing,
      domesticShipping: item.domesticShipping,
      withCoupons: (others) => priced(others, item, note),
      sentAlong: (told) =>
        priced(
          coupons,
          { ...item, domesticShipping: yen(0), isDomesticShippingLowest: false },
          [note, told].filter(Boolean).join('\n'),
        ),
      book: (trx) => book(trx, discounted, breakdown, note),
    };
  };
  const book = async (
    trx: Trx,
    discounted: PriceQuestion,
    breakdown: Breakdown,
    note: string | undefined,
  ): Promise<MadeOrder> => {
    const made = await deps.orders.createForPurchase(trx, {
      customerId: asked.customerId,
      listing: {
        site: listing.site,
        code: listing.code,
        url: listing.url,
        title: listing.title,
        picture: listing.pictures[0],
        price,
        sellerId: listing.seller.id,
      },
      quantity: asked.quantity,
      question: discounted,
      price: breakdown,
      rate,
      addressId: asked.addressId,
      note,
      checksum: listing.checksum,
      variantId: asked.variantId,
      sitePrice,
    });
    // The purse is locked by now, so that presses of one customer come here one after the other.
    if (stockOf(listing, asked.variantId) === 1)
      await refuseOwn(deps, trx, asked.customerId, listing, made.orderId);
    return made;
  };
  const coupons = await deps.resolveCoupons(
    asked.customerId,
    listing.site,
    asked.discountCodes ?? [],
  );
  const purchase = await priced(coupons, question.items[0], asked.note);
  refuseIdle(coupons, purchase.breakdown);
  refuseUnagreed(asked, purchase);
  return purchase;
}

/** Buys one listing at once. */
export async function buyNow(deps: BiddingDeps, asked: BuyNow): Promise<Bought> {
  const { price, hold, book, listing } = await preparePurchase(deps, asked);
  refuseMoreThanThere(listing, asked);
  refuseUnless(!hasChoices(listing) || asked.variantId !== undefined, 'bidding.needs-choice');
  return { ...(await inTransaction(deps.db, book)), price, hold };
}

/** Size, colour and the like: what was chosen goes along with a line of the cart, not with a purchase of one press. */
const hasChoices = ({ options, variants }: Listing): boolean =>
  (options?.length ?? 0) > 0 || variants.length > 1;

/** A coupon that takes nothing off is not spent on this. */
function refuseIdle(coupons: readonly ResolvedCoupon[], { lines }: Breakdown): void {
  for (const { code } of coupons) {
    const isAtWork = lines.some((line) => line.code === `ma-giam-gia:${code}`);
    refuseUnless(isAtWork, 'promotions.cannot-apply', couponObstacle(code, 'minimum'));
  }
}
