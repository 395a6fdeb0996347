import { sql } from 'kysely';
import { newId } from '../../../server/src/kernel/chance.ts';
import { dong, yen } from '../../../server/src/kernel/money.ts';
import type { PurchaseOrder } from '../../../server/src/modules/orders/index.ts';
import type { HoldCause } from '../../../server/src/modules/wallet/index.ts';
import type { Trx } from '../../../server/src/platform/database/database.ts';
import { inTransaction } from '../../../server/src/platform/database/transaction.ts';
import { reported } from '../money/perform.ts';
import { settleByTwo } from '../money/by-two.ts';
import { type MoneyWorld, newCoupon, newCustomer, STAFF } from '../money/world.ts';
import { approvedBills, wantedOrder } from '../money/wanted.ts';
import type { Shot } from './volley.ts';

/** Something that only so many can have. */
export interface Prize {
  /** The call that each request makes. */
  readonly run: (body: never) => Promise<unknown>;
  /** Makes the prize anew, the requests for it, and how many of them must win. */
  readonly prepare: (
    round: number,
  ) => Promise<{ readonly bodies: readonly unknown[]; readonly winners: number }>;
  /** Who won, when it is not simply whoever was not refused. */
  readonly count?: (shots: readonly Shot[]) => number;
  /** Codes with which a loser may be refused. */
  readonly refusals: readonly string[];
}

export const AT_ONCE = 50;
const times = <Body>(make: (index: number) => Body): Body[] =>
  Array.from({ length: AT_ONCE }, (_, index) => make(index));
const NOT_ENOUGH = ['wallet.not-enough'];

/** The limited things that money is about; amounts in đồng. `people` are customers with an address and a bank account. */
export function moneyPrizes(
  world: MoneyWorld,
  people: readonly string[],
): Readonly<Record<string, Prize>> {
  const { modules, platform } = world;
  const { wallet } = modules;
  const write = (work: (trx: Trx) => Promise<unknown>) => inTransaction(platform.db, work);
  let number = 0;
  /** A newcomer who has exactly so much. */
  const withMoney = async (amount: number): Promise<string> => {
    const customerId = await newCustomer(world, `+849${String(50_000_000 + number++)}`);
    await modules.topUps.credit({
      staffId: STAFF.one,
      customerId,
      amount: dong(amount),
      reason: 'Số dư đầu kỳ',
      key: `start:${customerId}`,
    });
    return customerId;
  };
  const pay = ({ customerId, id, amount }: { customerId: string; id: string; amount: number }) =>
    write((trx) =>
      wallet.pay(trx, {
        customerId,
        cause: { type: 'order', id },
        parts: [{ to: 'goods', amount: dong(amount) }],
        key: `race:${id}`,
        label: 'Thử',
      }),
    );
  const orders = (customers: readonly string[], coupon: string) =>
    Promise.all(
      times(async (index) =>
        wantedOrder(world, customers[index % customers.length] as string, coupon),
      ),
    );
  const order = (wanted: PurchaseOrder) =>
    write((trx) => modules.orders.createForPurchase(trx, wanted));

  return {
    'the last uses of a coupon': {
      run: order,
      refusals: ['promotions.cannot-apply'],
      async prepare() {
        return { bodies: await orders(people.slice(0, 25), await newCoupon(world, 3)), winners: 3 };
      },
    },
    'the share of one customer in a coupon': {
      run: order,
      refusals: ['promotions.cannot-apply'],
      // `newCoupon` gives four to each.
      prepare: async (round) => ({
        bodies: await orders(
          [people[round % people.length] as string],
          await newCoupon(world, 1_000),
        ),
        winners: 4,
      }),
    },
    'a voucher to be saved': {
      run: ({ customerId, code }: { customerId: string; code: string }) =>
        modules.promotions.save(customerId, code),
      refusals: ['promotions.not-saved'],
      async prepare() {
        const code = await newCoupon(world, 1_000, { needsSaving: true, saveLimit: 5 });
        return { bodies: times((index) => ({ customerId: people[index], code })), winners: 5 };
      },
    },
    'the last of a wallet': {
      run: pay,
      refusals: NOT_ENOUGH,
      async prepare() {
        const customerId = await withMoney(25_000);
        return { bodies: times(() => ({ customerId, id: newId(), amount: 10_000 })), winners: 2 };
      },
    },
    'a hold or a payment': {
      run: (body: { customerId: string; id: string; amount: number; isHold: boolean }) =>
        body.isHold
          ? write((trx) =>
              wallet.hold(trx, {
                ...body,
                amount: dong(body.amount),
                cause: { type: 'bid', id: body.id },
                label: 'Thử',
              }),
            )
          : pay(body),
      refusals: NOT_ENOUGH,
      async prepare() {
        const customerId = await withMoney(70_000);
        return {
          bodies: times((index) => ({
            customerId,
            id: newId(),
            amount: 70_000,
            isHold: index % 2 === 0,
          })),
          winners: 1,
        };
      },
    },
    'a captured hold or its release': {
      run: async ({ cause, isCapture }: { cause: HoldCause; isCapture: boolean }) => {
        await write((trx) =>
          isCapture
            ? wallet.capture(trx, { cause, parts: [{ to: 'goods', amount: dong(30_000) }] })
            : wallet.release(trx, { cause, reason: 'Thử' }),
        ).catch((error: Error) => {
          // To capture what was released is a mistake of the caller, and moves nothing.
          if (!/was released/.test(error.message)) throw error;
        });
        return wallet.holdOf(platform.db, cause);
      },
      refusals: [],
      // However it ended, it ended once: everybody sees the same end.
      count: (shots) => new Set(shots.map(({ done }) => JSON.stringify(done))).size,
      async prepare() {
        const customerId = await withMoney(30_000);
        const cause: HoldCause = { type: 'bid', id: newId() };
        await write((trx) =>
          wallet.hold(trx, { customerId, cause, amount: dong(30_000), label: 'Thử' }),
        );
        return { bodies: times((index) => ({ cause, isCapture: index % 2 === 0 })), winners: 1 };
      },
    },
    'what may be refunded of a payment': {
      run: ({ customerId, paidFor, key }: { customerId: string; paidFor: string; key: string }) => {
        const cause = { type: 'order', id: paidFor } as const;
        return write((trx) =>
          wallet.refund(trx, {
            customerId,
            cause,
            paidFor: cause,
            amount: dong(10_000),
            key,
            label: 'Thử',
          }),
        );
      },
      refusals: ['wallet.refund-too-high'],
      async prepare() {
        const [customerId, paidFor] = [await withMoney(35_000), newId()];
        await pay({ customerId, id: paidFor, amount: 35_000 });
        return {
          bodies: times(() => ({ customerId, paidFor, key: `race-refund:${newId()}` })),
          winners: 3,
        };
      },
    },
    'a withdrawal or a payment': {
      run: (body: { customerId: string; id: string; amount: number; isBack: boolean }) =>
        body.isBack
          ? modules.payouts.request({
              ...body,
              amount: dong(body.amount),
              cardId: undefined,
              note: '',
            })
          : pay(body),
      refusals: NOT_ENOUGH,
      async prepare() {
        const amount = world.settings.minimum;
        const customerId = await withMoney(amount);
        return {
          bodies: times((index) => ({ customerId, id: newId(), amount, isBack: index % 2 === 0 })),
          winners: 1,
        };
      },
    },
    'the end of a withdrawal': {
      run: ({ customerId, id, index }: { customerId: string; id: string; index: number }) =>
        index % 2 === 0
          ? modules.payouts.cancel(customerId, id)
          : modules.payouts.decide({
              staffId: STAFF.one,
              id,
              decision: 'reject',
              bankReference: undefined,
              reason: 'Sai tên',
            }),
      refusals: ['payouts.too-late'],
      async prepare() {
        const customerId = await withMoney(world.settings.minimum);
        const { id } = await modules.payouts.request({
          customerId,
          amount: dong(world.settings.minimum),
          cardId: undefined,
          note: '',
        });
        return { bodies: times((index) => ({ customerId, id, index })), winners: 1 };
      },
    },
    'a plan to be bought': {
      run: ({ customerId, plan }: { customerId: string; plan: string }) =>
        modules.memberships.activate(customerId, plan),
      refusals: ['membership.active-already'],
      async prepare() {
        const [plan = { plan: '', price: 0 }] = world.settings.plans;
        const customerId = await withMoney(2 * plan.price);
        return { bodies: times(() => ({ customerId, plan: plan.plan })), winners: 1 };
      },
    },
    'a plan to be given up': {
      run: ({ customerId }: { customerId: string }) => modules.memberships.cancel(customerId),
      refusals: ['membership.none'],
      async prepare() {
        const [plan = { plan: '', price: 0 }] = world.settings.plans;
        const customerId = await withMoney(plan.price);
        await modules.memberships.activate(customerId, plan.plan);
        return { bodies: times(() => ({ customerId })), winners: 1 };
      },
    },
    'the payment of a bill': {
      run: async ({ customerId, code }: { customerId: string; code: string }) => {
        await modules.billing.payBills({ codes: [code], customerId });
        const { rows } = await sql<{
          times: number;
        }>`select count(distinct customer_version) as times from ledger_movements m
          join bills b on b.id::text = m.cause_id where b.code = ${code} and m.key = 'bill:' || b.id || ':freight'`.execute(
          platform.db,
        );
        return rows[0]?.times;
      },
      refusals: [],
      // Everybody is told that it is paid; it moved money once.
      count: (shots) => Math.max(...shots.map(({ done }) => done as number)),
      async prepare() {
        const customerId = await withMoney(3_000_000);
        const [bill] = await approvedBills(world, customerId, 1);
        return { bodies: times(() => ({ customerId, code: bill?.code })), winners: 1 };
      },
    },
    'an answered quote': {
      run: ({ customerId, code }: { customerId: string; code: string }) =>
        modules.orders.payQuotes({
          customerId,
          quotes: [{ code }],
          discountCodes: [],
          agreedFirstPayment: undefined,
        }),
      refusals: ['orders.quote-not-open'],
      async prepare() {
        const customerId = await withMoney(3_000_000);
        const thing = {
          name: 'Máy ảnh',
          link: 'https://shop.example/1',
          price: yen(1_000),
          pictures: [],
          quantity: 1,
          note: undefined,
        };
        const [made] = await modules.orders.requestQuotes({
          customerId,
          things: [{ ...thing, shipMode: 'AIR-HAN', services: [] }],
          addressId: undefined,
        });
        const code = made?.code ?? '';
        const by = { kind: 'staff', id: STAFF.one, roles: ['sales'] } as const;
        await modules.orders.answerQuote({
          code,
          by,
          price: yen(1_000),
          domesticShipping: yen(0),
          weightG: 400,
          note: undefined,
        });
        return { bodies: times(() => ({ customerId, code })), winners: 1 };
      },
    },
    'a transfer that names nobody': {
      run: ({ customerId, transferId }: { customerId: string; transferId: string }) =>
        settleByTwo({ modules, platform }, { transferId, customerId }),
      // Whoever comes second finds it proposed, decided or settled.
      refusals: ['wallet.transfer-already-settled', 'approvals.waiting', 'approvals.decided'],
      async prepare() {
        const reference = 1_000_000 + number++;
        await modules.topUps.receive(reported(reference, 20_000, 'nap tien', platform.clock.now()));
        const { id } = await platform.db
          .selectFrom('wallet_transfers')
          .select('id')
          .where('bank_reference', '=', `FT${reference}`)
          .executeTakeFirstOrThrow();
        return {
          bodies: times((index) => ({ customerId: people[index], transferId: id })),
          winners: 1,
        };
      },
    },
    'a transfer that two feeds tell at once': {
      run: async ({ reference, provider }: { reference: number; provider: 'sepay' | 'casso' }) => {
        await modules.topUps.receive({
          ...reported(reference, 20_000, 'nap tien', platform.clock.now()),
          provider,
        });
        const { rows } = await sql<{
          times: number;
        }>`select count(*) as times from ledger_movements m join wallet_transfers t
          on m.key = 'suspense:' || t.id where t.bank_reference = ${`FT${reference}`}`.execute(
          platform.db,
        );
        return rows[0]?.times;
      },
      refusals: [],
      // Nobody is refused; it moved money once.
      count: (shots) => Math.max(...shots.map(({ done }) => done as number)),
      async prepare() {
        const reference = 1_000_000 + number++;
        return {
          bodies: times((index) => ({ reference, provider: index % 2 === 0 ? 'sepay' : 'casso' })),
          winners: 1,
        };
      },
    },
    'a credit by hand under one key': {
      run: ({ customerId, key }: { customerId: string; key: string }) =>
        modules.topUps.credit({
          staffId: STAFF.one,
          customerId,
          amount: dong(1_000),
          reason: 'Bù',
          key,
        }),
      refusals: [],
      count: (shots) =>
        Math.max(...shots.map(({ done }) => (done as { available: number }).available)) / 1_000 - 1,
      async prepare() {
        const customerId = await withMoney(1_000);
        return { bodies: times(() => ({ customerId, key: `race:${customerId}` })), winners: 1 };
      },
    },
  };
}
