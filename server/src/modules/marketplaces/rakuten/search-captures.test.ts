import { describe, expect, it } from 'vitest';
import { hasShared } from '../../../../test-support/world/captures.ts';
import { fits } from './search-query.ts';
import { readItemSearch } from './shapes.ts';
import { cardsOf, exchangesOf, json, recorded } from '../../../../test-support/captures/rakuten.ts';

const pricesOf = (answer: unknown) => cardsOf(answer).map(({ price }) => Number(price.current));

const SEARCHES: readonly [
  where: string,
  answer: () => unknown,
  count: number,
  pages: number,
  listed: number,
  code: string | undefined,
  price: number | undefined,
][] = [
  ['page 1', () => recorded('item_search_pages'), 55513, 100, 30, 'animestore:10000603', 16800],
  ['page 2', () => recorded('item_search_pages', 1), 55513, 100, 30, undefined, undefined],
  [
    'genre information',
    () => recorded('item_search_with_genreInformationFlag'),
    55513,
    100,
    30,
    undefined,
    undefined,
  ],
  ['ten hits', () => recorded('item_search_with_hits'), 55513, 100, 10, undefined, undefined],
  ['an item code', () => recorded('item_search_with_itemCode'), 1, 1, 1, 'book:17924463', 3520],
  [
    'any of the words',
    () => recorded('item_search_with_orFlag_maxPrice'),
    54747,
    100,
    30,
    undefined,
    88,
  ],
  [
    'a point rate',
    () => recorded('item_search_with_pointRateFlag_pointRate'),
    81,
    3,
    30,
    undefined,
    385,
  ],
  [
    'delivery included',
    () => recorded('item_search_with_postageFlag'),
    5657,
    100,
    30,
    undefined,
    16800,
  ],
  ['cheapest first', () => recorded('item_search_with_sort6'), 55513, 100, 30, undefined, 1],
  [
    'oldest update first',
    () => recorded('item_search_with_sort8'),
    55513,
    100,
    30,
    undefined,
    undefined,
  ],
  [
    'a tag that nothing has',
    () => recorded('item_search_with_tagId'),
    0,
    0,
    0,
    undefined,
    undefined,
  ],
  [
    'formatVersion 1',
    () => json('formatversion1-2018/item_search_9'),
    9,
    1,
    9,
    'mottainaihonpo:10484629',
    403,
  ],
  [
    'formatVersion 1, nothing',
    () => json('formatversion1-2018/item_search_zero'),
    0,
    0,
    0,
    undefined,
    undefined,
  ],
  [
    '2017',
    () => json('sdk-fixtures-2013-2017/item_search_with_keyword_Ruby'),
    84930,
    100,
    30,
    'book:17798676',
    2808,
  ],
  [
    'the gateway of 2026',
    () => json('not-captures/gateway-2026/item_search_success'),
    5283,
    100,
    3,
    'earphone-shop:10001234',
    4980,
  ],
  [
    'the gateway, nothing',
    () => json('not-captures/gateway-2026/item_search_empty'),
    0,
    0,
    0,
    undefined,
    undefined,
  ],
  [
    'no list at all',
    () => json('not-captures/item_search_with_no_items'),
    0,
    0,
    0,
    undefined,
    undefined,
  ],
];

describe.skipIf(!hasShared)('a search answer', () => {
  it.each(SEARCHES)('of %s is read', (_, answer, count, pageCount, listed, code, price) => {
    expect(readItemSearch(answer())).toMatchObject({ count, pageCount });
    const cards = cardsOf(answer());
    expect(cards).toHaveLength(listed);
    if (code) expect(cards[0]?.code).toBe(code);
    if (price)
      expect(cards[0]?.price).toMatchObject({ current: price, buyNow: price, tax: 'included' });
    for (const card of cards) {
      // Electronic books are listed among the others and cannot be sent.
      expect(card).toMatchObject({
        status: card.seller.id === 'rakutenkobo-ebooks' ? 'ended' : 'open',
        auction: undefined,
        isShopItem: true,
      });
      expect(card.seller).toMatchObject({ id: card.code.split(':')[0], isStore: true });
      expect(card.shipping.fee).toBe(card.shipping.payer === 'seller' ? 0 : undefined);
      expect(card.url).toMatch(/^https:\/\/item\.rakuten\.co\.jp\//);
      for (const picture of card.pictures) expect(picture).toMatch(/^https:.*[^?]$/);
      for (const picture of card.pictures) expect(picture).not.toContain('_ex=');
    }
  });

  it('keeps the order, the bounds and the pages that were asked for', () => {
    const cheapest = pricesOf(recorded('item_search_with_sort6'));
    expect(cheapest).toEqual(cheapest.toSorted((a, b) => a - b));
    expect(
      pricesOf(recorded('item_search_with_orFlag_maxPrice')).every((price) => price <= 10_000),
    ).toBe(true);
    expect(
      cardsOf(recorded('item_search_with_pointRateFlag_pointRate')).every(
        ({ shop }) => shop?.pointPercent === 2,
      ),
    ).toBe(true);
    const codes = [0, 1].flatMap((index) =>
      cardsOf(recorded('item_search_pages', index)).map(({ code }) => code),
    );
    expect(new Set(codes).size).toBe(60);
  });

  it('asked with postageFlag 1 holds only goods that answer postageFlag 0: the buyer pays no delivery', () => {
    expect(exchangesOf('item_search_with_postageFlag')[0]?.request.uri).toContain('postageFlag=1');
    expect(
      cardsOf(recorded('item_search_with_postageFlag')).every(
        ({ shipping }) => shipping.payer === 'seller' && shipping.fee === 0,
      ),
    ).toBe(true);
    expect(
      cardsOf(recorded('item_search_pages')).some(({ shipping }) => shipping.payer === 'buyer'),
    ).toBe(true);
  });

  it('holds files that cannot be sent, and none of them is open', () => {
    const files = cardsOf(recorded('item_search_pages')).filter(
      ({ seller }) => seller.id === 'rakutenkobo-ebooks',
    );
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter(fits({ keyword: 'Naruto' }))).toEqual([]);
  });

  it('tells used goods by their name and bar codes by their texts', () => {
    const cards = cardsOf(recorded('item_search_pages'));
    expect(cards.filter(({ condition }) => condition !== 'new')).toHaveLength(10);
    const codes = SEARCHES.flatMap(([, answer]) =>
      cardsOf(answer()).flatMap(({ jan }) => jan ?? []),
    );
    expect(codes).toEqual(
      expect.arrayContaining([
        '4535123828201',
        '9784088801513',
        '9784088708492',
        '9784797386295',
        '9784405021105',
      ]),
    );
  });
});
