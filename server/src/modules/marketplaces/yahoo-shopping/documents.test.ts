import { describe, expect, it } from 'vitest';
import { mutationsOf } from '../../../../test-support/mutations.ts';
import {
  SHOPPING_LOOKUP as LOOKUP,
  SHOPPING_RANKING as RANKING,
  SHOPPING_SEARCH as SEARCH,
} from '../../../../test-support/world/shopping-documents.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { Listing, ListingCard } from '../listing.ts';
import { cardOfHit } from './card.ts';
import { branchFrom } from './categories.ts';
import { hitOfLookup, listingOfHit } from './item.ts';
import { cardOfRankingRow } from './ranking.ts';
import { readRanking, readHit, readSearch } from './shapes.ts';

const readAt = new Date('2026-11-21T03:00:00Z');

const cardsOf = (answer: unknown): ListingCard[] =>
  readSearch(answer).hits.map((hit, i) =>
    cardOfHit(readHit(hit, `hits.${i}.`), `hits.${i}`, readAt),
  );
const listingOf = (answer: unknown): Listing => listingOfHit(hitOfLookup(answer), readAt);
const rankedOf = (answer: unknown): ListingCard[] =>
  readRanking(answer).high_rating_trend_ranking.ranking_data.map((row, i) =>
    cardOfRankingRow(row, `ranking_data.${i}`, readAt),
  );

describe('the item search', () => {
  it('gives goods in a sale with what they cost before', () => {
    expect(cardsOf(SEARCH)[0]).toMatchObject({
      site: 'shopping',
      code: 'asahi-camera_fm2-001',
      pictures: ['https://pictures.example/l.jpg'],
      price: { current: 44_000, buyNow: 44_000, tax: 'included', taxPercent: 10 },
      condition: 'used',
      brand: 'Nikon',
      seller: {
        id: 'asahi-camera',
        isStore: true,
        ratingPercent: undefined,
        stars: { average: 4.81, count: 930 },
      },
      shipping: { payer: 'seller', fee: 0 },
      status: 'open',
      shop: {
        review: { average: 4.6, count: 12 },
        listPrice: 55_000,
        catchcopy: '店長おすすめ',
        pointPercent: 5,
      },
      jan: '4960759022530',
    });
    expect(cardsOf(SEARCH)[0]?.categoryPath.map(({ id }) => id)).toEqual(['2504', '2442', '2443']);
  });

  it('knows no fee unless delivery is free, no bar code where none is written, and the tax of food', () => {
    expect(cardsOf(SEARCH)[1]).toMatchObject({
      price: { current: 1_080, taxPercent: 8 },
      status: 'sold',
      shipping: { payer: 'unknown', fee: undefined },
      brand: undefined,
      jan: undefined,
      shop: { review: undefined, listPrice: 1_500, releasedOn: '2026-11-02' },
    });
  });

  it.each(['4960759022531', '1234', 'なし', null])('takes %s for no bar code', (janCode) => {
    expect(cardsOf({ ...SEARCH, hits: [{ ...SEARCH.hits[0], janCode }] })[0]?.jan).toBeUndefined();
  });

  it('is an outage or the same prices after any one change', () => {
    const facts = (cards: readonly ListingCard[]) =>
      cards.map(({ code, price, status, shipping, condition }) => ({
        code,
        price,
        status,
        shipping,
        condition,
      }));
    expectNoWrongPrice(
      SEARCH,
      (answer) => facts(cardsOf(answer)),
      /\.(inStock|taxExcludePrice|code)$/,
      60,
    );
  });
});

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
    expectNoWrongPrice(LOOKUP, (answer) => facts(listingOf(answer)), /^$/, 30);
  });
});

describe('the ranking', () => {
  it('gives the price of a sale while there is one, and a code from the address where none is written', () => {
    expect(rankedOf(RANKING)).toMatchObject([
      {
        code: 'minato_kettle-1',
        price: { current: 3_980 },
        shop: { listPrice: 4_980 },
        jan: '4912345678911',
        seller: { id: 'minato' },
      },
      {
        code: 'minato_bottle-2',
        price: { current: 2_200 },
        shop: { listPrice: undefined, review: undefined },
        seller: { id: 'minato' },
      },
    ]);
  });

  it('is an outage or the same price after any one change', () => {
    // A sale that is no longer told of is over.
    expectNoWrongPrice(
      RANKING,
      (answer) => rankedOf(answer).map(({ code, price }) => ({ code, price })),
      /bargain_price$|information\.(code|url)$/,
      10,
    );
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

/** After any one change of the answer the facts are the same or it is refused; paths that nobody can check are left out. */
function expectNoWrongPrice(
  document: unknown,
  facts: (mutant: unknown) => unknown,
  uncheckable: RegExp,
  leastOutages: number,
): void {
  const before = JSON.stringify(facts(document));
  let outages = 0;
  for (const { path, kind, mutant } of mutationsOf(document)) {
    let after: string;
    try {
      after = JSON.stringify(facts(mutant));
    } catch (failure) {
      expect(failure, `${path} ${kind}`).toBeInstanceOf(Outage);
      expect((failure as Outage).missing, `${path} ${kind}`).toBeTruthy();
      outages += 1;
      continue;
    }
    if (!uncheckable.test(path)) expect(after, `${path} ${kind}`).toBe(before);
  }
  expect(outages).toBeGreaterThanOrEqual(leastOutages);
}
