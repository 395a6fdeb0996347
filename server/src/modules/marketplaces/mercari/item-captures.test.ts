import { describe, expect, it } from 'vitest';
import { hasShared } from '../../../../test-support/world/captures.ts';
import { expectNoWrongPrice } from '../../../../test-support/wrong-prices.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { Listing } from '../listing.ts';
import { listingOfItem, listingOfProduct } from './item.ts';
import { readItem, readProduct } from './shapes.ts';
import {
  answersOf,
  exchangesOf,
  newest,
  readAt,
} from '../../../../test-support/captures/mercari.ts';

const listingOf = (answer: unknown): Listing => listingOfItem(readItem(answer).data, readAt);
const productOf = (answer: unknown): Listing => listingOfProduct(readProduct(answer), readAt);

describe.skipIf(!hasShared)('the recorded items', () => {
  it('of 2026 is on sale though it has a buyer object', () => {
    expect(listingOf(newest('item_detail'))).toMatchObject({
      code: 'm87177707015',
      title: '【極美品】iPhone15 本体 ブルー 128GB',
      price: { current: 70000, tax: 'included' },
      status: 'open',
      condition: 'like-new',
      seller: { id: '900000001', ratingPercent: 100, goodCount: 75 },
      shipping: { payer: 'seller', fee: 0, fromPrefecture: undefined },
      checksum: '0a8b0cce2758117fd32e21fad7e6d929',
      isOfferable: true,
      brand: 'Apple',
      auction: undefined,
    });
    expect(listingOf(newest('item_detail')).categoryPath.map(({ id }) => id)).toEqual([
      '7',
      '100',
      '859',
    ]);
  });

  it('of 2022 has another category shape', () => {
    const [, item] = answersOf('test_search_fetch_full_item_from_result');
    expect(listingOf(item)).toMatchObject({
      code: 'm94786104879',
      price: { current: 4800 },
      status: 'open',
      shipping: { fromPrefecture: 20 },
    });
    expect(listingOf(item).categoryPath.map(({ id }) => id)).toEqual(['5', '75', '700']);
    expect(listingOf(item).seller.ratingPercent).toBe(99.7);
  });

  it('of 2023 is sold', () => {
    expect(listingOf(answersOf('test_item_with_comments')[0])).toMatchObject({
      price: { current: 5000 },
      status: 'sold',
      condition: 'good',
    });
  });

  it('that does not exist is told as 404', () => {
    expect(exchangesOf('test_item_not_found')[0]?.response.status_code).toBe(404);
    expect(() => readItem(answersOf('test_item_not_found')[0])).toThrow(Outage);
  });

  it('are an outage or the same price after any one change', () => {
    const facts = ({ price, status, shipping }: Listing) => ({
      price,
      status,
      payer: shipping.payer,
    });
    expectNoWrongPrice(newest('item_detail'), (answer) => facts(listingOf(answer)), {
      uncheckable: /^data\.(price|status|auction_info|shipping_payer\.code) /,
      within: /^data/,
      leastOutages: 11,
    });
  });
});

describe.skipIf(!hasShared)('a recorded Shops product', () => {
  it('is paid for by the seller, though its payer id is the one of a paying buyer elsewhere', () => {
    expect(productOf(newest('shops_product'))).toMatchObject({
      code: '2JWDpXc97kLGT6F5i2JLSF',
      price: { current: 1280 },
      shipping: { payer: 'seller', fee: 0, fromPrefecture: 23 },
      status: 'open',
      isShopItem: true,
      isOfferable: false,
    });
    expect(productOf(newest('shops_product')).variants.length).toBeGreaterThan(1);
  });

  it('is sold out by its tag', () => {
    expect(
      productOf({ ...(newest('shops_product') as object), productTags: ['sold_out'] }).status,
    ).toBe('sold');
  });

  it('is an outage or the same price after any one change', () => {
    const facts = ({ price, status }: Listing) => ({ price, status });
    expectNoWrongPrice(newest('shops_product'), (answer) => facts(productOf(answer)), {
      uncheckable: /^(price|productDetail\.(timeSaleDetails|variants.*)) /,
      within: /^(?!attributes)/,
      leastOutages: 11,
    });
  });
});
