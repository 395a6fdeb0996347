import type { Bound } from '../../kernel/bind.ts';
import type { addToCart } from './lines/add-to-cart.ts';
import type { acceptPrices, changeCart, intendCart, removeFromCart } from './lines/change-cart.ts';
import type { checkCart } from './checkout/check-cart.ts';
import type { priceAddition } from './checkout/price-addition.ts';
import type { payForOrder } from './checkout/pay-for-order.ts';
import type { CartDeps } from './deps.ts';
import type { CartLine } from './rules/cart-line.ts';
import type { saveQuotes } from './checkout/save-quotes.ts';

export interface Cart {
  add: Bound<typeof addToCart>;
  remove: Bound<typeof removeFromCart>;
  change: Bound<typeof changeCart>;
  intend: Bound<typeof intendCart>;
  check: Bound<typeof checkCart>;
  priceAddition: Bound<typeof priceAddition>;
  acceptPrices: Bound<typeof acceptPrices>;
  payForOrder: Bound<typeof payForOrder>;
  priceQuotes: CartDeps['priceQuotes'];
  saveQuotes: Bound<typeof saveQuotes>;
  list(customerId: string): Promise<CartLine[]>;
  readonly titleNow: CartDeps['titleNow'];
}
