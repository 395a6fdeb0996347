import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { hasShared, readShared, readSharedJson } from '../../../../test-support/world/captures.ts';
import { mutationsOf } from '../../../../test-support/mutations.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { SetAside } from '../reading/rows.ts';
import { broken } from '../reading/shape.ts';
import type { ListingCard } from '../listing.ts';
import { cardOfItem, listingOfItem } from './card.ts';
import { isJan } from '../rules/jan.ts';
import { fits } from './search-query.ts';
import { readGenre, readItemSearch, readRanking, readTags } from './shapes.ts';

const FOLDER = 'data/marketplaces/rakuten';
const readAt = new Date('2019-10-22T09:00:00+09:00');
const noPath = (id: string) => [{ id, name: '' }];

interface Exchange {
  request: { uri: string };
  response: { body: { string: string } };
}
const exchangesOf = (name: string): Exchange[] =>
  (
    parse(readShared(`${FOLDER}/cassettes-ichiba/test_${name}.yaml`)) as {
      interactions: Exchange[];
    }
  ).interactions;
const recorded = (name: string, index = 0): unknown =>
  JSON.parse((exchangesOf(name)[index] as Exchange).response.body.string);
const json = (path: string): unknown => readSharedJson(`${FOLDER}/${path}.json`);

/** Where one answer is damaged, its rows that cannot be read are told instead of left out. */
function whole<Read extends { readonly setAside: readonly SetAside[] }>(read: Read): Read {
  const [first] = read.setAside;
  if (first) throw broken('rakuten', first.at, first.why);
  return read;
}
const cardsOf = (answer: unknown): ListingCard[] =>
  whole(readItemSearch(answer)).items.map((item, index) =>
    cardOfItem(item, `Items.${index}.`, readAt, noPath),
  );
const pricesOf = (answer: unknown) => cardsOf(answer).map(({ price }) => Number(price.current));
const rankingOf = (answer: unknown) =>
  whole(readRanking(answer)).rows.map((item, index) => ({
    rank: item.rank,
    card: cardOfItem(item, `Items.${index}.`, readAt, noPath),
  }));

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

describe.skipIf(!hasShared)('an item', () => {
  it('of 2019 is read whole', () => {
    const [item] = readItemSearch(recorded('item_search_with_itemCode')).items;
    expect(listingOfItem(item as NonNullable<typeof item>, readAt, noPath, [])).toMatchObject({
      code: 'book:17924463',
      title: 'NARUTO THE BEST (期間生産限定盤) [ (アニメーション) ]',
      url: 'https://item.rakuten.co.jp/book/14123464/',
      pictures: [
        'https://thumbnail.image.rakuten.co.jp/@0_mall/book/cabinet/3202/4534530093202.jpg',
      ],
      price: { current: 3520, currentBeforeTax: undefined, tax: 'included' },
      condition: 'new',
      seller: { id: 'book', name: '楽天ブックス' },
      shipping: { payer: 'seller', fee: 0 },
      shop: {
        review: { average: 4.71, count: 7 },
        pointPercent: 7,
        availability: 'あす楽 12:00',
        catchcopy: '【楽天ブックスならいつでも送料無料】',
      },
      categoryPath: [{ id: '101326' }],
      status: 'open',
    });
  });

  it.each([
    [
      'without tax',
      { taxFlag: 1 },
      {
        price: {
          current: 3872,
          currentBeforeTax: 3520,
          buyNow: 3872,
          tax: 'added',
          taxPercent: 10,
        },
      },
    ],
    ['sold out', { availability: 0 }, { status: 'sold' }],
    [
      'whose sale is over',
      { endTime: '2019-10-22 08:59' },
      { status: 'ended', endsAt: new Date('2019-10-22T08:59:00+09:00') },
    ],
    [
      'whose sale goes on',
      { endTime: '2019-10-22 09:01:30' },
      { status: 'open', endsAt: new Date('2019-10-22T09:01:30+09:00') },
    ],
    ['with delivery to pay', { postageFlag: 1 }, { shipping: { payer: 'buyer', fee: undefined } }],
  ])('%s is told so', (_, changed, told) => {
    const answer = recorded('item_search_with_itemCode') as { Items: object[] };
    expect(cardsOf({ ...answer, Items: [{ ...answer.Items[0], ...changed }] })).toMatchObject([
      told,
    ]);
    expect(
      cardsOf({
        ...answer,
        Items: undefined,
        items: [{ item: { ...answer.Items[0], ...changed } }],
      }),
    ).toMatchObject([told]);
  });

  it('is an outage that names what is missing, or the same price, after any one change', () => {
    const facts = ({ code, price, status, shipping }: ListingCard) => ({
      code,
      price,
      status,
      shipping,
    });
    for (const answer of [
      recorded('item_search_with_itemCode'),
      json('formatversion1-2018/item_search_9'),
      json('not-captures/gateway-2026/item_search_success'),
    ])
      expectNoWrongPrice(answer, (mutant) => cardsOf(mutant).map(facts));
    for (const answer of [
      recorded('item_ranking_with_period'),
      json('not-captures/gateway-2026/item_ranking_success'),
    ])
      expectNoWrongPrice(answer, (mutant) => rankingOf(mutant).map(({ card }) => facts(card)));
    const { Items, ...rest } = recorded('item_search_with_itemCode') as { Items: object[] };
    expect(missingIn(() => cardsOf(rest))).toBe('Items');
    expect(
      missingIn(() => cardsOf({ ...rest, Items: [{ ...Items[0], itemPrice: undefined }] })),
    ).toBe('Items.0.itemPrice');
    expect(missingIn(() => cardsOf({ ...rest, Items: [{ ...Items[0], postageFlag: 2 }] }))).toBe(
      'Items.0.postageFlag',
    );
    expect(missingIn(() => cardsOf({ ...rest, Items: [{ ...Items[0], itemPrice: 0 }] }))).toBe(
      'Items.0.itemPrice',
    );
  });
});

describe.skipIf(!hasShared)('what else was recorded', () => {
  it('the ranking writes its prices as text, and comes best first whatever its order', () => {
    const ranked = rankingOf(recorded('item_ranking_with_period'));
    expect(ranked.map(({ rank }) => rank)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    );
    expect(ranked.slice(0, 3).map(({ card }) => card.price.current)).toEqual([1198, 32967, 2154]);
    expect(ranked[0]?.card).toMatchObject({
      code: 'seedcoms:10007199',
      shop: { review: { average: 4.04, count: 117 }, pointPercent: 10 },
    });
    expect(ranked.filter(({ card }) => card.status === 'sold').map(({ rank }) => rank)).toEqual([
      5,
    ]);
    const answer = recorded('item_ranking_with_period') as { Items: unknown[] };
    expect(rankingOf({ ...answer, Items: answer.Items.toReversed() })).toEqual(ranked);
    expect(
      rankingOf(json('not-captures/gateway-2026/item_ranking_success')).map(
        ({ card }) => card.price.current,
      ),
    ).toEqual([10000, 12000, 4980]);
  });

  it('genres of the gateway are read; the shape before it is an outage that names the new one', () => {
    expect(readGenre(json('not-captures/gateway-2026/genre_search_nested'))).toMatchObject({
      genre: { genreId: 565910, nameJa: 'イヤホン・ヘッドホン', level: 3 },
      ancestors: [{ genreId: 0 }, { genreId: 558885 }, { genreId: 562630 }],
    });
    expect(readGenre(json('not-captures/gateway-2026/genre_search_top')).children).toHaveLength(5);
    for (const old of [
      recorded('genre_search_with_genrePath'),
      json('sdk-fixtures-2013-2017/genre_search'),
      json('sdk-fixtures-2013-2017/parents_genre_search'),
    ])
      expect(missingIn(() => readGenre(old))).toBe('genre');
  });

  it('tags are read, nested or not', () => {
    expect(readTags(recorded('tag_search'))).toEqual([
      { id: 1000943, group: '靴の利用シーン／TPO', name: 'カジュアル' },
    ]);
    expect(readTags(json('sdk-fixtures-2013-2017/tag_search'))).toEqual([
      { id: 1000317, group: 'サイズ（S/M/L）', name: 'SS' },
    ]);
    expect(
      readTags(json('not-captures/gateway-2026/tag_search_success')).map(({ name }) => name),
    ).toEqual(['Bluetooth', '有線', 'USB', 'ANC対応', 'ANC非対応']);
  });

  it('products of the price comparison are no items, and their numbers are bar codes as we check them', () => {
    const products = recorded('product_search_with_hits') as { Products: { productNo: string }[] };
    expect(missingIn(() => readItemSearch(products))).toBe('Items');
    expect(
      missingIn(() => readItemSearch(json('not-captures/gateway-2026/product_search_success'))),
    ).toBe('Items');
    expect(products.Products.map(({ productNo }) => productNo).filter(isJan)).toHaveLength(13);
    expect(isJan('9784088728408')).toBe(false);
  });
});

function missingIn(read: () => unknown): string | undefined {
  try {
    read();
  } catch (failure) {
    if (failure instanceof Outage) return failure.missing;
    throw failure;
  }
  return undefined;
}

function expectNoWrongPrice(document: unknown, facts: (mutant: unknown) => unknown): void {
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
    expect(after, `${path} ${kind}`).toBe(before);
  }
  expect(outages).toBeGreaterThan(20);
}
