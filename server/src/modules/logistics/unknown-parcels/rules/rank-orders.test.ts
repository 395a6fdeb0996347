import { expect, it } from 'vitest';
import { type Candidate, rankOrders } from './rank-orders.ts';

const one = (orderId: string, more: Partial<Candidate> = {}): Candidate => ({
  orderId,
  hasNumber: false,
  isAsked: false,
  isOfSeller: false,
  expectedG: undefined,
  ...more,
});
const ranked = (...candidates: Candidate[]) =>
  rankOrders(candidates, 1_000, 20).map(({ orderId, reasons }) => [orderId, ...reasons]);

it('the number stands before what was searched, the seller and the weight', () => {
  expect(
    ranked(
      one('weight', { expectedG: 1_000 }),
      one('seller', { isOfSeller: true, expectedG: 9_000 }),
      one('asked', { isAsked: true }),
      one('number', { hasNumber: true }),
      one('nothing'),
    ),
  ).toEqual([
    ['number', 'number'],
    ['asked', 'words'],
    ['seller', 'seller'],
    ['weight', 'weight'],
  ]);
});

it('several reasons count together, and of equal ones the nearest weight', () => {
  expect(
    ranked(
      one('far', { expectedG: 1_200 }),
      one('near', { expectedG: 1_010 }),
      one('both', { isOfSeller: true, expectedG: 1_250 }),
    ).map(([orderId]) => orderId),
  ).toEqual(['both', 'near', 'far']);
});

it.each([
  [750, true],
  [749, false],
  [1_333, true],
  [1_334, false],
])('%i g is near to a kilogram: %s', (expectedG, isNear) => {
  expect(ranked(one('a', { expectedG })).length === 1).toBe(isNear);
});

it('light things may differ by 150 g, and no more than asked are told', () => {
  expect(rankOrders([one('a', { expectedG: 200 })], 50, 1)).toHaveLength(1);
  expect(rankOrders([one('a', { expectedG: 201 })], 50, 1)).toHaveLength(0);
  const many = Array.from({ length: 5 }, (_, index) => one(`${index}`, { isAsked: true }));
  expect(rankOrders(many, 50, 3)).toHaveLength(3);
});
