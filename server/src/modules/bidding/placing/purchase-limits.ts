import { Refusal, refuseUnless } from '../../../kernel/refusal.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { type Listing, stockOf } from '../../marketplaces/index.ts';
import type { BiddingDeps } from '../deps.ts';

/** Refuses `bidding.own-order` when the customer has another order of this listing already. */
export async function refuseOwn(
  deps: Pick<BiddingDeps, 'orders'>,
  reader: Reader,
  customerId: string,
  { site, code }: Pick<Listing, 'site' | 'code'>,
  madeId?: string,
): Promise<void> {
  const own = await deps.orders.listOwnOrders(reader, { customerId, site, code });
  const other = own.find(({ id }) => id !== madeId);
  if (other) throw new Refusal('bidding.own-order', { code: other.code });
}

/** Refuses more pieces than the seller is known to have. */
export function refuseMoreThanThere(
  listing: Listing,
  { quantity, variantId }: { readonly quantity: number; readonly variantId: string | undefined },
): void {
  const stock = stockOf(listing, variantId) ?? quantity;
  refuseUnless(quantity <= stock, 'bidding.not-so-many', { stock, asked: quantity });
}
