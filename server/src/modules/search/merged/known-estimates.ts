import { LRUCache } from 'lru-cache';
import type { ListingCard } from '../../marketplaces/index.ts';
import type { LandedEstimate, PreparedTables, PriceBasis } from '../../pricing/index.ts';
import { landedOf, type ViewDeps } from '../catalog/catalog-view.ts';
import { signOfAsker } from '../catalog/price-basis.ts';
import { upTo } from '../../../kernel/up-to.ts';

const KEPT = 20_000;
/** By the tables that they were made with: another day's tables are another object. */
const known = new WeakMap<PreparedTables, LRUCache<string, LandedEstimate>>();

/** What a listing lands at; worked out once while nothing changes that its price depends on, for the same goods come in many searches. */
export function knownEstimate(
  pricing: ViewDeps['pricing'],
  listing: ListingCard,
  prices: PriceBasis,
): LandedEstimate | undefined {
  const { site, code, price, shipping, condition, title, categoryPath } = listing;
  const estimates = known.get(prices.tables) ?? new LRUCache<string, LandedEstimate>(upTo(KEPT));
  known.set(prices.tables, estimates);
  const { vnd, scale } = prices.rate;
  const category = categoryPath.at(-1);
  const key = [
    `${site} ${code} ${price.current}-${price.highest} ${shipping.fee} ${shipping.isFeeLowest}`,
    `${condition} ${vnd}/${scale} ${signOfAsker(prices.asker)}`,
    `${category?.id} ${category?.name} ${title}`,
  ].join(' ');
  const before = estimates.get(key);
  if (before) return before;
  const estimate = landedOf(pricing, listing, prices);
  if (estimate) estimates.set(key, estimate);
  return estimate;
}
