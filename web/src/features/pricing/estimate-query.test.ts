import { describe, expect, it } from 'vitest';
import { questionOf, readEstimate } from './estimate-query.ts';

const read = (query: string) => readEstimate(new URLSearchParams(query));

describe('an address of the estimate', () => {
  it.each([
    ['price=18,500', { price: 18_500 }],
    ['price=%C2%A518.500', { price: 18_500 }],
    ['price=99999999999', { price: 100_000_000 }],
    ['price=abc', { price: undefined }],
    ['weight=1,2', { weight: 1200 }],
    ['weight=0.05', { weight: 50 }],
    ['weight=1.2345', { weight: undefined }],
    ['weight=0', { weight: undefined }],
    ['length=30&width=20&height=10', { size: { length: 30, width: 20, height: 10 } }],
    ['length=30&width=20', { size: undefined }],
    ['length=30&width=20&height=0', { size: undefined }],
    ['tax=10', { isTaxAdded: true }],
    ['tax=5', { isTaxAdded: false }],
    ['condition=broken', { condition: 'unknown' }],
    [
      'category=camera&ship=AIR-HAN&site=auction',
      { category: 'camera', shipMode: 'AIR-HAN', site: 'auction' },
    ],
    ['category=%3Cscript%3E', { category: undefined }],
  ])('%s is read as it is meant', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  it('asks nothing without a price and never invents shipping', () => {
    expect(questionOf(read('weight=1'))).toBeUndefined();
    expect(questionOf(read('price=0'))).toBeUndefined();
    expect(questionOf(read('price=100'))?.items?.[0]).toMatchObject({
      price: 100,
      tax: 0,
      origin_country_shipping_fee: undefined,
    });
    expect(questionOf(read('price=100&domestic=0'))?.items?.[0]?.origin_country_shipping_fee).toBe(
      0,
    );
  });
});
