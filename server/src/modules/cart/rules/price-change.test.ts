import { expect, it } from 'vitest';
import { yen } from '../../../kernel/money.ts';
import { compareLine } from './price-change.ts';
import { type Stocked, stockOf } from './stock.ts';

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

const goods = (changes: Partial<Stocked>): Stocked => ({
  site: 'mercari',
  quantity: 1,
  isShopItem: false,
  variants: [],
  ...changes,
});
const variants = [
  { id: 'red', quantity: 4 },
  { id: 'blue', quantity: 0 },
];
it.each([
  ['what a private person sells', goods({}), undefined, 1],
  [
    'a shop of Mercari without a variant',
    goods({ isShopItem: true, quantity: 4, variants }),
    undefined,
    undefined,
  ],
  ['a variant', goods({ isShopItem: true, quantity: 4, variants }), 'red', 4],
  ['a variant that is sold out', goods({ isShopItem: true, quantity: 4, variants }), 'blue', 0],
  ['an auction of several pieces', goods({ site: 'auction', quantity: 5 }), undefined, 5],
  ['a shop that does not tell', goods({ site: 'rakuten', quantity: 1 }), undefined, undefined],
])('how many are left of %s', (_, listing, variantId, stock) => {
  expect(stockOf(listing, variantId)).toBe(stock);
});
