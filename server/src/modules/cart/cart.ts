import type { Bound } from '../../kernel/bind.ts';
import type { addToCart } from './add-to-cart.ts';
import type { acceptPrices, changeCart, intendCart, removeFromCart } from './change-cart.ts';
import type { checkCart } from './check-cart.ts';
import type { checkOut } from './check-out.ts';
import type { CartDeps } from './deps.ts';
import type { CartLine } from './rules/cart-line.ts';
import type { saveQuotes } from './save-quotes.ts';

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
