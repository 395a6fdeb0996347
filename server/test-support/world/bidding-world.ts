import { NO_SECOND_PERSON, setRate } from './set-rate.ts';
import { newId } from '../../src/kernel/chance.ts';
import type { Clock } from '../../src/kernel/clock.ts';
import { dong } from '../../src/kernel/money.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { type Bidder, type BiddingDeps, createBidding } from '../../src/modules/bidding/index.ts';
import type { Address } from '../../src/modules/customers/index.ts';
import { available, company, createLedger } from '../../src/modules/ledger/index.ts';
import type { AuctionCapability } from '../../src/modules/marketplaces/index.ts';
import type { Listing } from '../../src/modules/marketplaces/index.ts';
import { createNotifications } from '../../src/modules/notifications/index.ts';
import { createPromotions } from '../../src/modules/promotions/index.ts';
import { createOrders } from '../../src/modules/orders/index.ts';
import { createPricing, type Pricing, STANDARD_LEVEL } from '../../src/modules/pricing/index.ts';
import { createShipping } from '../../src/modules/shipping/index.ts';
import { createWallet } from '../../src/modules/wallet/index.ts';

export interface BiddingWorldOptions {
  readonly platform: Omit<Platform, 'clock'> & { readonly clock: Clock };
  readonly auctions: AuctionCapability;
  readonly findListing: (code: string) => Promise<Listing | undefined>;
  readonly crash?: BiddingDeps['crash'];
  readonly bidder?: Partial<Bidder>;
  /** Whether the customers have an address; they do when nothing is said. */
  readonly hasAddress?: () => boolean;
  /** False for a second process over the same database: the day's rate is entered already. */
  readonly entersRate?: boolean;
}

const ADDRESS: Address = {
  id: newId(),
  customerId: '',
  receiver: 'Nguyễn An',
  phone: '+84912345678',
  line: '1 Tràng Tiền',
  provinceCode: '01',
  province: 'Hà Nội',
  communeCode: undefined,
  commune: 'Hoàn Kiếm',
  oldDistrictId: undefined,
  oldDistrict: undefined,
  kind: undefined,
  isPrimary: true,
  remark: undefined,
  text: '1 Tràng Tiền, Hoàn Kiếm, Hà Nội',
  createdAt: new Date(0),
  updatedAt: new Date(0),
};

/** Bidding over the real ledger, wallet, pricing, orders and notifications; only the marketplace and who the customers are is given. */
export async function createBiddingWorld({
  platform,
  auctions,
  findListing,
  crash,
  bidder,
  hasAddress = () => true,
  entersRate = true,
}: BiddingWorldOptions) {
  const { db, clock, jobs, live, log, news } = platform;
  const ledger = createLedger({ clock });
  const wallet = createWallet({ ledger, clock });
  const notifications = createNotifications({ db, clock, live, lockPurses: ledger.lockPurses });
  const customers = {
    read: () => Promise.reject(new Error('nobody asks for a customer here')),
    listAddresses: async () => (hasAddress() ? [ADDRESS] : []),
    readAddress: async () =>
      hasAddress() ? ADDRESS : Promise.reject(new Refusal('customers.no-address')),
  };
  const shipping = createShipping({
    db,
    clock,
    freightPerKg: (mode) => pricing.freightPerKg(mode),
  });
  const pricing: Pricing = createPricing({
    ...NO_SECOND_PERSON,
    db,
    clock,
    shipping,
    customers,
    ratesUrl: undefined,
  });
  if (entersRate) await setRate(pricing, 17_600);
  const promotions = createPromotions({ db, clock, customers, audit: async () => undefined });
  const orders = createOrders({
    db,
    clock,
    jobs,
    news,
    live,
    log,
    customers,
    promotions,
    wallet,
    pricing,
    notifications,
    audit: async () => undefined,
    givePictures: async () => undefined,
    stepOfRefund: () => Promise.reject(new Error('nothing falls through here')),
    readOnePersonRefund: () => Promise.reject(new Error('nothing falls through here')),
    giveUpGoods: () => Promise.reject(new Error('nothing falls through here')),
    agentFor: () => undefined,
  });
  const bidding = createBidding({
    db,
    clock,
    jobs,
    live,
    log,
    crash,
    pricing,
    wallet,
    orders,
    notifications,
    auctionsOf: (site) => (site === 'auction' ? auctions : undefined),
    resolveCoupons: promotions.resolveForSite,
    findListing: (_site, code) => findListing(code),
    accountsOf: (site) => (site === 'auction' ? ['hako-1'] : []),
    defaultShipMode: async () => 'AIR-HAN',
    bidderOf: async () => ({
      level: STANDARD_LEVEL,
      concurrentAuctions: 10_000,
      province: '01',
      ...bidder,
    }),
  });
  return {
    bidding,
    wallet,
    orders,
    async customerWith(amount: number): Promise<string> {
      const customerId = newId();
      const cause = { type: 'adjustment', id: customerId } as const;
      if (amount === 0) return customerId;
      await inTransaction(db, (trx) =>
        ledger.post(trx, [
          {
            key: `opening:${customerId}`,
            from: company('adjustment'),
            to: available(customerId),
            amount: dong(amount),
            currency: 'VND',
            kind: 'adjustment',
            cause,
          },
        ]),
      );
      return customerId;
    },
    bid: (
      customerId: string,
      code: string,
      maximum: number,
      more: Partial<Parameters<typeof bidding.placeBid>[0]> = {},
    ) =>
      bidding.placeBid({
        customerId,
        site: 'auction',
        code,
        mode: 'now',
        maximum: maximum as never,
        quantity: 1,
        shipMode: 'AIR-HAN',
        services: [],
        isPartial: false,
        extensionRule: 'follow',
        followSteps: 3,
        ...more,
      }),
  };
}

export type BiddingWorld = Awaited<ReturnType<typeof createBiddingWorld>>;
