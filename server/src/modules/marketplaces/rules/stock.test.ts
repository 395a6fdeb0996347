import { expect, it } from 'vitest';
import { type Stocked, stockOf } from './stock.ts';

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
