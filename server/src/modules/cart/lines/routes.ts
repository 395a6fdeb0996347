import {
  addToCartEndpoint,
  intendCartEndpoint,
  listCartEndpoint,
  removeFromCartEndpoint,
  updateCartEndpoint,
} from '@hako/contract/cart/cart';
import { acceptCartPricesEndpoint } from '@hako/contract/cart/checkout';
import { bound } from '../../../kernel/bind.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { REMOVED_MESSAGE, UPDATED_MESSAGE } from '../cart-texts.ts';
import type { Cart } from '../cart.ts';
import { acceptanceOf, additionOf, changeOf, entryWith } from './line-wire.ts';

/** What lies in a customer's cart. */
export const cartLineRoutes = (cart: Cart): Route[] => {
  const entryOf = bound(cart.titleNow, entryWith);
  return [
    route(addToCartEndpoint, async ({ body, caller }) => ({
      success: true,
      data: entryOf(await cart.add(additionOf(caller.customerId, body))),
    })),
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
    route(acceptCartPricesEndpoint, async ({ body: { items }, caller: { customerId } }) => {
      const lines = await cart.acceptPrices(customerId, items.map(acceptanceOf));
      return { success: true, data: lines.map(entryOf) };
    }),
  ];
};
