import { setRate } from '../../../server/test-support/world/set-rate.ts';
import { sql } from 'kysely';
import {
  createTestPlatform,
  type TestPlatform,
} from '../../../server/test-support/test-platform.ts';
import { type Composition, compose } from '../../../server/src/composition.ts';
import { invariants } from '../../../server/src/invariants.ts';
import { newId } from '../../../server/src/kernel/chance.ts';
import { dong } from '../../../server/src/kernel/money.ts';
import { inTransaction } from '../../../server/src/platform/database/transaction.ts';

export const STAFF = {
  one: '0190a000-0000-7000-8000-00000000000a',
  other: '0190a000-0000-7000-8000-00000000000b',
} as const;
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
export async function createMoneyWorld(
  through?: (databaseUrl: string) => Promise<string>,
): Promise<MoneyWorld> {
  const now = new Date();
  const platform = await createTestPlatform({
    clock: { now: () => now, monotonicMs: () => performance.now() },
    invariants: {},
    through,
  });
  const { modules, listeners } = compose(platform);
  platform.news.connect(listeners);
  await setRate(modules.pricing, 17_600);
  // Time stands still here, so everything happens in one day.
  await sql`update approval_settings set staff_day_limit_vnd = 1000000000000, customer_day_limit_vnd = 1000000000000`.execute(
    platform.db,
  );
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
  const account = {
    number: '0011223344',
    holder: 'NGUYEN VAN AN',
    format: 'account',
    bin: '970436',
    branch: '',
  } as const;
  await modules.payouts.addCard(customerId, account, async () => undefined);
  // Pay-outs pause a day after a new account, and time stands still here.
  await platform.pool.query(
    `update account_changes set noted_at = noted_at - interval '2 days' where user_id = $1`,
    [customerId],
  );
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
