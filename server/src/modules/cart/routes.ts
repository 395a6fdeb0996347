import { bound } from '../../kernel/bind.ts';
import {
  addToCartEndpoint,
  intendCartEndpoint,
  listCartEndpoint,
  removeFromCartEndpoint,
  updateCartEndpoint,
} from '@hako/contract/cart/cart';
import {
  acceptCartPricesEndpoint,
  checkCartEndpoint,
  payForOrderEndpoint,
} from '@hako/contract/cart/checkout';
import { saveQuotesEndpoint } from '@hako/contract/orders/quote-requests';
import { applyCouponEndpoint } from '@hako/contract/promotions/promotions';
import { refuseUnless } from '../../kernel/refusal.ts';
import { type Route, route } from '../../platform/http/route.ts';
import {
  ORDERED_MESSAGE,
  PARTLY_ORDERED_MESSAGE,
  REMOVED_MESSAGE,
  UPDATED_MESSAGE,
} from './cart-texts.ts';
import { changeOf, codesOf, entryWith, quoteWishOf } from './cart-wire.ts';
import { appliedReply, appliedToQuotes, checkedReply } from './checked-reply.ts';
import type { Cart } from './cart.ts';

export const cartRoutes = (cart: Cart): Route[] => {
  const entryOf = bound(cart.titleNow, entryWith);
  return [
    route(addToCartEndpoint, async ({ body, caller }) => {
      const { site_code: site, code, qty, ship_mode, description, variant_id } = body;
      const line = await cart.add({
        customerId: caller.customerId,
        site,
        code,
        quantity: qty ?? 1,
        shipMode: ship_mode ?? undefined,
        description: description ?? '',
        variantId: variant_id ?? undefined,
      });
      return { success: true, data: entryOf(line) };
    }),
    route(removeFromCartEndpoint, async ({ body, caller }) => {
      await cart.remove(caller.customerId, body.ids);
      return { success: true, message: REMOVED_MESSAGE };
    }),
    route(listCartEndpoint, async ({ caller }) => ({
      success: true,
      data: (await cart.list(caller.customerId)).map(entryOf),
    })),
    route(updateCartEndpoint, async ({ body, caller }) => ({
      success: true,
      message: UPDATED_MESSAGE,
      data: (await cart.change(caller.customerId, body.items.map(changeOf))).map(entryOf),
    })),
    route(intendCartEndpoint, async ({ body, caller }) => ({
      success: true,
      message: UPDATED_MESSAGE,
      data: (await cart.intend(caller.customerId, body.items.map(changeOf))).map(entryOf),
    })),
    route(checkCartEndpoint, async ({ query, caller }) =>
      checkedReply(
        await cart.check({
          customerId: caller.customerId,
          addressId: query.address_id,
          discountCodes: codesOf(query.discount_codes),
        }),
      ),
    ),
    route(acceptCartPricesEndpoint, async ({ body, caller }) => ({
      success: true,
      data: (
        await cart.acceptPrices(
          caller.customerId,
          body.items.map(({ id, price, qty }) => ({ id, price, quantity: qty ?? undefined })),
        )
      ).map(entryOf),
    })),
    route(payForOrderEndpoint, async ({ body, caller }) => {
      refuseUnless(body.confirm !== false, 'orders.not-paid');
      // A list that names nothing means nothing; only a call without a list means what is chosen.
      const isEmpty = !body.items?.length && !body.quotes?.length && (body.items ?? body.quotes);
      refuseUnless(!isEmpty, 'cart.nothing-chosen');
      const addressId = body.address_id ?? body.address?._id ?? undefined;
      if (body.quotes && body.quotes.length > 0) {
        const paid = await cart.payQuotes({
          customerId: caller.customerId,
          quotes: body.quotes.map(quoteWishOf),
          addressId,
          discountCodes: body.discount_codes ?? [],
          agreedFirstPayment: body.agreed_first_payment ?? undefined,
        });
        const data = paid.map(({ orderId, code, firstPayment }) => ({
          id: code,
          order_id: orderId,
          code,
          first_payment: firstPayment,
        }));
        return { status: true, success: true, message: ORDERED_MESSAGE, data };
      }
      const items = (body.items ?? []).map(({ id, note, extra_services, ship_mode }) => ({
        id,
        note: note ?? undefined,
        services: extra_services ?? undefined,
        shipMode: ship_mode ?? undefined,
      }));
      const made = await cart.checkOut({
        customerId: caller.customerId,
        items,
        addressId,
        discountCodes: body.discount_codes ?? undefined,
        agreedFirstPayment: body.agreed_first_payment ?? undefined,
        agreedHold: body.agreed_hold ?? undefined,
        isRiskConfirmed: body.is_risk_confirmed ?? undefined,
      });
      const data = made.map(({ lineId, orderId, code, firstPayment }) => ({
        id: lineId,
        order_id: orderId,
        code,
        first_payment: firstPayment,
      }));
      return { status: true, success: true, message: ORDERED_MESSAGE, data };
    }),
    route(saveQuotesEndpoint, async ({ body, caller }) => {
      const items = (body.quotes ?? []).map(({ id, note, services_extra }) => ({
        id,
        note: note ?? undefined,
        services: services_extra ?? undefined,
      }));
      const saved = await cart.saveQuotes({
        customerId: caller.customerId,
        items,
        addressId: body.address?._id ?? undefined,
      });
      const results = saved.map(({ id, code, failure }) => ({
        id,
        code: code ?? null,
        message: failure ?? null,
      }));
      const isWhole = saved.every(({ code }) => code !== undefined);
      return {
        status: true,
        success: isWhole,
        message: isWhole ? ORDERED_MESSAGE : PARTLY_ORDERED_MESSAGE,
        data: null,
        results,
      };
    }),
    route(applyCouponEndpoint, async ({ body, caller }) => {
      const discountCodes = [...(body.code ? [body.code] : []), ...(body.discount_codes ?? [])];
      const addressId = body.address_id ?? undefined;
      if (body.quotes && body.quotes.length > 0)
        return appliedToQuotes(
          await cart.priceQuotes({
            customerId: caller.customerId,
            quotes: body.quotes.map(quoteWishOf),
            addressId,
            discountCodes,
          }),
        );
      const checked = await cart.check({
        customerId: caller.customerId,
        addressId,
        ids: body.items?.map(({ id }) => id),
        discountCodes,
      });
      return appliedReply(checked);
    }),
  ];
};
