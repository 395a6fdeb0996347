import { describe, expect, it } from 'vitest';
import { priceOf } from './price.ts';
import type { RakutenItem } from './shapes.ts';
import { readItemSearch } from './shapes.ts';

const ITEM = {
  itemCode: 'shop:10000001',
  itemName: 'Tシャツ',
  itemPrice: 1980,
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
const priced = (more: object) => {
  const { items } = readItemSearch({
    count: 1,
    page: 1,
    pageCount: 1,
    Items: [{ ...ITEM, ...more }],
  });
  return priceOf(items[0] as RakutenItem, 'Items.0.');
};
const range = (low: number | string, high: number | string) => ({
  itemPriceBaseField: 'item_price_min3',
  itemPriceMin1: low,
  itemPriceMin2: low,
  itemPriceMin3: low,
  itemPriceMax1: high,
  itemPriceMax2: high,
  itemPriceMax3: high,
});

describe('the price of goods with variants', () => {
  it('is a range with nothing to buy at where the variants differ', () => {
    expect(priced(range(1980, 4980))).toMatchObject({
      current: 1980,
      highest: 4980,
      buyNow: undefined,
    });
    expect(priced({ itemPrice: '1980', ...range('1980', '4980') })).toMatchObject({
      current: 1980,
      highest: 4980,
    });
  });
  it('is one price where they cost the same', () => {
    const price = priced(range(1980, 1980));
    expect(price).toMatchObject({ current: 1980, buyNow: 1980 });
    expect(price.highest).toBeUndefined();
    expect(priced({})).toMatchObject({ current: 1980, buyNow: 1980 });
  });
  it('is that of what can be bought, not of what is sold out', () => {
    const price = priced({ ...range(1980, 4980), itemPriceMin3: 2980, itemPriceMax3: 2980 });
    expect(price).toMatchObject({ current: 2980, buyNow: 2980 });
  });
  it('is that of all variants while nothing can be bought', () => {
    const soldOut = { ...range(1980, 4980), itemPriceMin3: 0, itemPriceMax3: 0, availability: 0 };
    expect(priced(soldOut)).toMatchObject({ current: 1980, highest: 4980 });
  });
  it('has the tax on both ends', () => {
    expect(priced({ taxFlag: 1, ...range(1000, 2000) })).toMatchObject({
      current: 1100,
      highest: 2200,
      buyNowBeforeTax: undefined,
    });
  });
  it.each([
    ['upside down', { ...range(4980, 1980) }],
    ['without its end', { itemPriceMin3: 1980 }],
    ['said to be one, not told', { hasPriceRange: 1 }],
    ['not believable', { ...range(1980, 100_000_001) }],
  ])('%s is an outage', (_, more) => {
    expect(() => priced(more)).toThrow('itemPriceMax3');
  });
});
