import type {
  checkCartEndpoint,
  payForOrderEndpoint,
  priceAdditionEndpoint,
} from '@hako/contract/cart/checkout';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { saveQuotesEndpoint } from '@hako/contract/orders/quote-requests';
import type { applyCouponEndpoint, QuoteWish } from '@hako/contract/promotions/promotions';
import type { Static } from 'typebox';
import { ORDERED_MESSAGE, PARTLY_ORDERED_MESSAGE } from '../cart-texts.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { findSite } from '../../marketplaces/index.ts';
import type { AskedQuotes } from '../deps.ts';
import type { AskedCheck } from './check-cart.ts';
import type { Addition } from './price-addition.ts';
import type { PaidOrder, PayForOrder } from './pay-for-order.ts';
import type { SavedQuote, SaveQuotes } from './save-quotes.ts';

const MOST_CODES = 5;

/** Our name of a site that a client names by either. Refusal `cart.unknown-site`. */
export function siteOf(named: string): string {
  const site = findSite(named);
  refuseUnless(site, 'cart.unknown-site');
  return site;
}

export const additionReply = (
  addition: Addition | undefined,
): EndpointReply<typeof priceAdditionEndpoint> => ({
  success: true,
  data: addition
    ? {
        added_vnd: addition.added,
        alone_vnd: addition.alone,
        in_cart: addition.inCart,
        in_warehouse: addition.inWarehouse,
      }
    : null,
});

/** `A,B` of an address. */
const namesIn = (joined: string | undefined): string[] =>
  (joined ?? '').split(',').filter((name) => name.trim() !== '');

/** What of the cart is asked about, in our words. */
export const checkOf = (
  customerId: string,
  query: Static<NonNullable<typeof checkCartEndpoint.query>>,
): AskedCheck => ({
  customerId,
  addressId: query.address_id,
  shipMode: query.ship_mode,
  services: namesIn(query.services_extra),
  discountCodes: namesIn(query.discount_codes).slice(0, MOST_CODES),
});

/** What a client means to pay, in our words. */
export const paymentOf = (
  customerId: string,
  body: Static<typeof payForOrderEndpoint.body>,
): PayForOrder => ({
  customerId,
  isConfirmed: body.confirm ?? undefined,
  quotes: body.quotes?.map(quoteWishOf),
  items: body.items?.map(({ id, note, extra_services, ship_mode }) => ({
    id,
    note: note ?? undefined,
    services: extra_services ?? undefined,
    shipMode: ship_mode ?? undefined,
  })),
  addressId: body.address_id ?? body.address?._id ?? undefined,
  discountCodes: body.discount_codes ?? undefined,
  agreedFirstPayment: body.agreed_first_payment ?? undefined,
  agreedHold: body.agreed_hold ?? undefined,
  isRiskConfirmed: body.is_risk_confirmed ?? undefined,
});

export const paidReply = (
  orders: readonly PaidOrder[],
): EndpointReply<typeof payForOrderEndpoint> => ({
  status: true,
  success: true,
  message: ORDERED_MESSAGE,
  data: orders.map(({ id, orderId, code, firstPayment }) => ({
    id,
    order_id: orderId,
    code,
    first_payment: firstPayment,
  })),
});

/** Lines of the cart that a client orders each for itself, in our words. */
export const savingOf = (
  customerId: string,
  { quotes, address }: Static<typeof saveQuotesEndpoint.body>,
): SaveQuotes => ({
  customerId,
  items: (quotes ?? []).map(({ id, note, services_extra }) => ({
    id,
    note: note ?? undefined,
    services: services_extra ?? undefined,
  })),
  addressId: address?._id ?? undefined,
});

export function savedReply(saved: readonly SavedQuote[]): EndpointReply<typeof saveQuotesEndpoint> {
  const isWhole = saved.every(({ code }) => code !== undefined);
  return {
    status: true,
    success: isWhole,
    message: isWhole ? ORDERED_MESSAGE : PARTLY_ORDERED_MESSAGE,
    data: null,
    results: saved.map(({ id, code, failure }) => ({
      id,
      code: code ?? null,
      message: failure ?? null,
    })),
  };
}

/** What coupons are tried on: answered quotes where any are named, or else lines of the cart. */
export function couponTrialOf(
  customerId: string,
  body: Static<typeof applyCouponEndpoint.body>,
): AskedQuotes | AskedCheck {
  const discountCodes = [...(body.code ? [body.code] : []), ...(body.discount_codes ?? [])];
  const asked = { customerId, addressId: body.address_id ?? undefined, discountCodes };
  return body.quotes && body.quotes.length > 0
    ? { ...asked, quotes: body.quotes.map(quoteWishOf) }
    : { ...asked, bestOf: body.best_of ?? undefined, ids: body.items?.map(({ id }) => id) };
}

/** What a client wishes of an answered quote, in our words. */
const quoteWishOf = ({
  id,
  note,
  extra_services,
  ship_mode,
}: Static<typeof QuoteWish>): AskedQuotes['quotes'][number] => ({
  code: id,
  note: note ?? undefined,
  services: extra_services ?? undefined,
  shipMode: ship_mode || undefined,
});
