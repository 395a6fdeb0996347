import { Refusal } from '../../../kernel/refusal.ts';
import type { ListingPrice } from '../listing.ts';

/** Refuses goods whose variants differ in price: the site tells no price to buy at before one is chosen. */
export function refuseVariantPrices({ current, highest }: ListingPrice): void {
  if (current === undefined || highest === undefined) return;
  throw new Refusal('marketplaces.variant-prices', { low: current, high: highest });
}
