import { newId } from '../../../server/src/kernel/chance.ts';
import { dong } from '../../../server/src/kernel/money.ts';
import { approve } from '../money/by-two.ts';
import type { Operation, OperationKind, ThingPaid } from '../money/operation.ts';
import { performAll, reported } from '../money/perform.ts';
import { approvedBills } from '../money/wanted.ts';
import { type MoneyWorld, newCoupon, newCustomer, STAFF } from '../money/world.ts';

/** One act with money, and whether the same call again is known as the same, not refused. */
interface Act {
  readonly kind: OperationKind;
  readonly isKeyed: boolean;
  /** A fresh customer who can do it, with all that it needs. */
  prepare(world: MoneyWorld, who: Who): Promise<Operation>;
}

interface Who {
  readonly customerId: string;
  readonly number: number;
}

const PLENTY = dong(3_000_000);
const AMOUNT = 50_000;
const parts = [
  { to: 'goods', amount: dong(AMOUNT - 5_000) },
  { to: 'service-fee', amount: dong(5_000) },
] as const;

const bid = (): ThingPaid => ({ type: 'bid', id: newId() });
const labelOf = ({ number }: Who): string => `crash:${number}`;
const phoneOf = (number: number): string => `09${10_000_000 + number}`;

async function held(world: MoneyWorld, who: Who): Promise<ThingPaid> {
  const cause = bid();
  await perform(world, {
    ...{ kind: 'hold', customerId: who.customerId, cause, amount: AMOUNT },
    label: `held:${who.number}`,
  });
  return cause;
}

async function asked(world: MoneyWorld, customerId: string): Promise<string> {
  const { id } = await world.modules.payouts.request({
    ...{ customerId, amount: dong(10 * world.settings.minimum), cardId: undefined, note: '' },
  });
  return id;
}

const withdrawalEnd = (end: 'cancel' | 'reject' | 'pay'): Act => ({
  kind: 'withdrawal-end',
  isKeyed: false,
  prepare: async (world, { customerId }) => ({
    ...{ kind: 'withdrawal-end', customerId, id: await asked(world, customerId), end },
  }),
});

/** All of them. */
export const ACTS: Readonly<Record<string, Act>> = {
  'a transfer of SePay': {
    kind: 'top-up',
    isKeyed: true,
    prepare: async (_world, { customerId, number }) => ({
      ...{
        kind: 'top-up',
        customerId,
        amount: AMOUNT,
        reference: 1_000_000 + number,
        way: 'sepay',
      },
    }),
  },
  'a transfer that two people settle': {
    kind: 'settle',
    isKeyed: false,
    async prepare(world, { customerId, number }) {
      const news = reported(2_000_000 + number, AMOUNT, 'nap tien', world.platform.clock.now());
      await world.modules.topUps.receive(news);
      const { id } = await world.platform.db
        .selectFrom('wallet_transfers')
        .select('id')
        .where('bank_reference', '=', news.bankReference)
        .executeTakeFirstOrThrow();
      return { kind: 'settle', customerId, amount: AMOUNT, transferId: id };
    },
  },
  'a hold': {
    kind: 'hold',
    isKeyed: true,
    prepare: async (_world, who) => ({
      ...{ kind: 'hold', customerId: who.customerId, cause: bid(), amount: AMOUNT },
      label: labelOf(who),
    }),
  },
  'a hold that changes': {
    kind: 'change-hold',
    isKeyed: false,
    prepare: async (world, who) => ({
      ...{ kind: 'change-hold', customerId: who.customerId, cause: await held(world, who) },
      ...{ amount: 2 * AMOUNT, label: labelOf(who) },
    }),
  },
  'a release': {
    kind: 'release',
    isKeyed: true,
    prepare: async (world, who) => ({
      ...{ kind: 'release', customerId: who.customerId, cause: await held(world, who) },
      label: labelOf(who),
    }),
  },
  'a capture': {
    kind: 'capture',
    isKeyed: true,
    async prepare(world, who) {
      const cause = await held(world, who);
      const paidFor = { ...cause, type: 'order' } as const;
      return {
        ...{ kind: 'capture', customerId: who.customerId, cause, paidFor, parts },
        label: labelOf(who),
      };
    },
  },
  'a payment': {
    kind: 'pay',
    isKeyed: true,
    prepare: async (_world, who) => ({
      ...{ kind: 'pay', customerId: who.customerId, paidFor: bid(), parts, label: labelOf(who) },
    }),
  },
  'a refund': {
    kind: 'refund',
    isKeyed: true,
    async prepare(world, who) {
      const { customerId } = who;
      const paidFor = bid();
      await perform(world, {
        kind: 'pay',
        customerId,
        paidFor,
        parts,
        label: `paid:${who.number}`,
      });
      return { kind: 'refund', customerId, paidFor, amount: 20_000, label: labelOf(who) };
    },
  },
  'a credit by two people': {
    kind: 'adjust',
    isKeyed: false,
    prepare: async ({ settings }, who) => ({
      ...{ kind: 'adjust', customerId: who.customerId, amount: settings.creditLimit * 2 },
      label: labelOf(who),
    }),
  },
  'a withdrawal': {
    kind: 'withdraw',
    isKeyed: false,
    prepare: async ({ settings }, { customerId }) => ({
      ...{ kind: 'withdraw', customerId, amount: 10 * settings.minimum },
      ...{ minimum: settings.minimum, most: settings.openRequests },
    }),
  },
  'a withdrawal taken back': withdrawalEnd('cancel'),
  'a withdrawal refused': withdrawalEnd('reject'),
  'a withdrawal paid by two people': withdrawalEnd('pay'),
  'a plan': {
    kind: 'vip-on',
    isKeyed: false,
    prepare: async ({ settings: { plans } }, { customerId }) => ({
      ...{ kind: 'vip-on', customerId, ...(plans[0] ?? { plan: '', price: 0 }) },
    }),
  },
  'an order with a coupon': {
    kind: 'order',
    isKeyed: false,
    prepare: async (world, { customerId }) => ({
      ...{ kind: 'order', customerId, amount: 0, coupon: await newCoupon(world, 10) },
    }),
  },
  'an order cancelled': {
    kind: 'order-cancel',
    isKeyed: true,
    async prepare(world, { customerId }) {
      const coupon = await newCoupon(world, 10);
      const place = await perform(world, { kind: 'order', customerId, amount: 0, coupon });
      const [, orderId = '', code = ''] = place.split(':');
      return { kind: 'order-cancel', customerId, orderId, code };
    },
  },
  'a bill': {
    kind: 'bill',
    isKeyed: true,
    async prepare(world, { customerId }) {
      const [first] = await approvedBills(world, customerId, 1);
      if (!first) throw new Error('no bill was made');
      return { kind: 'bill', customerId, ...first };
    },
  },
};

/** Somebody new, with money. */
export async function newPerson(world: MoneyWorld, number: number): Promise<Who> {
  const customerId = await newCustomer(world, `+84${phoneOf(number).slice(1)}`);
  await world.modules.topUps.credit({
    ...{ staffId: STAFF.one, customerId, amount: PLENTY, reason: 'Số dư đầu kỳ' },
    key: `start:${customerId}`,
  });
  return { customerId, number };
}

/** Does it and gives its place; a refusal is thrown. */
export async function perform(
  world: MoneyWorld,
  operation: Operation,
  number = 0,
): Promise<string> {
  // Whoever died after asking finds it waiting, and a colleague approves it.
  if (operation.kind === 'settle') await approve(world, `transfer:${operation.transferId}`);
  if (operation.kind === 'adjust')
    await approve(world, `adjustment:${STAFF.one}:${operation.label}`);
  const [answer] = await performAll(world, [operation], () => phoneOf(number));
  if (answer?.place === undefined) throw new Error(`${operation.kind}: ${answer?.refusal}`);
  return answer.place;
}
