import { LIMITS } from '@hako/contract/kit/limits';
import { expect, it } from 'vitest';
import { goodsOf } from '../../../../test-support/world/watched-market.ts';
import { yen } from '../../../kernel/money.ts';
import { type Listing, listingPrice } from '../../marketplaces/index.ts';
import { mayBeOfTheDay } from './may-be-of-the-day.ts';

const FREE = { flags: [] };
const costs = (current: number | undefined, highest?: number): Partial<Listing> => ({
  price: {
    ...listingPrice({ current: current === undefined ? current : yen(current), tax: 'none' }),
    highest: highest === undefined ? highest : yen(highest),
  },
});
const ratedAt = (ratingPercent: number): Partial<Listing> => ({
  seller: { ...goodsOf('mercari', 'm1').seller, ratingPercent },
});
const auction = {
  ...{ bidCount: 0, startsAt: undefined, endsAt: new Date(0), isAutoExtension: undefined },
  ...{ isEarlyClosing: undefined, restrictions: [], highestBidder: undefined },
};

it.each<[string, boolean, Partial<Listing>]>([
  ['plain goods', true, {}],
  ['what is sold', false, { status: 'sold' }],
  ['an auction', false, { auction }],
  ['what has no price', false, costs(undefined)],
  ['what costs too little', false, costs(2_999)],
  ['what costs just enough', true, costs(3_000)],
  ['what costs just not too much', true, costs(60_000)],
  ['what costs too much', false, costs(60_001)],
  ['what costs more in other variants', false, costs(5_000, 6_000)],
  ['what nobody sees', false, { pictures: [] }],
  ['goods of a seller who is just good enough', true, ratedAt(LIMITS.reputationThresholdPercent)],
  ['goods of a doubtful seller', false, ratedAt(LIMITS.reputationThresholdPercent - 0.1)],
])('%s may be the item of the day: %s', (_, may, given) => {
  expect(mayBeOfTheDay(goodsOf('mercari', 'm1', given), FREE)).toBe(may);
});

it('what has no landed price, or is restricted, is not the item of the day', () => {
  const flag = { code: 'x', rule: 'x', reason: 'x' } as never;
  const goods = goodsOf('mercari', 'm1');
  expect(mayBeOfTheDay(goods, undefined)).toBe(false);
  expect(mayBeOfTheDay(goods, { flags: [flag] })).toBe(false);
});
