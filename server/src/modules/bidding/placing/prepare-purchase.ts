import { type ExchangeRate, type Yen, yen } from '../../../kernel/money.ts';
import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { type Listing, type ListingReading, stockOf, TO_BUY } from '../../marketplaces/index.ts';
import type { MadeOrder } from '../../orders/index.ts';
import {
  type BoxShare,
  type Breakdown,
  idleCoupon,
  type PricedItem,
  type PriceQuestion,
  type ResolvedCoupon,
} from '../../pricing/index.ts';
import type { BiddingDeps } from '../deps.ts';
import { fixedPriceOf, questionFor } from './purchase-question.ts';
import { refuseOwn } from './purchase-limits.ts';
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
  /** What it asks the calculator. */
  readonly question: PriceQuestion;
  /** The same purchase with its part of what it and others pay once. */
  inBox(share: BoxShare): Promise<PreparedPurchase>;
  /**
   * The same purchase without domestic shipping, because another one of the same seller pays it;
   * `told` is for whoever buys.
   */
  sentAlong(told: string): Promise<PreparedPurchase>;
  /**
   * Money, order and purchase task, in the caller's transaction. Refusals `wallet.not-enough`,
   * `promotions.cannot-apply` and those of the address.
   */
  book(trx: Trx): Promise<MadeOrder>;
}

/**
 * Prepares buying at the fixed price: 即決 of an auction, or a listing without bids. The price is
 * read again; another price than the
 * agreed one is refused with old and new, never paid silently. Whoever only asks what it would cost reads `TO_ASK`.
 */
export async function preparePurchase(
  deps: BiddingDeps,
  asked: BuyNow,
  reading: ListingReading = TO_BUY,
): Promise<PreparedPurchase> {
  const { shipMode: mode, granted } = asked;
  const found = await readToBuy(deps, asked, reading);
  // What a seller granted is bought by the way that it was asked for.
  const isOpen = granted !== undefined || (await deps.pricing.isOffered(mode));
  refuseUnless(isOpen, 'pricing.unknown-ship-mode', { mode });
  const { question, rate } = await questionFor(deps, found.listing, asked, found.sitePrice);
  const coupons = await deps.resolveCoupons(
    asked.customerId,
    found.listing.site,
    asked.discountCodes ?? [],
  );
  const item = question.items[0];
  const purchase = await pricePurchase(
    deps,
    asked,
    { ...found, question, rate },
    {
      coupons,
      item,
      note: asked.note,
      share: {},
    },
  );
  refuseIdle(coupons, purchase.breakdown);
  refuseUnagreed(asked, purchase);
  return purchase;
}

/** What is for sale, and at which price. */
interface Offered {
  readonly listing: Listing;
  /** Tax included. */
  readonly price: Yen;
  /** As the site takes it. */
  readonly sitePrice: Yen;
}

async function readToBuy(
  deps: BiddingDeps,
  asked: BuyNow,
  reading: ListingReading,
): Promise<Offered> {
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
  return { listing, price, sitePrice };
}

type Priceable = Offered & Awaited<ReturnType<typeof questionFor>>;

/** What may differ between two prices of one purchase. */
interface Terms {
  readonly coupons: readonly ResolvedCoupon[];
  readonly item: PricedItem;
  readonly note: string | undefined;
  readonly share: BoxShare;
}

async function pricePurchase(
  deps: BiddingDeps,
  asked: BuyNow,
  offered: Priceable,
  terms: Terms,
): Promise<PreparedPurchase> {
  const { coupons, item, note, share } = terms;
  const question = { ...offered.question, ...share, items: [item] as const, coupons };
  const { breakdown } = await deps.pricing.firstPaymentFor(item, question);
  refuseBlocked(breakdown);
  const again = (change: Partial<Terms>): Promise<PreparedPurchase> =>
    pricePurchase(deps, asked, offered, { ...terms, ...change });
  return {
    price: offered.price,
    firstPayment: breakdown.firstPayment.likely,
    hold: breakdown.firstPayment.high,
    breakdown,
    listing: offered.listing,
    domesticShipping: item.domesticShipping,
    question,
    inBox: (box) => again({ share: box }),
    withCoupons: (others) => again({ coupons: others }),
    sentAlong: (told) =>
      again({
        item: { ...item, domesticShipping: yen(0), isDomesticShippingLowest: false },
        note: [note, told].filter(Boolean).join('\n'),
      }),
    book: (trx) => bookPurchase(deps, trx, asked, { ...offered, question, breakdown, note }),
  };
}

async function bookPurchase(
  deps: BiddingDeps,
  trx: Trx,
  asked: BuyNow,
  priced: Offered & {
    readonly question: PriceQuestion;
    readonly rate: ExchangeRate;
    readonly breakdown: Breakdown;
    readonly note: string | undefined;
  },
): Promise<MadeOrder> {
  const { listing, price, sitePrice, question, rate, breakdown, note } = priced;
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
    question,
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
}

/** A coupon that takes nothing off is not spent on this. */
function refuseIdle(coupons: readonly ResolvedCoupon[], price: Breakdown): void {
  for (const coupon of coupons) {
    const isAtWork = price.lines.some(({ code }) => code === `ma-giam-gia:${coupon.code}`);
    if (!isAtWork) throw idleCoupon(coupon, [price]);
  }
}
