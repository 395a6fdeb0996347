import { expect, it } from 'vitest';
import { standingOf } from '../../../../test-support/auction.ts';
import { hasWayToAct } from './act.tsx';

const goods = { price_jpy: 4_500, price_high_jpy: null, buy_now_jpy: null, auction: null };
const auction = {} as NonNullable<Parameters<typeof hasWayToAct>[0]['auction']>;

it.each([
  ['goods at a fixed price', goods, undefined, true],
  ['goods without a price', { ...goods, price_jpy: null }, undefined, false],
  ['variants that differ in price', { ...goods, price_high_jpy: 9_000 }, undefined, true],
  ['an auction that was read', { ...goods, auction }, standingOf(), true],
  [
    'an auction without a price of its own',
    { ...goods, auction, price_jpy: null },
    standingOf(),
    true,
  ],
  ['an auction of which nobody knows how it stands', { ...goods, auction }, undefined, false],
  ['the same with a price to buy at', { ...goods, auction, buy_now_jpy: 9_000 }, undefined, true],
])('whether there is a way to act: %s', (_, item, standing, isThere) => {
  expect(hasWayToAct(item, standing)).toBe(isThere);
});
