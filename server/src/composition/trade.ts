import { purchaseAgentOf } from '../adapters.ts';
import { type BiddingDeps, createBidding } from '../modules/bidding/index.ts';
import { type CartDeps, createCart } from '../modules/cart/index.ts';
import { weighedQuestion } from '../modules/logistics/index.ts';
import type { ListingReader } from '../modules/marketplaces/index.ts';
import { createNegotiation } from '../modules/negotiation/index.ts';
import type { Platform } from '../platform/platform.ts';
import type { Catalogue, Fulfilment, Money, People, Prices, Trade } from './modules.ts';

type Below = People & Prices & Money & Catalogue & Fulfilment;

/** The three ways to buy: bid, ask for a price, put it into the cart. */
export function buildTrade(platform: Platform, below: Below): Trade {
  const { customers, staff, pricing, promotions, notifications, wallet } = below;
  const { marketplaces, translation, search, orders } = below;
  const titleNow = (title: string) => translation.titleNow(title).text;
  const findListing = listingReaderOf(below);
  const defaultShipMode = async (customerId: string, addressId?: string) =>
    (await pricing.askerOf(customerId, addressId)).shipMode;
  const ways = { defaultShipMode, hasShipMode: pricing.isOffered };
  const bidding = createBidding({
    ...platform,
    audit: staff.audit,
    namesOf: (ids) => customers.readMany(platform.db, ids),
    searchCustomers: async (typed, limit) =>
      (await customers.search(platform.db, typed, limit)).map(({ id }) => id),
    pricing,
    wallet,
    orders,
    notifications,
    findListing,
    defaultShipMode,
    resolveCoupons: promotions.resolveForSite,
    titleNow,
    auctionsOf: (site) => marketplaces.find(site)?.auctions,
    accountsOf: (site) =>
      site === 'auction' ? (platform.config.sites['yahoo-auctions']?.accounts ?? []) : [],
    bidderOf: bidderReaderOf(platform, below),
    mayNotPrice: platform.config.databaseRights === 'own' && isSniperAlone(platform.config),
  });
  marketplaces.onShutOut((site, { account, sign }) =>
    bidding.accounts.shutOut(site, account, sign),
  );
  const negotiation = createNegotiation({
    ...platform,
    wallet,
    orders,
    notifications,
    ...ways,
    audit: staff.audit,
    preparePurchase: bidding.preparePurchase,
    titleNow,
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
    shareBox: pricing.shareBox,
    price: pricing.price,
    boxInJapan: boxInJapanOf(platform, below),
    isSentTogether: sentTogetherOf(platform, { ...below, bidding }),
    titleNow,
    ...ways,
  });
  return { bidding, negotiation, cart };
}

/** Whoever buys reads the site itself; whoever only looks may be shown what was read lately. */
const listingReaderOf =
  ({ marketplaces }: Pick<Below, 'marketplaces'>): ListingReader =>
  async (site, code, { maxAgeMs, ...options }) => {
    const marketplace = marketplaces.find(site);
    return maxAgeMs === 0
      ? marketplace?.findListing(code, options)
      : marketplace && marketplaces.findListing(site, code, { maxAgeMs, ...options });
  };

/**
 * What counts about a customer who bids. Refusal `customers.address-not-found` when the named
 * address is not theirs.
 */
const bidderReaderOf =
  (
    { db }: Pick<Platform, 'db'>,
    { pricing, customers }: Pick<Below, 'pricing' | 'customers'>,
  ): BiddingDeps['bidderOf'] =>
  async (customerId, addressId) => {
    const [{ level, province }, customer] = await Promise.all([
      pricing.askerOf(customerId, addressId),
      customers.read(db, customerId),
    ]);
    return { level, province, concurrentAuctions: customer.level.concurrentAuctions };
  };

/** So many weighed orders are taken into a box that is only asked about, the newest first. */
const MOST_IN_BOX = 20;

/**
 * A customer's orders that lie weighed in the Japan warehouse, as they would be asked of the
 * calculator now.
 */
const boxInJapanOf =
  ({ db }: Pick<Platform, 'db'>, { orders }: Pick<Below, 'orders'>): CartDeps['boxInJapan'] =>
  async (customerId) => {
    const found = await orders.list(db, { customerId, states: ['WAREHOUSE'], size: MOST_IN_BOX });
    return found.orders.flatMap((order) =>
      order.measured ? [weighedQuestion(order, order.measured, 0)] : [],
    );
  };

/** What our program buys, it buys one by one; and no seller of auctions has to send several lots together. */
const sentTogetherOf =
  (
    { config }: Pick<Platform, 'config'>,
    {
      pricing,
      marketplaces,
      bidding,
    }: Pick<Below, 'pricing' | 'marketplaces'> & Pick<Trade, 'bidding'>,
  ): CartDeps['isSentTogether'] =>
  async (site) => {
    const tables = await pricing.tablesAt();
    const isShared = (tables.sites.get(site) ?? tables.anySite).domesticCounted === 'seller';
    const marketplace = marketplaces.find(site);
    return (
      isShared &&
      marketplace !== undefined &&
      !marketplace.auctions &&
      !purchaseAgentOf(config, marketplaces, marketplace.site, bidding.accounts.maySend)
    );
  };

const isSniperAlone = ({ roles }: Platform['config']): boolean =>
  roles.every((role) => role === 'sniper');
