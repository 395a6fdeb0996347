import { newId } from '../../../server/src/kernel/chance.ts';
import { dong } from '../../../server/src/kernel/money.ts';
import { STAFF } from '../money/world.ts';
import { type Prize, times } from './prize.ts';
import type { Hand } from './hand.ts';

const NOT_ENOUGH = ['wallet.not-enough'];

/** Money that leaves, and plans that are paid for. */
export const payoutPrizes = (hand: Hand): Readonly<Record<string, Prize>> => ({
  'a withdrawal or a payment': withdrawalOrPayment(hand),
  'the end of a withdrawal': endOfAWithdrawal(hand),
  'a plan to be bought': boughtPlan(hand),
  'a plan to be given up': givenUpPlan(hand),
});

const withdrawalOrPayment = ({ world, modules, withMoney, pay }: Hand): Prize => ({
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
});

const endOfAWithdrawal = ({ world, modules, withMoney }: Hand): Prize => ({
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
});

const boughtPlan = ({ world, modules, withMoney }: Hand): Prize => ({
  run: ({ customerId, plan }: { customerId: string; plan: string }) =>
    modules.memberships.activate(customerId, plan),
  refusals: ['membership.active-already'],
  async prepare() {
    const [plan = { plan: '', price: 0 }] = world.settings.plans;
    const customerId = await withMoney(2 * plan.price);
    return { bodies: times(() => ({ customerId, plan: plan.plan })), winners: 1 };
  },
});

const givenUpPlan = ({ world, modules, withMoney }: Hand): Prize => ({
  run: ({ customerId }: { customerId: string }) => modules.memberships.cancel(customerId),
  refusals: ['membership.none'],
  async prepare() {
    const [plan = { plan: '', price: 0 }] = world.settings.plans;
    const customerId = await withMoney(plan.price);
    await modules.memberships.activate(customerId, plan.plan);
    return { bodies: times(() => ({ customerId })), winners: 1 };
  },
});
