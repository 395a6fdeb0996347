import type { SiteHealth } from '@hako/contract/desk/sites';
import type { Logger } from 'pino';
import type { Static } from 'typebox';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { SharedStore } from '../../platform/shared/shared-store.ts';
import type { Telemetry } from '../../platform/telemetry/telemetry.ts';
import type { ShutOutListener } from './account-shut-out.ts';
import type { Teller } from './health/health-view.ts';
import type { KeptAnswer } from './health/unreadable-store.ts';
import type { SeenPrice } from './listing-store.ts';
import type { Listing } from './listing.ts';
import type { Marketplace } from './marketplace.ts';
import type { SiteBudget } from './rules/pace.ts';
import type { Site } from '@hako/contract/marketplaces/sites';
import type { CallOptions } from './listing-query.ts';

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
  /** How the lines of all our processes are; those that told nothing for a minute are left out. */
  listHealth(): Promise<Static<typeof SiteHealth>[]>;
  /** Tells our other processes, now and then, how the lines of this one are; gives what ends it. */
  startTelling(teller: Teller): () => Promise<void>;
  tellHealth(): Promise<void>;
  /** The newest answers of each call of a site that could not be read, of all our processes. */
  listUnreadable(site: Site): Promise<KeptAnswer[]>;
  /** Whoever keeps our accounts is told when a site shuts one out, whatever we were doing with it. */
  onShutOut(listener: ShutOutListener): void;
  close(): Promise<void>;
}

export interface MarketplacesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** Absent: nobody counts. */
  readonly telemetry?: Telemetry;
  /** Absent: this process is taken to be alone. */
  readonly shared?: SharedStore;
  /** In the order in which the sites are shown; a site without one is not served. */
  readonly connectors: readonly OpenConnector[];
  /** Keys and names of accounts that must stand in nothing that is kept. */
  readonly secrets?: readonly string[];
  /** Where the sites' answers are recorded; absent: they are not. */
  readonly recordDir?: string | undefined;
}

/** Opens our line to one marketplace; without a budget this process is taken to be alone. */
export type OpenConnector = (outside: {
  readonly clock: Clock;
  readonly budget?: SiteBudget;
}) => OpenMarketplace;

export type OpenMarketplace = Marketplace & { close(): Promise<void> };

export interface Kept {
  readonly listing: Listing | undefined;
  readonly atMs: number;
}
