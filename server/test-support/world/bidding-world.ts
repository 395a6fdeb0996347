import { setRate } from './set-rate.ts';
import { newId } from '../../src/kernel/chance.ts';
import type { Clock } from '../../src/kernel/clock.ts';
import { dong } from '../../src/kernel/money.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import type { Platform } from '../../src/platform/platform.ts';
import {
  type Bidder,
  type BiddingDeps,
  createBidding,
  type Bidding,
} from '../../src/modules/bidding/index.ts';
import type { Address } from '../../src/modules/customers/index.ts';
import { available, company, createLedger, type Ledger } from '../../src/modules/ledger/index.ts';
import type { AuctionCapability } from '../../src/modules/marketplaces/index.ts';
import type { Listing } from '../../src/modules/marketplaces/index.ts';
import { createFloat } from '../../src/modules/float/index.ts';
import { createNotifications } from '../../src/modules/notifications/index.ts';
import { createPromotions } from '../../src/modules/promotions/index.ts';
import { createOrders } from '../../src/modules/orders/index.ts';
import { STANDARD_LEVEL } from '../../src/modules/pricing/index.ts';
import { createWallet } from '../../src/modules/wallet/index.ts';
import { createRealPrices } from './real-prices.ts';
import type { Database } from '../../src/platform/database/database.ts';

export interface BiddingWorldOptions {
  readonly platform: Omit<Platform, 'clock'> & { readonly clock: Clock };
  readonly auctions: AuctionCapability;
  readonly findListing: (code: string) => Promise<Listing | undefined>;
  readonly crash?: BiddingDeps['crash'];
  readonly bidder?: Partial<Bidder>;
  /** Whether the customers have an address; they do when nothing is said. */
  readonly hasAddress?: () => boolean;
  /** Whether the wallet has enough when a won lot becomes an order; it has when nothing is said. */
  readonly hasMoney?: () => boolean;
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

const nothing = () => Promise.reject(new Error('nothing falls through here'));
/** What orders would ask of modules that are not here. */
const ORDERS_ALONE = {
  audit: async () => undefined,
  givePictures: async () => undefined,
  stepOfRefund: nothing,
  readOnePersonRefund: nothing,
  giveUpGoods: nothing,
  howGoodsLie: nothing,
  agentFor: () => undefined,
};

/** Nobody fills an account here. */
const FLOAT_ALONE = {
  audit: ORDERS_ALONE.audit,
  staffName: async () => undefined,
  approvals: { propose: nothing, findWaiting: async () => [] },
};

/** Bidding over the real ledger, wallet, pricing, orders and notifications; only the marketplace and who the customers are is given. */
export async function createBiddingWorld({
  platform,
  auctions,
  findListing,
  crash,
  bidder,
  hasAddress = () => true,
  hasMoney = () => true,
  entersRate = true,
}: BiddingWorldOptions) {
  const { db, clock, live, log } = platform;
  const ledger = createLedger({ clock });
  const wallet = createWallet({ ledger, clock });
  const { lockPurses } = ledger;
  const notifications = createNotifications({ db, clock, live, log, lockPurses });
  const customers = customersWith(hasAddress);
  const pricing = createRealPrices({ db, clock, customers });
  if (entersRate) await setRate(pricing, 17_600);
  const promotions = createPromotions({ db, clock, customers, audit: ORDERS_ALONE.audit });
  const float = createFloat({ ...platform, ledger, ...FLOAT_ALONE });
  const below = { ...platform, wallet, float, pricing, notifications };
  const orders = createOrders({ ...below, ...ORDERS_ALONE, customers, promotions });
  const bidding = createBidding({
    ...below,
    crash,
    orders: {
      ...orders,
      createFromWin: async (trx, won) => {
        if (!hasMoney()) throw new Refusal('wallet.not-enough', { missing: 1, missingText: '1' });
        return orders.createFromWin(trx, won);
      },
    },
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
    pricing,
    customerWith: (amount: number) => customerWith(db, ledger, amount),
    bid: bidsOn(bidding),
  };
}

/** A bid now, by air to Hà Nội, with what people leave as it is. */
export const bidsOn =
  (bidding: Pick<Bidding, 'placeBid'>) =>
  (
    customerId: string,
    code: string,
    maximum: number,
    more: Partial<Parameters<Bidding['placeBid']>[0]> = {},
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
      addressId: undefined,
      note: undefined,
      discountCodes: undefined,
      isPartial: false,
      extensionRule: 'follow',
      followSteps: 3,
      ...more,
    });

const customersWith = (hasAddress: () => boolean) => ({
  read: () => Promise.reject(new Error('nobody asks for a customer here')),
  listAddresses: async () => (hasAddress() ? [ADDRESS] : []),
  readAddress: async () =>
    hasAddress() ? ADDRESS : Promise.reject(new Refusal('customers.no-address')),
});

async function customerWith(db: Database, ledger: Ledger, amount: number): Promise<string> {
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
}

export type BiddingWorld = Awaited<ReturnType<typeof createBiddingWorld>>;
