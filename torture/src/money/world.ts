import { sql } from 'kysely';
import {
  createTestPlatform,
  type TestPlatform,
} from '../../../server/test-support/test-platform.ts';
import { type Composition, compose } from '../../../server/src/composition.ts';
import { invariants } from '../../../server/src/invariants.ts';
import { newId } from '../../../server/src/kernel/chance.ts';
import { dong, yen } from '../../../server/src/kernel/money.ts';
import type { PurchaseOrder } from '../../../server/src/modules/orders/index.ts';
import { STANDARD_LEVEL } from '../../../server/src/modules/pricing/index.ts';
import { inTransaction } from '../../../server/src/platform/database/transaction.ts';

export const STAFF = {
  one: '0190a000-0000-7000-8000-00000000000a',
  other: '0190a000-0000-7000-8000-00000000000b',
} as const;
const RATE = { vnd: 176, scale: 1 };
const PRICE = yen(1_000);
const MEASURES = { weightG: 400, lengthCm: 20, widthCm: 15, heightCm: 10 };

export type Modules = Composition['modules'];

/** The whole service without HTTP, over a database of its own; its clock stands still, so that what depends on time has one right answer. */
export interface MoneyWorld {
  readonly platform: TestPlatform;
  readonly modules: Modules;
  /** What the operator decides. */
  readonly settings: {
    readonly creditLimit: number;
    readonly minimum: number;
    readonly openRequests: number;
    readonly plans: readonly Plan[];
  };
  close(): Promise<void>;
}

interface Plan {
  readonly plan: string;
  readonly price: number;
}

/** What is true here as well: bids, and some orders, are only names that the wallet holds and pays for. */
const NEED_THE_THING = [
  'I7 what money moved for is there',
  'I8 nothing is held for a bid that is over',
  'I8 money is held for an order only while it is a purchase',
];
export const worldInvariants = Object.fromEntries(
  Object.entries(invariants).filter(([name]) => !NEED_THE_THING.includes(name)),
);

/** Who plays in it looks at the invariants before the naive ways break them, with the patience that millions of rows need. */
export async function createMoneyWorld(): Promise<MoneyWorld> {
  const now = new Date();
  const platform = await createTestPlatform({
    clock: { now: () => now, monotonicMs: () => performance.now() },
    invariants: {},
  });
  const { modules, listeners } = compose(platform);
  platform.news.connect(listeners);
  await modules.pricing.enterRate(17_600);
  // A new account would rest a day, and time stands still here.
  await sql`update payout_settings set cool_down_hours = 0`.execute(platform.db);
  const credit = await platform.db
    .selectFrom('wallet_settings')
    .selectAll()
    .executeTakeFirstOrThrow();
  const payout = await platform.db
    .selectFrom('payout_settings')
    .selectAll()
    .executeTakeFirstOrThrow();
  const plans = await platform.db.selectFrom('vip_plans').selectAll().execute();
  return {
    platform,
    modules,
    settings: {
      creditLimit: credit.manual_credit_limit_vnd,
      minimum: payout.minimum_vnd,
      openRequests: payout.open_requests,
      plans: plans.map(({ code, price_vnd }) => ({ plan: code, price: price_vnd })),
    },
    close: () => platform.close(),
  };
}

/** A customer with a proved phone, an address and a bank account. */
export async function newCustomer(
  { platform, modules }: MoneyWorld,
  phone: string,
): Promise<string> {
  const customerId = await inTransaction(platform.db, (trx) =>
    modules.customers.openAccount(trx, {
      contacts: [{ channel: 'phone', value: phone }],
      fullName: 'Nguyễn Văn An',
      passwordHash: null,
    }),
  );
  const address = {
    name: 'Nguyễn Văn An',
    phone: '0912345678',
    address: '12 Hàng Bài',
    province_id: 1,
    ward_id: 4,
    type: 'Nhà riêng',
  };
  await modules.customers.addAddress(customerId, address);
  await modules.payouts.addCard(customerId, {
    number: '0011223344',
    holder: 'NGUYEN VAN AN',
    format: 'account',
    bin: '970436',
    branch: '',
  });
  return customerId;
}

/** A coupon that few can use; each customer four times. */
export async function newCoupon(
  { platform, modules }: MoneyWorld,
  totalLimit: number,
  saving: { readonly needsSaving: boolean; readonly saveLimit: number | undefined } = {
    needsSaving: false,
    saveLimit: undefined,
  },
): Promise<string> {
  const now = platform.clock.now().getTime();
  const { code } = await modules.promotions.create(
    {
      code: `MUA-${newId().slice(-12)}`,
      name: 'Thử',
      description: 'Thử',
      target: 'goods',
      off: { amount: dong(5_000) },
      minimumGoods: dong(0),
      sites: [],
      levels: [],
      route: 'JP',
      startsAt: new Date(now - 86_400_000),
      endsAt: new Date(now + 86_400_000),
      totalLimit,
      perCustomerLimit: 4,
      isListed: false,
      ...saving,
    },
    STAFF.one,
  );
  return code;
}

/** What a cart would hand over; refuses as `promotions.resolve` does. */
export async function wantedOrder(
  { modules, platform }: MoneyWorld,
  customerId: string,
  coupon?: string,
): Promise<PurchaseOrder> {
  const item = {
    price: PRICE,
    isTaxAdded: false,
    quantity: 1,
    site: 'mercari',
    seller: 's1',
    category: undefined,
    domesticShipping: yen(0),
    weightG: undefined,
    sizeCm: undefined,
    condition: 'used' as const,
  };
  const coupons = coupon
    ? await modules.promotions.resolveForSite(customerId, 'mercari', [coupon])
    : [];
  const question = {
    items: [item],
    shipMode: 'AIR-HAN',
    services: [],
    level: STANDARD_LEVEL,
    coupons,
    province: '01',
    storedDays: 0,
    rate: RATE,
  };
  const code = `m${newId().slice(-11)}`;
  return {
    customerId,
    listing: {
      site: 'mercari',
      code,
      url: `https://jp.mercari.com/item/${code}`,
      title: 'カメラ',
      titleVi: 'Máy ảnh',
      picture: undefined,
      price: PRICE,
    },
    quantity: 1,
    question,
    price: await modules.pricing.price(question, platform.clock.now()),
    rate: RATE,
  };
}

/** Orders bought, shipped, weighed and billed: bills that wait for their payment. The customer needs the money for the first payments. */
export async function approvedBills(
  world: MoneyWorld,
  customerId: string,
  count: number,
): Promise<{ id: string; code: string; total: number }[]> {
  const { modules, platform } = world;
  const by = (role: string) => ({ kind: 'staff', id: STAFF.one, roles: [role] }) as const;
  const parcelCodes: string[] = [];
  const orders: { orderId: string; code: string }[] = [];
  for (let i = 0; i < count; i++) {
    const wanted = await wantedOrder(world, customerId);
    const made = await inTransaction(platform.db, (trx) =>
      modules.orders.createForPurchase(trx, wanted),
    );
    await modules.orders.desk.take(made.code, by('buyer'));
    await modules.orders.desk.bought(made.code, by('buyer'), {
      number: `M${made.code}`,
      pricePaid: PRICE,
    });
    parcelCodes.push(
      (
        await modules.logistics.receiveParcel({
          scanned: made.code,
          measures: MEASURES,
          shelf: 'A-01',
          photos: [],
          by: by('warehouse'),
        })
      ).code,
    );
    orders.push(made);
  }
  const { code: shipment } = await modules.logistics.packShipment({
    parcelCodes,
    by: by('warehouse'),
  });
  await modules.logistics.exportShipment({
    code: shipment,
    waybill: '131-12345675',
    by: by('warehouse'),
  });
  await modules.logistics.checkIn({ scanned: shipment, by: by('warehouse') });
  for (const code of parcelCodes)
    await modules.logistics.openParcel({
      code,
      measures: MEASURES,
      photos: [],
      by: by('warehouse'),
    });
  const bills: { id: string; code: string; total: number }[] = [];
  for (const { orderId, code } of orders) {
    await modules.billing.computeSecondPayment({ orderId });
    const bill = await modules.billing.makeBill({ orderCodes: [code], by: by('sales') });
    await modules.billing.confirmBill({ code: bill.code, by: by('sales') });
    await modules.billing.approveBill({ code: bill.code, by: by('accountant') });
    bills.push({ id: bill.id, code: bill.code, total: bill.total });
  }
  return bills;
}
