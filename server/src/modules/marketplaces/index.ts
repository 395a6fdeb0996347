/**
 * Marketplaces: the Japanese sites in our words. One connector a site; what a site can do beyond search and read is an optional part
 * of it. Nothing of a site's own wording leaves this module, and whatever cannot be believed is an `Outage`.
 */
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Clock } from '../../kernel/clock.ts';
import { Outage } from '../../kernel/outage.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Database } from '../../platform/database/database.ts';
import { type ShutOutListener, tellingShutOuts } from './account-shut-out.ts';
import { tellingClosings } from './closings.ts';
import type { SiteBudget } from './rules/pace.ts';
import { siteBudgetIn } from './pace-store.ts';
import type { Listing } from './listing.ts';
import { findSavedListing, listPrices, saveListing, type SeenPrice } from './listing-store.ts';
import type { CallOptions, Marketplace } from './marketplace.ts';
import { findSite, type Site } from './site.ts';

export { AccountShutOut } from './account-shut-out.ts';
export { LotGone } from './lot-gone.ts';
export { PaceUsedUp } from './pace-used-up.ts';
export { type Link, linkOf } from './links/link.ts';
export { createShortLinks, type ShortLinks } from './links/short-links.ts';
export { spareReadingsPerMinute } from './rules/spare-readings.ts';
export { withTax } from './rules/tax.ts';
export { BUYER_PATIENCE_MS, TO_ASK, TO_BUY } from './rules/pace.ts';
export type * from './listing.ts';
export type { SeenPrice } from './listing-store.ts';
export type * from './marketplace.ts';
export type { PartnerAddress } from './mercari/partner.ts';
export { connectorsOf } from './connectors.ts';
export { WAREHOUSE_PREFECTURE } from './warehouse.ts';
export { findSite, itemPathOf, SITES, type Site, type SiteCode } from './site.ts';

export interface Marketplaces {
  /** The sites that are configured, in the order in which they are shown. */
  readonly all: readonly Marketplace[];
  /** By wire name (`auction`) or wire code (`YAC_JP`); undefined when it is unknown or not configured. */
  find(site: string): Marketplace | undefined;
  /** The same; refusal `marketplaces.site-not-served`. */
  read(site: string): Marketplace;
  /**
   * A listing, at most `maxAgeMs` old (10 s unless told): many watchers cost the site one call. Undefined: it does not exist. When the
   * site is silent, what was last kept, with its old `readAt`; the outage when nothing was.
   */
  findListing(
    site: string,
    code: string,
    options?: CallOptions & { readonly maxAgeMs?: number },
  ): Promise<Listing | undefined>;
  /** From the site itself, now: for everything that spends money. */
  readFreshListing(site: string, code: string, options?: CallOptions): Promise<Listing>;
  /** What the listing cost when somebody looked, newest first. */
  listPrices(site: Site, code: string): Promise<SeenPrice[]>;
  /** Whoever keeps our accounts is told when a site shuts one out, whatever we were doing with it. */
  onShutOut(listener: ShutOutListener): void;
  close(): Promise<void>;
}

export interface MarketplacesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** In the order in which the sites are shown; a site without one is not served. */
  readonly connectors: readonly OpenConnector[];
}

/** Opens our line to one marketplace; without a budget this process is taken to be alone. */
export type OpenConnector = (outside: {
  readonly clock: Clock;
  readonly budget?: SiteBudget;
}) => OpenMarketplace;
export type OpenMarketplace = Marketplace & { close(): Promise<void> };

interface Kept {
  readonly listing: Listing | undefined;
  readonly atMs: number;
}

export function createMarketplaces({ db, clock, log, connectors }: MarketplacesDeps): Marketplaces {
  const budget = siteBudgetIn(db);
  const listeners: ShutOutListener[] = [];
  const tellShutOut: ShutOutListener = (site, shutOut) => {
    for (const listener of listeners) listener(site, shutOut);
  };
  const all = connectors.map((open) =>
    tellingShutOuts(tellingClosings(open({ clock, budget }), log), tellShutOut),
  );
  const bySite = new Map<Site, Marketplace>(
    all.map((marketplace) => [marketplace.site, marketplace]),
  );
  const kept = new LRUCache<string, Kept>({ max: 20_000 });
  const asked = new Map<string, Promise<Listing | undefined>>();

  const find = (name: string): Marketplace | undefined => {
    const site = findSite(name);
    return site && bySite.get(site);
  };
  const read = (name: string): Marketplace => {
    const marketplace = find(name);
    if (!marketplace) throw new Refusal('marketplaces.site-not-served', { site: name });
    return marketplace;
  };

  async function ask(
    marketplace: Marketplace,
    code: string,
    options: CallOptions,
  ): Promise<Listing | undefined> {
    const listing = await marketplace.findListing(code, options);
    kept.set(`${marketplace.site}:${code}`, { listing, atMs: clock.monotonicMs() });
    // Nobody waits for our own memory; when it fails, only the fallback for a silent site is missing.
    if (listing)
      saveListing(db, listing).catch((error: unknown) =>
        log.warn({ error: String(error) }, 'a listing could not be kept'),
      );
    return listing;
  }

  /** One call for all who ask at the same time. */
  function askOnce(
    marketplace: Marketplace,
    code: string,
    options: CallOptions,
  ): Promise<Listing | undefined> {
    const key = `${marketplace.site}:${code}`;
    const running = asked.get(key);
    if (running) return running;
    const call = ask(marketplace, code, options).finally(() => asked.delete(key));
    asked.set(key, call);
    return call;
  }

  return {
    all,
    find,
    read,
    async findListing(site, code, { maxAgeMs = 10_000, ...options } = {}) {
      const marketplace = read(site);
      const known = kept.get(`${marketplace.site}:${code}`);
      if (known && clock.monotonicMs() - known.atMs <= maxAgeMs) return known.listing;
      try {
        return await askOnce(marketplace, code, options);
      } catch (failure) {
        if (!(failure instanceof Outage)) throw failure;
        const saved = known?.listing ?? (await findSavedListing(db, marketplace.site, code));
        if (!saved) throw failure;
        log.warn({ site: marketplace.site, code, kind: failure.kind }, 'shown from what was kept');
        return saved;
      }
    },
    async readFreshListing(site, code, options = {}) {
      const listing = await ask(read(site), code, options);
      if (!listing) throw new Refusal('marketplaces.no-such-listing', { code });
      return listing;
    },
    listPrices: (site, code) => listPrices(db, site, code, 100),
    onShutOut: (listener) => void listeners.push(listener),
    close: async () => {
      await Promise.all(all.map((marketplace) => marketplace.close()));
    },
  };
}
