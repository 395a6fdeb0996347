import type { FastifyReply, FastifyRequest } from 'fastify';
import { createCustomers, customersParts } from './modules/customers/index.ts';
import { createIdentity, identityParts } from './modules/identity/index.ts';
import { createLedger, ledgerInvariants } from './modules/ledger/index.ts';
import { createMarketplaces, marketplaceSettingsOf } from './modules/marketplaces/index.ts';
import { createNotifications, notificationsParts } from './modules/notifications/index.ts';
import { createPlaces, placesRoutes } from './modules/places/index.ts';
import { createPricing, type Pricing, pricingParts } from './modules/pricing/index.ts';
import { createSearch, searchParts } from './modules/search/index.ts';
import { createShipping, shippingParts } from './modules/shipping/index.ts';
import { createStaff, staffParts } from './modules/staff/index.ts';
import { createTranslation } from './modules/translation/index.ts';
import { createTopUps, walletParts } from './modules/wallet/index.ts';
import type { Caller, Route } from './platform/http/route.ts';
import type { JobHandlers } from './platform/jobs/jobs.ts';
import type { Listeners } from './platform/jobs/news.ts';
import type { RepeatedJob } from './platform/jobs/worker.ts';
import type { Platform } from './platform/platform.ts';

/** What one module adds to the service. */
export interface ModuleParts {
  readonly routes?: readonly Route[];
  readonly jobs?: JobHandlers;
  /** Fact -> listener name -> what it does (see `platform/jobs/news.ts`). */
  readonly listeners?: Listeners;
  readonly repeatedJobs?: readonly RepeatedJob[];
  /** What is always true of the module's rows: name -> a query that gives back the rows for which it is not. */
  readonly invariants?: Readonly<Record<string, string>>;
}

/** Everything that the processes of this service need from its modules. */
export interface Composition {
  readonly routes: readonly Route[];
  readonly jobs: JobHandlers;
  readonly listeners: Listeners;
  readonly repeatedJobs: readonly RepeatedJob[];
  readonly invariants: Readonly<Record<string, string>>;
  readonly authenticate: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller | undefined>;
  /** Starts firing snipes; only in processes with the role `sniper`. */
  readonly startSniper?: () => Promise<{ stop(): Promise<void> }>;
}

/**
 * The only file that knows every module: builds them from below upwards (the order of the map in docs/architecture.md)
 * and connects calls, jobs and news. A module that needs something from above it receives a function here.
 */
export function compose(platform: Platform): Composition {
  const ledger = createLedger(platform);
  const places = createPlaces();
  const identity = createIdentity(platform);
  const staff = createStaff(platform, { identity });
  const customers = createCustomers(platform, {
    identity,
    places,
    findStaffMember: staff.find,
    readWallet: (customerId) => ledger.summaryOf(platform.db, customerId),
  });
  const shipping = createShipping({ ...platform, freightPerKg: (mode) => pricing.freightPerKg(mode) });
  const pricing: Pricing = createPricing({ ...platform, shipping, customers, ratesUrl: platform.config.ratesUrl });
  const notifications = createNotifications(platform);
  const topUps = createTopUps({ ...platform, ledger, customers, notifications, audit: staff.audit });
  const marketplaces = createMarketplaces({ ...platform, ...marketplaceSettingsOf(platform.config) });
  const translation = createTranslation({ ...platform, service: platform.config.translation });
  const search = createSearch({ ...platform, marketplaces, translation, pricing });
  const parts: ModuleParts[] = [
    { invariants: ledgerInvariants },
    { routes: placesRoutes(places) },
    identityParts(identity, platform),
    customersParts(customers, identity),
    staffParts(staff, identity),
    shippingParts(shipping),
    pricingParts(pricing),
    searchParts(search),
    notificationsParts(notifications),
    walletParts(topUps),
  ];
  return { ...joined(parts), authenticate: identity.authenticate };
}

/** All parts as one; two jobs or listeners of one name would silently replace each other, so that is a mistake of ours. */
function joined(parts: readonly ModuleParts[]): Pick<Composition, 'routes' | 'jobs' | 'listeners' | 'repeatedJobs' | 'invariants'> {
  const jobs: Record<string, JobHandlers[string]> = {};
  const listeners: Record<string, Record<string, Listeners[string][string]>> = {};
  for (const part of parts) {
    for (const [name, handler] of Object.entries(part.jobs ?? {})) put(jobs, name, handler);
    for (const [fact, byName] of Object.entries(part.listeners ?? {})) {
      listeners[fact] ??= {};
      for (const [name, listener] of Object.entries(byName)) put(listeners[fact], name, listener);
    }
  }
  return {
    routes: parts.flatMap((part) => part.routes ?? []),
    jobs,
    listeners,
    repeatedJobs: parts.flatMap((part) => part.repeatedJobs ?? []),
    invariants: Object.assign({}, ...parts.map((part) => part.invariants)),
  };
}

function put<Value>(into: Record<string, Value>, name: string, value: Value): void {
  if (name in into) throw new Error(`two parts are called ${name}`);
  into[name] = value;
}
