/**
 * Marketplaces: the Japanese sites in our words. One connector a site; what a site can do beyond search and read is an optional part
 * of it. Nothing of a site's own wording leaves this module, and whatever cannot be believed is an `Outage`.
 */
import { Refusal } from '../../kernel/refusal.ts';
import { type ShutOutListener, tellingShutOuts } from './account-shut-out.ts';
import { tellingClosings } from './closings.ts';
import { createKeptListings } from './kept-listings.ts';
import { listPrices } from './listing-store.ts';
import type { Marketplace } from './marketplace.ts';
import type { Marketplaces, MarketplacesDeps } from './marketplaces.ts';
import { countingRows } from './set-aside.ts';
import { createHealth } from './health/create-health.ts';
import { listUnreadable } from './health/unreadable-store.ts';
import { siteBudgetIn } from './pace-store.ts';
import { createSharedRests } from './reading/shared-rests.ts';
import { findSite, type Site } from '@hako/contract/marketplaces/sites';

export { AccountShutOut } from './account-shut-out.ts';
export { connectorsOf } from './connectors.ts';
export { runProbe } from './probe/run-probe.ts';
export { siteSecretsOf } from './health/site-secrets.ts';
export { linkOf, type Link } from './links/link.ts';
export { createShortLinks, type ShortLinks } from './links/short-links.ts';
export type { SeenPrice } from './listing-store.ts';
export type * from './listing.ts';
export { fixedPrice, listingPrice, untaxedPrice } from './listing-price.ts';
export { LotGone } from './lot-gone.ts';
export type * from './listing-query.ts';
export type * from './marketplace.ts';
export type { PartnerAddress } from './mercari/partner-address.ts';
export { marketplacesParts } from './parts.ts';
export { PaceUsedUp } from './pace-used-up.ts';
export { BUYER_PATIENCE_MS, TO_ASK, TO_BUY } from './rules/pace.ts';
export { spareReadingsPerMinute } from './rules/spare-readings.ts';
export { statedParcelOf } from './rules/stated-parcel.ts';
export { stockOf } from './rules/stock.ts';
export { refuseVariantPrices } from './rules/variant-prices.ts';
export { withTax } from './rules/tax.ts';
export {
  findSite,
  itemPathOf,
  SITES,
  type Site,
  type SiteCode,
} from '@hako/contract/marketplaces/sites';

export function createMarketplaces(deps: MarketplacesDeps): Marketplaces {
  const { db, clock, log, connectors } = deps;
  const budget = {
    ...siteBudgetIn(db),
    ...(deps.shared && { rests: createSharedRests(deps.shared) }),
  };
  const listeners: ShutOutListener[] = [];
  const tellShutOut: ShutOutListener = (site, shutOut) => {
    for (const listener of listeners) listener(site, shutOut);
  };
  const health = createHealth(deps);
  const all = connectors.map((open) =>
    tellingShutOuts(
      countingRows(tellingClosings(health.watch(open({ clock, budget })), log), { log, clock }),
      tellShutOut,
    ),
  );
  health.follow(all);
  const bySite = new Map<Site, Marketplace>(
    all.map((marketplace) => [marketplace.site, marketplace]),
  );
  const listings = createKeptListings(deps);

  const find = (name: string): Marketplace | undefined => {
    const site = findSite(name);
    return site && bySite.get(site);
  };
  const read = (name: string): Marketplace => {
    const marketplace = find(name);
    if (!marketplace) throw new Refusal('marketplaces.site-not-served', { site: name });
    return marketplace;
  };

  return {
    all,
    find,
    read,
    findListing: async (site, code, options = {}) => listings.find(read(site), code, options),
    async readFreshListing(site, code, options = {}) {
      const listing = await listings.readFresh(read(site), code, options);
      if (!listing) throw new Refusal('marketplaces.no-such-listing', { code });
      return listing;
    },
    listHealth: health.list,
    startTelling: health.startTelling,
    tellHealth: health.tell,
    listUnreadable: (site) => listUnreadable(db, site),
    listPrices: (site, code) => listPrices(db, site, code, 100),
    onShutOut: (listener) => void listeners.push(listener),
    close: async () => {
      await Promise.all(all.map((marketplace) => marketplace.close()));
    },
  };
}

export type {
  Marketplaces,
  MarketplacesDeps,
  OpenConnector,
  OpenMarketplace,
} from './marketplaces.ts';
