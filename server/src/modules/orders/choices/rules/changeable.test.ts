import { expect, it } from 'vitest';
import { ORDER_STATES } from '@hako/contract/orders/states';
import { changeableIn } from './changeable.ts';

const statesWith = (what: 'way' | 'door') =>
  ORDER_STATES.filter((state) => changeableIn(state)[what]);

it('the way changes until the goods leave Japan, but not while somebody buys', () => {
  expect(statesWith('way')).toEqual(['CONFIRMED', 'BOUGHT', 'WAREHOUSE']);
});

it('the address changes until there is a bill', () => {
  expect(statesWith('door')).toEqual([
    'CONFIRMED',
    'BUYING',
    'BOUGHT',
    'WAREHOUSE',
    'EXPORT',
    'CHECKIN',
    'CHECKED',
    'CALCULATOR',
  ]);
});
