import { describe, expect, it } from 'vitest';
import { conditionOf } from './facts.ts';
import { readItemSearch } from './shapes.ts';

describe('the condition in a name', () => {
  it.each([
    '【中古】ニコン FM2',
    '[中古] FM2',
    '【美品/中古】FM2',
    'FM2 中古品',
    '【USED】FM2',
    '≪中古A≫ FM2',
  ])('%s is used', (name) => {
    expect(conditionOf(name)).not.toBe('new');
  });
  it.each([
    'UNUSED Tシャツ',
    'Dazed and Confused Blu-ray',
    'USED加工 デニム',
    '中古車のすべて 2026',
    '【UNUSED】シャツ',
  ])('%s is new', (name) => {
    expect(conditionOf(name)).toBe('new');
  });
});

it('goods without genre, points and tags are read', () => {
  const item = {
    itemCode: 'shop:10000001',
    itemName: 'x',
    itemPrice: 100,
    itemUrl: 'https://item.rakuten.co.jp/shop/x/',
    shopCode: 'shop',
    shopName: 'x',
    mediumImageUrls: [],
    availability: 1,
    taxFlag: 0,
    postageFlag: 0,
    reviewCount: 0,
    reviewAverage: 0,
  };
  const page = readItemSearch({ count: 1, page: 1, pageCount: 1, Items: [item] });
  expect(page.items).toHaveLength(1);
});
