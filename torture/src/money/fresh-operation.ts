import { newId } from '../../../server/src/kernel/chance.ts';
import { dong } from '../../../server/src/kernel/money.ts';
import type { PaymentPart } from '../../../server/src/modules/wallet/index.ts';
import type { Chance } from '../../../simulator/src/world/chance.ts';
import type { Operation, OperationKind, ThingPaid } from './operation.ts';
import type { Person } from './person.ts';
import type { MoneyWorld } from './world.ts';

/** How often each is drawn, of all together. */
const WEIGHTS: readonly (readonly [OperationKind, number])[] = [
  ['top-up', 80],
  ['settle', 8],
  ['hold', 220],
  ['change-hold', 100],
  ['release', 90],
  ['capture', 120],
  ['pay', 150],
  ['refund', 90],
  ['adjust', 20],
  ['withdraw', 15],
  ['withdrawal-end', 15],
  ['vip-on', 8],
  ['vip-off', 6],
  ['order', 8],
  ['order-cancel', 6],
  ['bill', 6],
];
const ALL = WEIGHTS.reduce((sum, [, weight]) => sum + weight, 0);
export interface Drawing {
  readonly seed: number;
  readonly world: MoneyWorld;
  readonly coupons: readonly string[];
  /** First payments of an order without and with the coupon, đồng. */
  readonly orderAmounts: { readonly plain: number; readonly withCoupon: number };
  /** A transfer that named nobody and was claimed: its id. */
  readonly suspended: (customerId: string, reference: number, amount: number) => Promise<string>;
}

type Facts = ReturnType<typeof factsOf>;
/** What an operation may be about; drawn for each, whatever it becomes. */
function factsOf(person: Person, number: number, chance: Chance) {
  const { customerId } = person;
  const label = `op:${number}`;
  // Banks count from one.
  const reference = number + 1;
  const small = chance.int(1, 300_000);
  const cause: ThingPaid = { type: chance.pick(['bid', 'order', 'offer']), id: newId() };
  const hold = person.holds.length > 0 ? chance.pick(person.holds) : { cause, amount: small };
  const paidFor = person.paid.length > 0 ? chance.pick(person.paid) : cause;
  return { customerId, label, reference, small, cause, hold, paidFor };
}
/** An operation that was not drawn before; one for which there is nothing yet is a new hold. */
export async function fresh(
  drawing: Drawing,
  person: Person,
  number: number,
  chance: Chance,
): Promise<Operation> {
  const facts = factsOf(person, number, chance);
  const { customerId, cause, small, label } = facts;
  const kind = kindOf(chance);
  return (
    (await freshTransfer(kind, drawing, facts, chance)) ??
    freshMove(kind, facts, chance) ??
    freshWithdrawal(kind, drawing, person, facts, chance) ??
    freshOrder(kind, drawing, person, chance) ?? {
      customerId,
      kind: 'hold',
      cause,
      amount: small,
      label,
    }
  );
}
/** Money that comes from a bank. */
async function freshTransfer(
  kind: OperationKind,
  { suspended }: Drawing,
  { customerId, reference }: Facts,
  chance: Chance,
): Promise<Operation | undefined> {
  switch (kind) {
    case 'top-up':
      return {
        customerId,
        kind: 'top-up',
        amount: chance.int(1_000, 400_000),
        reference,
        way: chance.pick(['sepay', 'casso', 'use-case']),
      };
    case 'settle': {
      const amount = chance.int(1_000, 150_000);
      return {
        customerId,
        kind: 'settle',
        amount,
        transferId: await suspended(customerId, reference, amount),
      };
    }
    default:
      return undefined;
  }
}
/** Money that is held, paid or given back. */
function freshMove(
  kind: OperationKind,
  { customerId, label, small, cause, hold, paidFor }: Facts,
  chance: Chance,
): Operation | undefined {
  switch (kind) {
    case 'change-hold':
      return {
        customerId,
        kind: 'change-hold',
        cause: hold.cause,
        amount: chance.int(1, 2 * hold.amount),
        label,
      };
    case 'release':
      return { customerId, kind: 'release', cause: hold.cause, label };
    case 'capture': {
      const order: ThingPaid =
        hold.cause.type === 'bid' ? { type: 'order', id: hold.cause.id } : hold.cause;
      return {
        customerId,
        kind: 'capture',
        cause: hold.cause,
        paidFor: order,
        parts: partsOf(chance.int(1, Math.ceil(1.3 * hold.amount)), chance),
        label,
      };
    }
    case 'pay':
      return {
        customerId,
        kind: 'pay',
        paidFor: chance.may(0.2) ? paidFor : cause,
        parts: partsOf(small, chance),
        label,
      };
    case 'refund':
      return { customerId, kind: 'refund', paidFor, amount: chance.int(1, 200_000), label };
    default:
      return undefined;
  }
}
/** Credits by hand, withdrawals and plans. */
function freshWithdrawal(
  kind: OperationKind,
  { world }: Drawing,
  person: Person,
  { customerId, label }: Facts,
  chance: Chance,
): Operation | undefined {
  const { creditLimit, minimum, openRequests, plans } = world.settings;
  switch (kind) {
    case 'adjust':
      return {
        customerId,
        kind: 'adjust',
        amount: chance.int(1, Math.ceil(creditLimit / 40) * (chance.may(0.1) ? 80 : 1)),
        label,
      };
    case 'withdraw':
      return {
        customerId,
        kind: 'withdraw',
        amount: chance.int(minimum / 2, 10 * minimum),
        minimum,
        most: openRequests,
      };
    case 'withdrawal-end':
      if (person.withdrawals.length === 0) return undefined;
      return {
        customerId,
        kind: 'withdrawal-end',
        id: chance.pick(person.withdrawals),
        end: chance.pick(['cancel', 'reject', 'pay']),
      };
    case 'vip-on':
      return { customerId, kind: 'vip-on', ...chance.pick(plans) };
    case 'vip-off':
      return { customerId, kind: 'vip-off' };
    default:
      return undefined;
  }
}
/** Orders and bills. */
function freshOrder(
  kind: OperationKind,
  { coupons, orderAmounts }: Drawing,
  person: Person,
  chance: Chance,
): Operation | undefined {
  const { customerId } = person;
  switch (kind) {
    case 'order': {
      const coupon = chance.may(0.7) ? chance.pick(coupons) : undefined;
      return {
        customerId,
        kind: 'order',
        amount: coupon ? orderAmounts.withCoupon : orderAmounts.plain,
        coupon,
      };
    }
    case 'order-cancel':
      if (person.orders.length === 0) return undefined;
      return { customerId, kind: 'order-cancel', ...chance.pick(person.orders) };
    case 'bill':
      if (person.bills.length === 0) return undefined;
      return { customerId, kind: 'bill', ...chance.pick(person.bills) };
    default:
      return undefined;
  }
}
function kindOf(chance: Chance): OperationKind {
  let left = chance.next() * ALL;
  for (const [kind, weight] of WEIGHTS) {
    left -= weight;
    if (left < 0) return kind;
  }
  return 'hold';
}
/** One to three parts that sum to the total, now and then with a discount on top of what they were. */
function partsOf(total: number, chance: Chance): PaymentPart[] {
  const discount = chance.may(0.15) ? chance.int(1, 5_000) : 0;
  const whole = total + discount;
  const fee = chance.may(0.7) ? Math.floor(whole / 10) : 0;
  const parts: PaymentPart[] = [{ to: 'goods', amount: dong(whole - fee) }];
  if (fee > 0) parts.push({ to: 'service-fee', amount: dong(fee) });
  if (discount > 0) parts.push({ to: 'discount', amount: dong(-discount) });
  return parts;
}
