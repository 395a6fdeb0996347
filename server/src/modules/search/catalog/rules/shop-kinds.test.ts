import { expect, it } from 'vitest';
import { findShopKind, type Met, shopsAmong } from './shop-kinds.ts';

const goods = (
  seller: string,
  facts: Partial<Met> & { name?: string; prefecture?: number } = {},
): Met => ({
  site: 'auction',
  seller: { id: seller, name: facts.name ?? `${seller} shop`, ratingPercent: 99.5, isStore: true },
  isShopItem: true,
  pictures: [`https://img.test/${seller}.jpg`],
  shipping: { fromPrefecture: facts.prefecture },
  ...facts,
});

it('counts the goods of each shop and leaves private people out', () => {
  const private_ = {
    ...goods('somebody'),
    isShopItem: false,
    seller: { id: 'somebody', name: 'x', ratingPercent: undefined, isStore: false },
  };
  const shops = shopsAmong([goods('a'), goods('b'), goods('a'), private_]);
  expect(shops.map(({ sellerId, goodsSeen }) => [sellerId, goodsSeen])).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});

it('a shop stands where most of its goods leave from, and keeps shops of one id at two sites apart', () => {
  const [first, second] = shopsAmong([
    goods('a', { prefecture: 27 }),
    goods('a', { prefecture: 13 }),
    goods('a', { prefecture: 13 }),
    goods('a', { site: 'rakuten' }),
  ]);
  expect(first).toMatchObject({ prefecture: 13, goodsSeen: 3 });
  expect(second).toMatchObject({ site: 'rakuten', prefecture: undefined, goodsSeen: 1 });
});

it('a masked name is no name', () => {
  expect(
    shopsAmong([
      goods('a', {
        seller: { id: 'a', name: '********', ratingPercent: undefined, isStore: true },
      }),
    ])[0]?.name,
  ).toBe('');
});

it.each([
  ['camera', 'camera'],
  ['toString', undefined],
  [undefined, undefined],
])('%s is the kind %s', (typed, expected) => {
  expect(findShopKind(typed)).toBe(expected);
});
