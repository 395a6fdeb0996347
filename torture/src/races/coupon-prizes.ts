import { newCoupon } from '../money/world.ts';
import { type Prize, times } from './prize.ts';
import type { Hand } from './hand.ts';

/** What a coupon gives, to so many and to each. */
export const couponPrizes = (hand: Hand): Readonly<Record<string, Prize>> => ({
  'the last uses of a coupon': lastUses(hand),
  'the share of one customer in a coupon': shareOfOne(hand),
  'a voucher to be saved': savedVoucher(hand),
});

const lastUses = ({ world, people, orders, order }: Hand): Prize => ({
  run: order,
  refusals: ['promotions.cannot-apply'],
  async prepare() {
    return { bodies: await orders(people.slice(0, 25), await newCoupon(world, 3)), winners: 3 };
  },
});

const shareOfOne = ({ world, people, orders, order }: Hand): Prize => ({
  run: order,
  refusals: ['promotions.cannot-apply'],
  // `newCoupon` gives four to each.
  prepare: async (round) => ({
    bodies: await orders([people[round % people.length] as string], await newCoupon(world, 1_000)),
    winners: 4,
  }),
});

const savedVoucher = ({ world, people, modules }: Hand): Prize => ({
  run: ({ customerId, code }: { customerId: string; code: string }) =>
    modules.promotions.save(customerId, code),
  refusals: ['promotions.not-saved'],
  async prepare() {
    const code = await newCoupon(world, 1_000, { needsSaving: true, saveLimit: 5 });
    return { bodies: times((index) => ({ customerId: people[index], code })), winners: 5 };
  },
});
