import { Outage } from '../../../kernel/outage.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Listing } from '../../marketplaces/index.ts';
import { type Item, itemOf } from '../catalog-view.ts';
import type { SearchDeps } from '../deps.ts';
import { insertView } from '../view-store.ts';
import { pricesNow } from './search-catalog.ts';

export interface ItemQuestion {
  readonly site: string;
  readonly code: string;
  readonly isFresh?: boolean;
  /** Who looks, for "recently viewed"; undefined for a guest. */
  readonly customerId?: string | undefined;
}

/** Older than this although it was asked for now: the site is silent and we show what was kept. */
const STALE_MS = 60_000;

/** The whole listing for its page, remembered as viewed. Refusal `marketplaces.no-such-listing`. */
export const readCatalogItem =
  (deps: SearchDeps) =>
  async ({ site, code, isFresh, customerId }: ItemQuestion): Promise<Item> => {
    const listing = await findShownListing(deps, site, code, isFresh ? 2_000 : 10_000);
    const [prices, history, completed] = await Promise.all([
      pricesNow(deps),
      deps.marketplaces.listPrices(listing.site, listing.code),
      deps.translation.titleNow(listing.title).isWhole ? undefined : deps.translation.completeTitles([listing.title], 700),
    ]);
    if (completed?.size === 0) deps.log.debug({ code }, 'a title stays half translated');
    remember(deps, listing, customerId);
    const isStale = deps.clock.now().getTime() - listing.readAt.getTime() > STALE_MS;
    return itemOf(deps, listing, prices, { history, isStale });
  };

/** The listing, or the refusal that there is none. */
export async function findShownListing(deps: SearchDeps, site: string, code: string, maxAgeMs = 10_000): Promise<Listing> {
  const listing = await deps.marketplaces.findListing(site, code, { maxAgeMs });
  if (!listing) throw new Refusal('marketplaces.no-such-listing', { code });
  return listing;
}

/** Nobody waits for what we remember about who looked at what. */
function remember(deps: SearchDeps, listing: Listing, customerId: string | undefined): void {
  insertView(deps.db, listing, customerId, deps.clock.now()).catch((error: unknown) => {
    if (error instanceof Outage) return;
    deps.log.warn({ error: String(error) }, 'a view could not be kept');
  });
}
