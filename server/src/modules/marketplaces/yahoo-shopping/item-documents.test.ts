import { describe, expect, it } from 'vitest';
import { expectNoWrongPrice } from '../../../../test-support/wrong-prices.ts';
import { SHOPPING_LOOKUP as LOOKUP } from '../../../../test-support/world/shopping-documents.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { Listing } from '../listing.ts';
import { branchFrom } from './categories.ts';
import { hitOfLookup, listingOfHit } from './item.ts';

const readAt = new Date('2026-11-21T03:00:00Z');
const listingOf = (answer: unknown): Listing => listingOfHit(hitOfLookup(answer), readAt);

describe('the lookup of an item', () => {
  it('gives one item with its options, stocks and sanitised story', () => {
    const listing = listingOf(LOOKUP);
    expect(listing).toMatchObject({
      code: 'komorebi_jk-10',
      url: 'https://store.shopping.yahoo.co.jp/komorebi/jk-10.html',
      price: { current: 9_800, buyNow: 9_800 },
      condition: 'new',
      status: 'open',
      shipping: { payer: 'unknown', fee: undefined },
      shop: { listPrice: 14_000, review: { average: 4.25, count: 8 }, releasedOn: '2026-10-01' },
      options: [
        { name: 'サイズ', values: ['M', 'L'] },
        { name: '色', values: ['黒'] },
      ],
      variants: [
        { id: 'jk-10-m', name: 'サイズ:M#色:黒', quantity: 3 },
        { id: 'jk-10-l', name: 'サイズ:L#色:黒', quantity: 0 },
      ],
      quantity: 3,
      pictures: ['https://pictures.example/a.jpg', 'https://pictures.example/b.jpg'],
      categoryPath: [{ id: '13457', name: 'ファッション' }],
      attributes: [{ name: '型番', value: 'JK-10' }],
      isAdultOnly: false,
    });
    expect(listing.descriptionHtml).toContain('<b>国産</b>');
    expect(listing.descriptionHtml).not.toContain('script');
  });

  it('says that there is no such item, and nothing else is that', () => {
    expect(hitOfLookup({ ResultSet: { totalResultsReturned: '0' } })).toBeUndefined();
    expect(
      hitOfLookup({ ResultSet: { totalResultsReturned: 0, '0': { Result: {} } } }),
    ).toBeUndefined();
    for (const strange of [
      {},
      { ResultSet: {} },
      { ResultSet: { totalResultsReturned: '1' } },
      [],
      'x',
      null,
    ])
      expect(() => hitOfLookup(strange)).toThrow(Outage);
  });

  it.each([
    [
      'another currency',
      { Price: { _attributes: { currency: 'USD' }, _value: '98' } },
      'Price.currency',
    ],
    [
      'a price without tax',
      { PriceLabel: { _attributes: { taxIncluded: 'false' } } },
      'PriceLabel.taxIncluded',
    ],
    ['no price', { Price: {} }, 'Price'],
    ['nothing for a price', { Price: '0' }, 'Price'],
    ['a stock nobody documents', { Availability: 'preorder' }, 'Availability'],
    ['a delivery nobody documents', { Shipping: { Code: '4' } }, 'Shipping.Code'],
  ])('names %s as what is wrong', (_, change, missing) => {
    const hit = { ...LOOKUP.ResultSet['0'].Result['0'], ...change };
    expect(() => listingOfHit(hit, readAt)).toThrow(
      expect.objectContaining({ kind: 'broken', missing }),
    );
  });

  it('is an outage or the same price after any one change', () => {
    const facts = ({ price, status, shipping, condition }: Listing) => ({
      price,
      status,
      shipping,
      condition,
    });
    expectNoWrongPrice(LOOKUP, (answer) => facts(listingOf(answer)), { leastOutages: 30 });
  });
});

describe('the category call', () => {
  const CATEGORIES = {
    ResultSet: {
      totalResultsReturned: '2',
      '0': {
        Result: {
          Categories: {
            Current: { Id: '1', ParentId: '', Title: { Short: 'Yahoo!ショッピング' } },
            Children: {
              '0': {
                _attributes: { sortOrder: '1' },
                Id: '13457',
                Title: { Short: 'ファッション', Medium: 'ファッション' },
              },
              '1': {
                _attributes: { sortOrder: '2' },
                Id: '2504',
                Title: { Short: {}, Medium: 'テレビ、オーディオ、カメラ' },
              },
              _container: 'Child',
            },
          },
        },
      },
    },
  };

  it('gives the children of the root', () => {
    expect(branchFrom(CATEGORIES, '1')).toEqual({
      current: undefined,
      children: [
        { id: '13457', name: 'ファッション', count: undefined, isLeaf: false },
        { id: '2504', name: 'テレビ、オーディオ、カメラ', count: undefined, isLeaf: false },
      ],
    });
  });

  it('names what is missing', () => {
    expect(() => branchFrom({ ResultSet: { '0': { Result: {} } } }, '1')).toThrow(
      expect.objectContaining({ kind: 'broken', missing: 'ResultSet.0.Result.Categories.Current' }),
    );
  });
});
