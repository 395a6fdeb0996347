import { expect, it } from 'vitest';
import { yen } from '../../../kernel/money.ts';
import { compareLine } from './price-change.ts';

it.each([
  ['the same price', yen(500), undefined, 'same', 500, 3],
  ['a dearer one', yen(600), undefined, 'changed', 600, 3],
  ['a cheaper one', yen(400), 9, 'changed', 400, 3],
  ['fewer left than wanted', yen(500), 2, 'changed', 500, 2],
  ['exactly as many left', yen(500), 3, 'same', 500, 3],
  ['none left', yen(500), 0, 'gone', undefined, 3],
  ['not for sale', undefined, undefined, 'gone', undefined, 3],
  ['not read', 'unread' as const, undefined, 'unread', undefined, 3],
])('%s', (_, read, stock, state, newPrice, newQuantity) => {
  expect(compareLine({ price: yen(500), quantity: 3 }, read, stock)).toEqual({
    state,
    oldPrice: 500,
    newPrice,
    oldQuantity: 3,
    newQuantity,
  });
});
