/** Cart: what a customer means to buy at fixed prices, with the price last shown, so that a change is told and never paid silently. */
import { bind } from '../../kernel/bind.ts';
import { addToCart } from './lines/add-to-cart.ts';
import { listLines } from './cart-store.ts';
import type { Cart } from './cart.ts';
import { acceptPrices, changeCart, intendCart, removeFromCart } from './lines/change-cart.ts';
import { checkCart } from './checkout/check-cart.ts';
import { priceAddition } from './checkout/price-addition.ts';
import { payForOrder } from './checkout/pay-for-order.ts';
import type { CartDeps } from './deps.ts';
import { cartPersonalData } from './personal-data.ts';
import { cartRoutes } from './routes.ts';
import { saveQuotes } from './checkout/save-quotes.ts';

export type { CartDeps, Purchase, PurchaseWish } from './deps.ts';
export type { CartLine } from './rules/cart-line.ts';

export function createCart(deps: CartDeps): Cart {
  return {
    ...bind(deps, {
      add: addToCart,
      remove: removeFromCart,
      change: changeCart,
      intend: intendCart,
      check: checkCart,
      acceptPrices,
      priceAddition,
      payForOrder,
      saveQuotes,
    }),
    priceQuotes: deps.priceQuotes,
    titleNow: deps.titleNow,
    list: (customerId) => listLines(deps.db, customerId),
  };
}

export const cartParts = (cart: Cart) => ({
  personalData: cartPersonalData,
  routes: cartRoutes(cart),
});

export type { Cart } from './cart.ts';
