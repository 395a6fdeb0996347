/** Cart: what a customer means to buy at fixed prices, with the price last shown, so that a change is told and never paid silently. */
import { bind, type Bound } from '../../kernel/bind.ts';
import type { CartDeps } from './deps.ts';
import { listLines } from './cart-store.ts';
import type { CartLine } from './rules/cart-line.ts';
import { cartRoutes } from './routes.ts';
import { addToCart } from './add-to-cart.ts';
import { acceptPrices, changeCart, intendCart, removeFromCart } from './change-cart.ts';
import { checkCart } from './check-cart.ts';
import { saveQuotes } from './save-quotes.ts';
import { checkOut } from './check-out.ts';
import { cartPersonalData } from './personal-data.ts';

export type { CartDeps, Purchase, PurchaseWish } from './deps.ts';
export type { CartLine } from './rules/cart-line.ts';

export interface Cart {
  add: Bound<typeof addToCart>;
  remove: Bound<typeof removeFromCart>;
  change: Bound<typeof changeCart>;
  intend: Bound<typeof intendCart>;
  check: Bound<typeof checkCart>;
  acceptPrices: Bound<typeof acceptPrices>;
  checkOut: Bound<typeof checkOut>;
  payQuotes: CartDeps['payQuotes'];
  priceQuotes: CartDeps['priceQuotes'];
  saveQuotes: Bound<typeof saveQuotes>;
  list(customerId: string): Promise<CartLine[]>;
  readonly titleNow: CartDeps['titleNow'];
}

export function createCart(deps: CartDeps): Cart {
  return {
    ...bind(deps, {
      add: addToCart,
      remove: removeFromCart,
      change: changeCart,
      intend: intendCart,
      check: checkCart,
      acceptPrices,
      checkOut,
      saveQuotes,
    }),
    payQuotes: deps.payQuotes,
    priceQuotes: deps.priceQuotes,
    titleNow: deps.titleNow,
    list: (customerId) => listLines(deps.db, customerId),
  };
}

export const cartParts = (cart: Cart) => ({
  personalData: cartPersonalData,
  routes: cartRoutes(cart),
});
