import {
  checkCartEndpoint,
  payForOrderEndpoint,
  priceAdditionEndpoint,
} from '@hako/contract/cart/checkout';
import { saveQuotesEndpoint } from '@hako/contract/orders/quote-requests';
import { applyCouponEndpoint } from '@hako/contract/promotions/promotions';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Cart } from '../cart.ts';
import { appliedReply, appliedToQuotes, checkedReply } from './checked-reply.ts';
import {
  additionReply,
  checkOf,
  couponTrialOf,
  paidReply,
  paymentOf,
  savedReply,
  savingOf,
  siteOf,
} from './checkout-wire.ts';

/** What the cart comes to, and its payment. */
export const checkoutRoutes = (cart: Cart): Route[] => [
  route(checkCartEndpoint, async ({ query, caller }) =>
    checkedReply(await cart.check(checkOf(caller.customerId, query))),
  ),
  route(priceAdditionEndpoint, async ({ query, caller: { customerId } }) => {
    const { code, ship_mode: shipMode } = query;
    const site = siteOf(query.site);
    return additionReply(await cart.priceAddition({ customerId, site, code, shipMode }));
  }),
  route(payForOrderEndpoint, async ({ body, caller }) =>
    paidReply(await cart.payForOrder(paymentOf(caller.customerId, body))),
  ),
  route(saveQuotesEndpoint, async ({ body, caller }) =>
    savedReply(await cart.saveQuotes(savingOf(caller.customerId, body))),
  ),
  route(applyCouponEndpoint, async ({ body, caller }) => {
    const asked = couponTrialOf(caller.customerId, body);
    return 'quotes' in asked
      ? appliedToQuotes(await cart.priceQuotes(asked))
      : appliedReply(await cart.check(asked));
  }),
];
