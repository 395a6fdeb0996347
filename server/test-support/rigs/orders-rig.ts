import { createMarketplaces } from '../../src/modules/marketplaces/index.ts';
import { createApprovals } from '../../src/modules/approvals/index.ts';
import { NO_SECOND_PERSON, setRate } from '../world/set-rate.ts';
import { Logger, runOnce } from 'graphile-worker';
import { newId } from '../../src/kernel/chance.ts';
import { movableClock } from '../../src/kernel/clock.ts';
import { dong, yen } from '../../src/kernel/money.ts';
import { type BillingDeps, billingParts, createBilling } from '../../src/modules/billing/index.ts';
import { createDesk, deskParts } from '../../src/modules/desk/index.ts';
import { createFiles, filesParts } from '../../src/modules/files/index.ts';
import { createIdentity } from '../../src/modules/identity/index.ts';
import { createInvoicing, invoicingParts, ownIssuer } from '../../src/modules/invoicing/index.ts';
import {
  type AccountName,
  available,
  company,
  createLedger,
} from '../../src/modules/ledger/index.ts';
import {
  createLogistics,
  type Logistics,
  logisticsParts,
} from '../../src/modules/logistics/index.ts';
import { createNotifications } from '../../src/modules/notifications/index.ts';
import {
  createOrders,
  type OrdersDeps,
  ordersParts,
  type PurchaseOrder,
} from '../../src/modules/orders/index.ts';
import { createPromotions } from '../../src/modules/promotions/index.ts';
import { createPricing, type Pricing, STANDARD_LEVEL } from '../../src/modules/pricing/index.ts';
import { createShipping } from '../../src/modules/shipping/index.ts';
import { createSupport, type Support, supportParts } from '../../src/modules/support/index.ts';
import { createStaff } from '../../src/modules/staff/index.ts';
import { createWallet } from '../../src/modules/wallet/index.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import type { TestAnswer } from '../people/client.ts';
import { ADDRESS, COMPANY, PERSON } from '../people/customer-facts.ts';
import { createPretendShop } from '../world/pretend-shop.ts';
import { expectExplainedPrices } from './explained-prices.ts';
import { namedCaller, serveRoutes } from '../serve-routes.ts';
import { createTestPlatform } from '../test-platform.ts';

/** Orders, logistics, billing and the desk with their calls, over the real ledger, wallet, pricing and audit; the shop and the carrier are the outside. */
const none = async () => 0;
/** The other pages of the desk are not part of this rig. */
const NOTHING_ELSEWHERE = {
  approvals: none,
  rates: none,
  transfers: none,
  claims: none,
  withdrawals: none,
  complaints: none,
  offers: none,
  bids: none,
};

export async function createOrdersRig(
  options: {
    carriers?: BillingDeps['carriers'];
    hasAgent?: boolean;
    invariants?: Readonly<Record<string, string>>;
  } = {},
) {
  const clock = movableClock(new Date());
  const platform = await createTestPlatform({
    clock,
    settings: COMPANY,
    invariants: options.invariants,
  });
  await platform.live.start();
  const { db } = platform;
  const shop = createPretendShop();
  const ledger = createLedger(platform);
  const wallet = createWallet({ ledger, clock });
  const notifications = createNotifications({ ...platform, lockPurses: ledger.lockPurses });
  const { audit } = createStaff(platform, { identity: createIdentity(platform) });
  const customers = {
    read: async (_: unknown, id: string) => ({ ...PERSON, id }),
    readMany: async (_: unknown, ids: readonly string[]) =>
      new Map(ids.map((id) => [id, { ...PERSON, id }])),
    find: async (_: unknown, id: string) => ({ ...PERSON, id }),
    search: async () => [],
    listAddresses: async (_: unknown, customerId: string) => [
      { ...ADDRESS, id: newId(), customerId },
    ],
    readAddress: async (_: unknown, customerId: string, id: string = newId()) => ({
      ...ADDRESS,
      id,
      customerId,
    }),
    assignSales: async () => undefined,
  };
  const shipping = createShipping({
    ...platform,
    freightPerKg: (mode) => pricing.freightPerKg(mode),
  });
  const pricing: Pricing = createPricing({
    ...NO_SECOND_PERSON,
    ...platform,
    shipping,
    customers,
    ratesUrl: undefined,
  });
  await setRate(pricing, 17_600);
  const files = createFiles(platform);
  const promotions = createPromotions({ ...platform, customers, audit });
  const approvals = createApprovals({
    ...platform,
    customers,
    audit,
    staffName: async () => undefined,
    givePictures: files.give,
    acts: () => {
      throw new Error('nothing is carried out by two here');
    },
  });
  const orderDeps: OrdersDeps = {
    ...platform,
    customers,
    promotions,
    wallet,
    pricing,
    notifications,
    audit,
    givePictures: files.give,
    stepOfRefund: (trx, asked) => support.stepOfRefund(trx, asked),
    readOnePersonRefund: (reader) => support.readOnePersonRefund(reader),
    giveUpGoods: (trx, given) => logistics.giveUpGoods(trx, given),
    agentFor: (site) =>
      site === 'mercari' && options.hasAgent !== false
        ? { account: 'hako-01', purchases: shop.purchases, findListing: shop.findListing }
        : undefined,
  };
  const orders = createOrders(orderDeps);
  const logistics: Logistics = createLogistics({
    ...platform,
    orders,
    pricing,
    notifications,
    audit,
  });
  const billing = createBilling({
    ...platform,
    orders,
    logistics,
    pricing,
    wallet,
    notifications,
    audit,
    addressOf: customers.readAddress,
    carriers: options.carriers ?? [],
  });
  const desk = createDesk({
    ...platform,
    orders,
    logistics,
    billing,
    customers,
    marketplaces: createMarketplaces({ ...platform, connectors: [] }),
    listFailedErasures: async () => [],
    findTransfers: async () => [],
    readWallet: (customerId) => ledger.summaryOf(db, customerId),
    staffName: async (id) => id,
    elsewhere: NOTHING_ELSEWHERE,
  });
  const invoicing = createInvoicing({ ...platform, billing, wallet, issuer: ownIssuer(platform) });
  const support: Support = createSupport({
    ...platform,
    orders,
    wallet,
    customers,
    notifications,
    approvals,
    audit,
    givePictures: files.give,
    listSalesStaff: async () => [],
    staffName: async () => undefined,
    titleNow: (title) => title,
    paidShareOf: billing.paidShareOf,
  });
  const parts = [
    ordersParts(orders),
    logisticsParts(logistics),
    billingParts(billing),
    invoicingParts(invoicing),
    deskParts(desk),
    filesParts(files),
    supportParts(support),
  ];
  const listeners = platform.news.connect({
    ...billingParts(billing).listeners,
    ...supportParts(support).listeners,
  });
  const jobs = {
    ...ordersParts(orders).jobs,
    ...logisticsParts(logistics).jobs,
    ...billingParts(billing).jobs,
    ...listeners,
  };
  const app = await serveRoutes(
    platform,
    parts.flatMap(({ routes }) => routes),
    namedCaller((role) => STAFF_IDS[role]),
  );

  const adjust = (from: AccountName, to: AccountName, amount: number) => {
    const id = newId();
    const movement = {
      // Where the test begins; the product writes no such key.
      key: `opening:${id}`,
      from,
      to,
      amount: dong(amount),
      currency: 'VND',
      kind: 'adjustment',
    } as const;
    return inTransaction(db, (trx) =>
      ledger.post(trx, [{ ...movement, cause: { type: 'adjustment', id } }]),
    );
  };
  return {
    platform,
    clock,
    app,
    shop,
    orders,
    logistics,
    billing,
    files,
    wallet,
    pricing,
    db,
    async customerWith(amount: number): Promise<string> {
      const id = newId();
      await adjust(company('adjustment'), available(id), amount);
      return id;
    },
    /** Leaves a customer with exactly this much to spend. */
    async leave(customerId: string, amount: number): Promise<void> {
      const { available: had } = await wallet.balanceOf(db, customerId);
      const [from, to] =
        amount < had
          ? [available(customerId), company('adjustment')]
          : [company('adjustment'), available(customerId)];
      await adjust(from, to, Math.abs(had - amount));
    },
    /** What a cart would hand over for one listing of the pretend shop. */
    async wanted(
      customerId: string,
      code: string,
      priceJpy: number,
      more: Partial<PurchaseOrder> = {},
    ): Promise<PurchaseOrder> {
      const rate = { vnd: 176, scale: 1 };
      const item = {
        price: yen(priceJpy),
        isTaxAdded: false,
        quantity: more.quantity ?? 1,
        site: 'mercari',
        seller: 's1',
        category: undefined,
        domesticShipping: yen(0),
        weightG: undefined,
        sizeCm: undefined,
        condition: 'used' as const,
      };
      const question = {
        items: [item],
        shipMode: 'AIR-HAN',
        services: [],
        level: STANDARD_LEVEL,
        coupons: [],
        province: '01',
        storedDays: 0,
        rate,
      };
      const price = await pricing.price(question, clock.now());
      const listing = {
        site: 'mercari' as const,
        code,
        url: `https://jp.mercari.com/item/${code}`,
        title: 'カメラ',
        titleVi: 'Máy ảnh',
        picture: undefined,
        price: yen(priceJpy),
      };
      return { customerId, listing, quantity: 1, question, price, rate, ...more };
    },
    buy: (order: PurchaseOrder) => inTransaction(db, (trx) => orders.createForPurchase(trx, order)),
    /** Runs what the queue has due, with what that causes, until nothing is due. */
    async runJobs(): Promise<void> {
      await runOnce({
        pgPool: platform.pool,
        taskList: Object.fromEntries(
          Object.entries(jobs).map(([name, run]) => [
            name,
            (payload: unknown) => run(payload as never),
          ]),
        ),
        logger: QUIET,
      });
    },
    async call(method: 'GET' | 'POST' | 'PUT', url: string, as: string, payload?: object) {
      const answer = await app.inject({
        method,
        url,
        headers: { 'x-test-caller': as },
        ...(payload ? { payload } : {}),
      });
      const body: TestAnswer['body'] = answer.headers['content-type']?.toString().includes('json')
        ? answer.json()
        : answer.rawPayload;
      return { status: answer.statusCode, body };
    },
    state: async (code: string) => (await orders.read(db, { code })).state,
    /** What the marketplace charged us for an order, as the ledger has it. */
    yenSpentOn: (orderId: string) =>
      db
        .selectFrom('ledger_movements')
        .select(['amount', 'currency', 'from_account', 'to_account'])
        .where('key', '=', `cost:order:${orderId}`)
        .execute(),
    async close(): Promise<void> {
      await app.close();
      await expectExplainedPrices(platform.db, pricing);
      await platform.close();
    },
  };
}

const QUIET = new Logger(() => () => undefined);

export type OrdersRig = Awaited<ReturnType<typeof createOrdersRig>>;

export const STAFF_IDS = {
  buyer: '0190a000-0000-7000-8000-0000000000b1',
  warehouse: '0190a000-0000-7000-8000-0000000000b2',
  sales: '0190a000-0000-7000-8000-0000000000b3',
  accountant: '0190a000-0000-7000-8000-0000000000b4',
  admin: '0190a000-0000-7000-8000-0000000000b5',
} as const;
