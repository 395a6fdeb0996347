import type { ListingCard } from '../marketplaces/index.ts';
import type { SearchDeps } from './deps.ts';
import { landedOf } from './catalog/catalog-view.ts';
import { pricesNow } from './catalog/price-basis.ts';

/** Why the owner's rules keep these goods from being bought; undefined when they may be. */
export async function blockReason(
  deps: Pick<SearchDeps, 'pricing'>,
  listing: ListingCard,
): Promise<string | undefined> {
  const prices = await pricesNow(deps, undefined);
  const flags = (prices && landedOf(deps.pricing, listing, prices)?.flags) ?? [];
  return flags.find(({ rule }) => rule === 'block')?.reason;
}
