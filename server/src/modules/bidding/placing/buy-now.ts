import type { Yen } from '../../../kernel/money.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Listing } from '../../marketplaces/index.ts';
import type { MadeOrder } from '../../orders/index.ts';
import type { BiddingDeps } from '../deps.ts';
import { type BuyNow, preparePurchase } from './prepare-purchase.ts';
import { refuseMoreThanThere } from './purchase-limits.ts';

export interface Bought extends MadeOrder {
  readonly price: Yen;
  readonly hold: number;
}

/** Buys one listing at once. */
export async function buyNow(deps: BiddingDeps, asked: BuyNow): Promise<Bought> {
  const { price, hold, book, listing } = await preparePurchase(deps, asked);
  refuseMoreThanThere(listing, asked);
  refuseUnless(!hasChoices(listing) || asked.variantId !== undefined, 'bidding.needs-choice');
  return { ...(await deps.stores.inTransaction(deps.db, book)), price, hold };
}

/** Size, colour and the like: what was chosen goes along with a line of the cart, not with a purchase of one press. */
const hasChoices = ({ options, variants }: Listing): boolean =>
  (options?.length ?? 0) > 0 || variants.length > 1;
