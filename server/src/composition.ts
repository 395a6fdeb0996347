import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Approvals, approvalsParts, createApprovals } from './modules/approvals/index.ts';
import { biddingParts, createBidding } from './modules/bidding/index.ts';
import { billingParts, createBilling } from './modules/billing/index.ts';
import { cartParts, createCart } from './modules/cart/index.ts';
import { contentParts } from './modules/content/index.ts';
import {
  createCustomers,
  type CustomersModule,
  customersParts,
} from './modules/customers/index.ts';
import { createDesk, deskParts } from './modules/desk/index.ts';
import { createFiles, filesParts } from './modules/files/index.ts';
import {
  createFavorites,
  createPriceWatches,
  favoritesParts,
  priceWatchParts,
} from './modules/favorites/index.ts';
import { networkOf } from './kernel/network.ts';
import { createIdentity, identityParts } from './modules/identity/index.ts';
import { createInvoicing, invoicingParts, ownIssuer } from './modules/invoicing/index.ts';
import { createLedger, ledgerParts } from './modules/ledger/index.ts';
import { createLogistics, type Logistics, logisticsParts } from './modules/logistics/index.ts';
import {
  createMarketplaces,
  type ListingReader,
  connectorsOf,
  siteSecretsOf,
  type Site,
} from './modules/marketplaces/index.ts';
import {
  createMemberships,
  membershipParts,
  type Memberships,
} from './modules/membership/index.ts';
import { createNegotiation, negotiationParts } from './modules/negotiation/index.ts';
import {
  createNotifications,
  type Notifications,
  notificationsParts,
} from './modules/notifications/index.ts';
import { createOrders, ordersParts } from './modules/orders/index.ts';
import { createPayouts, type Payouts, payoutsParts } from './modules/payouts/index.ts';
import { createPlaces, placesRoutes } from './modules/places/index.ts';
import { createPricing, type Pricing, pricingParts } from './modules/pricing/index.ts';
import {
  createPrivacy,
  listFailedErasures,
  type Privacy,
  privacyParts,
} from './modules/privacy/index.ts';
import { createPromotions, type Promotions, promotionsParts } from './modules/promotions/index.ts';
import {
  createSavedSearches,
  createSearch,
  savedSearchParts,
  searchParts,
} from './modules/search/index.ts';
import { storefrontParts } from './modules/storefronts/index.ts';
import { createShipping, shippingParts } from './modules/shipping/index.ts';
import { createStaff, type Staff, staffParts } from './modules/staff/index.ts';
import { createSupport, type Support, supportParts } from './modules/support/index.ts';
import { createTranslation, translationParts } from './modules/translation/index.ts';
import {
  createTopUps,
  createWallet,
  type TopUps,
  type Wallet,
  walletParts,
} from './modules/wallet/index.ts';
import { type JoinedParts, joinParts, type ModuleParts } from './module-parts.ts';
import { refuseUnless } from './kernel/refusal.ts';
import { carriersOf, outsideChannelsOf, purchaseAgentOf } from './adapters.ts';
import { deskCounts } from './desk-counts.ts';
import { keptAnswersParts } from './kept-answers.ts';
import { examinationParts } from './nightly-examination.ts';
import { siteConfigOf } from './site-config.ts';
import type { DemoOrderModules } from './demo-orders.ts';
import type { Caller } from './platform/http/route.ts';
import type { Audience } from './platform/http/live/live-streams.ts';
import type { Platform } from './platform/platform.ts';

/** Everything that the processes of this service need from its modules. */
export interface Composition extends JoinedParts {
  readonly authenticate: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<Caller | undefined>;
  /** Starts firing snipes; only in processes with the role `sniper`. */
  readonly startSniper?: () => Promise<{ stop(): Promise<void> }>;
  /** How our accounts at marketplaces stand is read now, and about each second until it is called off. */
  readonly followAccounts: () => Promise<() => void>;
  /** Pictures that were erased anywhere leave the disk of this machine until it is called off. */
  readonly followErased: () => Promise<() => void>;
  /** What open live streams are told to, and who knows whether their sessions still stand. */
  readonly audience: Audience;
  /** The use cases themselves, for the demo's story and for the rigs that call them without HTTP. */
  readonly modules: DemoOrderModules & {
    readonly notifications: Notifications;
    readonly staff: Staff;
    readonly privacy: Privacy;
    readonly topUps: TopUps;
    readonly pricing: Pricing;
    readonly memberships: Memberships;
    readonly customers: CustomersModule;
    readonly wallet: Wallet;
    readonly payouts: Payouts;
    readonly promotions: Promotions;
    readonly approvals: Approvals;
  };
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
    readVip: (customerId) => memberships.activeOf(customerId),
  });
  const approvals: Approvals = createApprovals({
    ...platform,
    customers,
    audit: staff.audit,
    staffName: async (id) => (await staff.find(id))?.fullName,
    givePictures: (trx, ids, customerId) => files.give(trx, ids, customerId),
    acts: () => ({ ...pricing.acts, ...topUps.acts }),
  });
  const promotions = createPromotions({ ...platform, customers, audit: staff.audit });
  const shipping = createShipping({
    ...platform,
    freightPerKg: (mode) => pricing.freightPerKg(mode),
  });
  const pricing: Pricing = createPricing({
    ...platform,
    shipping,
    customers,
    approvals,
    audit: staff.audit,
    ratesUrl: platform.config.ratesUrl,
  });
  const notifications = createNotifications({
    ...platform,
    lockPurses: ledger.lockPurses,
    outside: outsideChannelsOf(platform, customers),
  });
  const wallet = createWallet({ ledger, clock: platform.clock });
  const topUps: TopUps = createTopUps({
    ...platform,
    ledger,
    customers,
    notifications,
    approvals,
    audit: staff.audit,
  });
  const memberships = createMemberships({
    ...platform,
    wallet,
    customers,
    notifications,
    spentSince: ledger.spentSince,
  });
  const payouts = createPayouts({
    ...platform,
    wallet,
    customers,
    notifications,
    audit: staff.audit,
    owners: identity,
  });
  const marketplaces = createMarketplaces({
    ...platform,
    connectors: connectorsOf(platform.config),
    secrets: siteSecretsOf(platform.config),
    recordDir: platform.config.recordDir,
  });
  const translation = createTranslation({ ...platform, service: platform.config.translation });
  const search = createSearch({
    ...platform,
    marketplaces,
    translation,
    pricing,
    historyOf: (site, code) => bidding.historyOf(site, code),
    warehousePrefecture: platform.config.warehouse?.prefectureNumber,
  });
  const files = createFiles(platform);
  const orders = createOrders({
    ...platform,
    customers,
    wallet,
    pricing,
    promotions,
    notifications,
    audit: staff.audit,
    givePictures: files.give,
    titleNow: (title) => translation.titleNow(title).text,
    staffName: async (id) => (await staff.find(id))?.fullName,
    stepOfRefund: (trx, asked) => support.stepOfRefund(trx, asked),
    readOnePersonRefund: (reader) => support.readOnePersonRefund(reader),
    giveUpGoods: (trx, given) => logistics.giveUpGoods(trx, given),
    agentFor: (site, except) =>
      purchaseAgentOf(platform.config, marketplaces, site, bidding.accounts.maySend, except),
    bidsThrough: (reader, site, code) => bidding.bidsThrough(reader, site, code),
  });
  const aboutOrders = { ...platform, orders, notifications, audit: staff.audit };
  const logistics: Logistics = createLogistics({ ...aboutOrders, pricing });
  const carriers = carriersOf(platform);
  const billing = createBilling({
    ...aboutOrders,
    logistics,
    pricing,
    wallet,
    addressOf: customers.readAddress,
    carriers,
  });
  const invoicing = createInvoicing({ ...platform, billing, wallet, issuer: ownIssuer(platform) });
  const support: Support = createSupport({
    ...aboutOrders,
    wallet,
    customers,
    approvals,
    givePictures: files.give,
    listSalesStaff: async () => (await staff.list()).filter(({ roles }) => roles.includes('sales')),
    staffName: async (id) => (await staff.find(id))?.fullName,
    titleNow: (title) => translation.titleNow(title).text,
    paidShareOf: billing.paidShareOf,
  });
  const desk = createDesk({
    ...platform,
    orders,
    logistics,
    billing,
    customers,
    marketplaces,
    listFailedErasures,
    findTransfers: topUps.findTransfers,
    readWallet: (customerId) => ledger.summaryOf(platform.db, customerId),
    staffName: async (id) => (await staff.find(id))?.fullName,
    elsewhere: deskCounts(platform, () => ({
      approvals,
      pricing,
      topUps,
      payouts,
      support,
      negotiation,
      bidding,
    })),
  });
  const findListing: ListingReader = async (site, code, { maxAgeMs, ...options }) => {
    const marketplace = marketplaces.find(site);
    return maxAgeMs === 0
      ? marketplace?.findListing(code, options)
      : marketplace && marketplaces.findListing(site, code, { maxAgeMs, ...options });
  };
  const defaultShipMode = async (customerId: string, addressId?: string) =>
    (await pricing.askerOf(customerId, addressId)).shipMode;
  const bidding = createBidding({
    ...platform,
    audit: staff.audit,
    namesOf: (ids) => customers.readMany(platform.db, ids),
    pricing,
    wallet,
    orders,
    notifications,
    findListing,
    defaultShipMode,
    resolveCoupons: promotions.resolveForSite,
    titleNow: (title) => translation.titleNow(title).text,
    auctionsOf: (site) => marketplaces.find(site)?.auctions,
    accountsOf: (site) =>
      site === 'auction' ? (platform.config.sites['yahoo-auctions']?.accounts ?? []) : [],
    async bidderOf(customerId, addressId) {
      const [level, customer, addresses] = await Promise.all([
        pricing.levelOfCustomer(customerId),
        customers.read(platform.db, customerId),
        customers.listAddresses(platform.db, customerId),
      ]);
      const address = addresses.find(({ id, isPrimary }) =>
        addressId === undefined ? isPrimary : id === addressId,
      );
      refuseUnless(address || addressId === undefined, 'customers.address-not-found');
      return {
        level,
        concurrentAuctions: customer.level.concurrentAuctions,
        province: address?.provinceCode,
      };
    },
  });
  marketplaces.onShutOut((site, { account, sign }) =>
    bidding.accounts.shutOut(site, account, sign),
  );
  const negotiation = createNegotiation({
    ...platform,
    wallet,
    orders,
    notifications,
    defaultShipMode,
    audit: staff.audit,
    preparePurchase: bidding.preparePurchase,
    titleNow: (title) => translation.titleNow(title).text,
    findListing: (site, code, options) => findListing(marketplaces.read(site).site, code, options),
    readCustomers: (ids) => customers.readMany(platform.db, ids),
  });
  const cart = createCart({
    ...platform,
    findListing,
    blockReason: search.blockReason,
    preparePurchase: bidding.preparePurchase,
    resolveCoupons: promotions.resolve,
    payQuotes: orders.payQuotes,
    priceQuotes: orders.priceQuotes,
    // What our program buys, it buys one by one; and no seller of auctions has to send several lots together.
    async isSentTogether(site) {
      const tables = await pricing.tablesAt();
      const isShared = (tables.sites.get(site) ?? tables.anySite).domesticCounted === 'seller';
      const marketplace = marketplaces.find(site);
      return (
        isShared &&
        marketplace !== undefined &&
        !marketplace.auctions &&
        !purchaseAgentOf(platform.config, marketplaces, marketplace.site, bidding.accounts.maySend)
      );
    },
    titleNow: (title) => translation.titleNow(title).text,
    defaultShipMode,
    hasShipMode: async (mode) => (await pricing.tablesAt()).modes.has(mode),
  });
  const watching = {
    marketplaces,
    notify: notifications.notify,
    pacePerSecond: (site: Site) => siteConfigOf(platform.config, site)?.pacePerSecond ?? 0,
  };
  const nameOf = async (customerId: string): Promise<string> =>
    (await customers.read(platform.db, customerId)).fullName;
  const parts: ModuleParts[] = [
    ledgerParts(platform),
    examinationParts(platform),
    keptAnswersParts(platform),
    { routes: placesRoutes(places) },
    identityParts(identity, { ...platform, nameOf }),
    customersParts(customers, identity),
    staffParts(staff, identity),
    approvalsParts(approvals),
    promotionsParts(promotions),
    shippingParts(shipping, { ...platform, audit: staff.audit }),
    pricingParts(pricing),
    translationParts(translation, { ...platform, audit: staff.audit }),
    searchParts(search),
    storefrontParts(search),
    favoritesParts(createFavorites(platform), (title) => translation.titleNow(title).text),
    savedSearchParts(createSavedSearches({ ...platform, ...watching, translation })),
    priceWatchParts(
      createPriceWatches({
        ...platform,
        ...watching,
        titleNow: (title) => translation.titleNow(title).text,
      }),
    ),
    contentParts({
      ...platform,
      audit: staff.audit,
      nameOf,
    }),
    notificationsParts(notifications, platform),
    walletParts(topUps),
    payoutsParts(payouts),
    membershipParts(memberships),
    filesParts(files),
    ordersParts(orders),
    logisticsParts(logistics),
    billingParts(billing),
    invoicingParts(invoicing),
    biddingParts(bidding),
    negotiationParts(negotiation),
    supportParts(support),
    cartParts(cart),
    deskParts(desk),
  ];
  const personalData = parts.flatMap((part) => part.personalData ?? []);
  const privacy = createPrivacy({
    ...platform,
    identity,
    customers,
    files,
    notifications,
    lockPurses: ledger.lockPurses,
    personalData,
  });
  parts.push(privacyParts(privacy));
  return {
    ...joinParts(parts),
    async authenticate(request, reply) {
      const caller = await identity.authenticate(request, reply);
      if (caller?.kind !== 'staff') return caller;
      return { ...caller, warehouse: await staff.warehouseOf(caller.userId) };
    },
    startSniper: async () => bidding.startSniper(),
    followAccounts: () => bidding.accounts.fresh().then(() => bidding.accounts.follow()),
    followErased: () => files.followErased(),
    audience: { noteViewers: bidding.noteViewers, stillOpen: identity.stillOpen, networkOf },
    modules: {
      notifications,
      staff,
      privacy,
      topUps,
      pricing,
      memberships,
      customers,
      wallet,
      payouts,
      promotions,
      approvals,
      marketplaces,
      files,
      orders,
      logistics,
      billing,
      bidding,
    },
  };
}
