import type { Site } from '@hako/contract/marketplaces/sites';
import { LRUCache } from 'lru-cache';
import { Outage } from '../../kernel/outage.ts';
import { findSavedListing, saveListing } from './listing-store.ts';
import type { CallOptions } from './listing-query.ts';
import type { Listing } from './listing.ts';
import type { Marketplace } from './marketplace.ts';
import type { Kept, MarketplacesDeps } from './marketplaces.ts';
import { expectSameKind } from './reading/same-kind.ts';
import { upTo } from '../../kernel/up-to.ts';

/** How old a listing may be when the caller does not say. */
const USUAL_AGE_MS = 10_000;
const MOST_KEPT = 20_000;

export interface KeptListings {
  /** Reads the site itself, and keeps what it says. */
  readFresh(
    marketplace: Marketplace,
    code: string,
    options: CallOptions,
  ): Promise<Listing | undefined>;
  /** What was read lately, or is read now; what was kept when the site does not answer. */
  find(
    marketplace: Marketplace,
    code: string,
    options: CallOptions & { readonly maxAgeMs?: number },
  ): Promise<Listing | undefined>;
}

/** Listings as they were last read: in this process for a short while, in the database for when a site is silent. */
export function createKeptListings({
  db,
  clock,
  log,
}: Pick<MarketplacesDeps, 'db' | 'clock' | 'log'>): KeptListings {
  const kept = new LRUCache<string, Kept>(upTo(MOST_KEPT));
  const asked = new Map<string, Promise<Listing | undefined>>();

  /** What was read before, also by another process. Nobody waits in vain for our own memory. */
  const savedOf = (site: Site, code: string): Promise<Listing | undefined> =>
    findSavedListing(db, site, code).catch((error: unknown) => {
      log.warn({ error: String(error) }, 'a kept listing could not be read');
      return undefined;
    });

  const readFresh: KeptListings['readFresh'] = async (marketplace, code, options) => {
    const { site } = marketplace;
    const listing = await marketplace.findListing(code, options);
    if (listing)
      expectSameKind(kept.get(`${site}:${code}`)?.listing ?? (await savedOf(site, code)), listing);
    kept.set(`${site}:${code}`, { listing, atMs: clock.monotonicMs() });
    // Nobody waits for our own memory; when it fails, only the fallback for a silent site is missing.
    if (listing)
      saveListing(db, listing).catch((error: unknown) =>
        log.warn({ error: String(error) }, 'a listing could not be kept'),
      );
    return listing;
  };

  /** One call for all who ask at the same time. */
  function readOnce(marketplace: Marketplace, code: string, options: CallOptions) {
    const key = `${marketplace.site}:${code}`;
    const running = asked.get(key);
    if (running) return running;
    const call = readFresh(marketplace, code, options).finally(() => asked.delete(key));
    asked.set(key, call);
    return call;
  }

  return {
    readFresh,
    async find(marketplace, code, { maxAgeMs = USUAL_AGE_MS, ...options }) {
      const { site } = marketplace;
      const known = kept.get(`${site}:${code}`);
      if (known && clock.monotonicMs() - known.atMs <= maxAgeMs) return known.listing;
      try {
        return await readOnce(marketplace, code, options);
      } catch (failure) {
        if (!(failure instanceof Outage)) throw failure;
        const saved = known?.listing ?? (await findSavedListing(db, site, code));
        if (!saved) throw failure;
        log.warn({ site, listing: code, kind: failure.kind }, 'shown from what was kept');
        return saved;
      }
    },
  };
}
