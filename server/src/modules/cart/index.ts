/** Cart: what a customer means to buy at fixed prices, with the price last shown, so that a change is told and never paid silently. */
import type { CartDeps } from './deps.ts';
import { listLines } from './cart-store.ts';
import type { CartLine } from './domain/cart-line.ts';
import { cartRoutes } from './routes.ts';
import { addToCart } from './use-cases/add-to-cart.ts';
import { acceptPrices, changeCart, intendCart, removeFromCart } from './use-cases/change-cart.ts';
import { checkCart } from './use-cases/check-cart.ts';
import { saveQuotes } from './use-cases/save-quotes.ts';
import { checkOut } from './use-cases/check-out.ts';
import { cartPersonalData } from './personal-data.ts';

export type { CartDeps, Purchase, PurchaseWish } from './deps.ts';
export type { CartLine } from './domain/cart-line.ts';

export interface Cart {
  add: ReturnType<typeof addToCart>;
  remove: ReturnType<typeof removeFromCart>;
  change: ReturnType<typeof changeCart>;
  intend: ReturnType<typeof intendCart>;
  check: ReturnType<typeof checkCart>;
  acceptPrices: ReturnType<typeof acceptPrices>;
  checkOut: ReturnType<typeof checkOut>;
  payQuotes: CartDeps['payQuotes'];
  priceQuotes: CartDeps['priceQuotes'];
  saveQuotes: ReturnType<typeof saveQuotes>;
  list(customerId: string): Promise<CartLine[]>;
  readonly titleNow: CartDeps['titleNow'];
}

export function createCart(deps: CartDeps): Cart {
  return {
    add: addToCart(deps),
    remove: removeFromCart(deps),
    change: changeCart(deps),
    intend: intendCart(deps),
    check: checkCart(deps),
    acceptPrices: acceptPrices(deps),
    checkOut: checkOut(deps),
    payQuotes: deps.payQuotes,
    priceQuotes: deps.priceQuotes,
    saveQuotes: saveQuotes(deps),
    titleNow: deps.titleNow,
    list: (customerId) => listLines(deps.db, customerId),
  };
}

export const cartParts = (cart: Cart) => ({ personalData: cartPersonalData, routes: cartRoutes(cart) });
