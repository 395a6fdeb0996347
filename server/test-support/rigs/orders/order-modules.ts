import { approvalsParts } from '../../../src/modules/approvals/index.ts';
import {
  type BillingDeps,
  billingParts,
  createBilling,
} from '../../../src/modules/billing/index.ts';
import { WAITING_WORK } from '../../../src/composition/work.ts';
import { createDesk, deskParts } from '../../../src/modules/desk/index.ts';
import { floatParts } from '../../../src/modules/float/index.ts';
import { filesParts } from '../../../src/modules/files/index.ts';
import {
  createInvoicing,
  invoicingParts,
  type InvoiceProvider,
  ownReceipts,
} from '../../../src/modules/invoicing/index.ts';
import {
  createLogistics,
  type Logistics,
  logisticsParts,
} from '../../../src/modules/logistics/index.ts';
import { createMarketplaces } from '../../../src/modules/marketplaces/index.ts';
import { createOrders, type OrdersDeps, ordersParts } from '../../../src/modules/orders/index.ts';
import { createSupport, type Support, supportParts } from '../../../src/modules/support/index.ts';
import type { TestPlatform } from '../../test-platform.ts';
import type { Ground } from './ground.ts';

/** An invented house in Japan. */
const HOUSE = {
  familyName: '山田',
  firstName: '花子',
  familyNameKana: 'ヤマダ',
  firstNameKana: 'ハナコ',
  phone: '0600001234',
  postalCode: '5300000',
  prefecture: '大阪府',
  city: '架空市',
  street: '見本町0-0',
  building: '箱ビル2階',
};

interface Outside {
  readonly carriers: BillingDeps['carriers'];
  readonly agentFor: OrdersDeps['agentFor'];
  /** Receipts of our own unless another one is named. */
  readonly invoices?: InvoiceProvider | undefined;
}

export type OrderModules = ReturnType<typeof createOrderModules>;

/** Orders, and what their goods and their customers go through afterwards. */
export function createOrderModules(platform: TestPlatform, ground: Ground, outside: Outside) {
  const below = { ...platform, ...ground };
  const orders = createOrders({
    ...below,
    stepOfRefund: (trx, asked) => support.stepOfRefund(trx, asked),
    readOnePersonRefund: (reader) => support.readOnePersonRefund(reader),
    giveUpGoods: (trx, given) => logistics.giveUpGoods(trx, given),
    howGoodsLie: (trx, orderId) => logistics.howGoodsLie(trx, orderId),
    agentFor: outside.agentFor,
  });
  const logistics: Logistics = createLogistics({
    ...{ ...below, orders },
    staffName: async (id) => id,
    hasCustomsGate: (mode) => hasCustomsGate(platform, mode),
    takeBackPictures: ground.files.takeBack,
    refuseOwnedPictures: ground.files.refuseOwned,
  });
  Object.assign(ground.acts, logistics.acts);
  const billing = createBilling({
    ...below,
    orders,
    logistics,
    approvals: ground.approvals,
    addressOf: ground.customers.readAddress,
    carriers: outside.carriers,
  });
  const desk = createDesk({
    ...below,
    orders,
    logistics,
    billing,
    marketplaces: createMarketplaces({ ...platform, connectors: [] }),
    listFailedErasures: async () => [],
    ...{ findTransfers: async () => [], listBidsOn: async () => [] },
    complaintsAfter: async () => [],
    readWallet: (customerId) => ground.ledger.summaryOf(platform.db, customerId),
    availableOf: ground.ledger.availableOf,
    staffName: async (id) => id,
    listSalesPeople: async () => [],
    ...{ listStaff: async () => [], ownRolesOf: async () => [] },
    house: HOUSE,
    movementsFor: ground.ledger.movementsFor,
    complaintsOf: (reader, orderIds) => support.listOfOrders(reader, orderIds),
    listComplainedOf: (reader) => support.listComplainedOf(reader),
    work: WAITING_WORK,
  });
  const provider = outside.invoices ?? ownReceipts(platform);
  const invoicing = createInvoicing({ ...below, billing, provider });
  Object.assign(ground.acts, invoicing.acts);
  const support: Support = createSupport({
    ...below,
    orders,
    listSalesStaff: async () => [],
    staffName: async () => undefined,
    titleNow: (title) => title,
    ownTasks: [],
    paidShareOf: billing.paidShareOf,
  });
  return { orders, logistics, billing, desk, invoicing, support };
}

/** The calls and jobs of these modules. */
export function partsOf(platform: TestPlatform, ground: Ground, modules: OrderModules) {
  const { orders, logistics, billing, desk, invoicing, support } = modules;
  const parts = [
    ordersParts(orders),
    logisticsParts(logistics),
    billingParts(billing),
    invoicingParts(invoicing),
    deskParts(desk, WAITING_WORK),
    filesParts(ground.files),
    supportParts(support),
    approvalsParts(ground.approvals),
    floatParts(ground.float),
  ];
  const listeners = platform.news.connect({
    ...billingParts(billing).listeners,
    ...supportParts(support).listeners,
  });
  const jobs = {
    ...ordersParts(orders).jobs,
    ...logisticsParts(logistics).jobs,
    ...billingParts(billing).jobs,
    ...invoicingParts(invoicing).jobs,
    ...listeners,
  };
  return { routes: parts.flatMap(({ routes }) => routes), jobs };
}

async function hasCustomsGate({ db }: Pick<TestPlatform, 'db'>, mode: string): Promise<boolean> {
  const modes = db.selectFrom('ship_modes').select('has_customs_gate');
  return (await modes.where('value', '=', mode).executeTakeFirst())?.has_customs_gate ?? false;
}
