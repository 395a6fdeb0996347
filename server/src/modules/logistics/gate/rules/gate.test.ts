import { expect, it } from 'vitest';
import { gateStateOf, valuesOf } from './gate.ts';

it.each([
  [false, ['waiting', 'waiting'], 'waiting'],
  [true, ['waiting', 'released'], 'declared'],
  [true, ['held', 'waiting', 'released'], 'held'],
  [true, ['released', 'released'], 'released'],
  // Everything in it came to nothing.
  [true, [], 'released'],
] as const)('a shipment that is declared: %s, with %j, is %s', (isDeclared, parcels, state) => {
  expect(gateStateOf(isDeclared, parcels)).toBe(state);
});

it('an order in several parcels is worth in each what it weighs there, to the yen', () => {
  const parcels = [
    { id: 'one', contents: [{ orderId: 'a', weightG: 1_000 }] },
    {
      id: 'two',
      contents: [
        { orderId: 'a', weightG: 500 },
        { orderId: 'b', weightG: 10 },
      ],
    },
    { id: 'empty', contents: [] },
  ];
  const lines = [
    { orderId: 'a', valueJpy: 6_000 },
    { orderId: 'a', valueJpy: 4_000 },
    { orderId: 'b', valueJpy: 77 },
    { orderId: 'left', valueJpy: 5 },
  ];
  expect([...valuesOf(parcels, lines)]).toEqual([
    ['one', 6_667],
    ['two', 3_410],
    ['empty', 0],
  ]);
});
