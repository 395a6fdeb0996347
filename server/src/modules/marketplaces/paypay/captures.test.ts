import { describe, expect, it } from 'vitest';
import { hasShared, readShared, readSharedJson } from '../../../../test-support/world/captures.ts';
import { mutationsOf } from '../../../../test-support/mutations.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { ListingCard } from '../listing.ts';
import { cardOfRecommended, cardOfSearchItem } from './card.ts';
import { listingOfItem } from './item.ts';
import {
  itemOfPage,
  itemOfState,
  recommendedOfPage,
  recommendedOfState,
  searchOfPage,
  searchOfState,
} from './pages.ts';
import {
  readItem,
  readRecommended,
  readRecommendedItem,
  readSearch,
  readSearchItem,
} from './shapes.ts';

const FOLDER = 'data/marketplaces/paypay-fleamarket';
const THREE = `${FOLDER}/search_3items_1sold_2026-05-05`;
const HUNDRED = `${FOLDER}/search_open_100items_2026-05-05`;
const ITEM = `${FOLDER}/item_z604620404_2026-05-05`;
const readAt = new Date('2026-05-06T00:00:00+09:00');

const state = (file: string): unknown => readSharedJson(`${file}.next_data.json`);
const page = (file: string): string => readShared(`${file}.html`);
const cardsOf = (answer: unknown): ListingCard[] =>
  readSearch(answer).items.map((item, index) =>
    cardOfSearchItem(readSearchItem(item, `items.${index}.`), `items.${index}`, readAt),
  );
const recommendedOf = (answer: unknown): ListingCard[] =>
  readRecommended(answer).items.map((item, index) =>
    cardOfRecommended(readRecommendedItem(item, `items.${index}.`), `items.${index}`, readAt),
  );

describe.skipIf(!hasShared)('the captured search of three items', () => {
  it('is read with prices, states and sellers', () => {
    const facts = cardsOf(searchOfState(state(THREE))).map(
      ({ code, price, status, condition, seller, brand, shipping, endsAt }) => [
        code,
        price.current,
        price.buyNow,
        price.tax,
        status,
        condition,
        seller.ratingPercent,
        (seller.goodCount ?? 0) + (seller.badCount ?? 0),
        brand,
        shipping.payer,
        shipping.fee,
        endsAt?.toISOString(),
      ],
    );
    expect(facts).toEqual([
      [
        'z574071706',
        28000,
        28000,
        'included',
        'open',
        'like-new',
        99.4,
        531,
        'Pokemon',
        'seller',
        0,
        '2027-05-01T14:38:06.000Z',
      ],
      [
        'z600778200',
        77000,
        77000,
        'included',
        'open',
        'new',
        100,
        13,
        'Pokemon',
        'seller',
        0,
        '2027-04-29T12:57:35.000Z',
      ],
      // Of a sold item the end is the moment of the sale: Yahoo! Auctions tells the same one for this id.
      [
        'z595392208',
        77000,
        77000,
        'included',
        'sold',
        'new',
        100,
        3,
        'Pokemon',
        'seller',
        0,
        '2026-04-27T14:50:04.000Z',
      ],
    ]);
    expect(cardsOf(searchOfState(state(THREE)))[0]?.categoryPath).toEqual([
      { id: '2511', name: 'ゲーム、おもちゃ' },
      { id: '2420', name: 'トレーディングカード' },
    ]);
  });

  it('is found in its page, without the ninety-odd other goods drawn there', () => {
    const html = page(THREE);
    expect(html.match(/<a[^>]* href="\/item\//g)?.length).toBeGreaterThan(90);
    expect(cardsOf(searchOfPage(html))).toEqual(cardsOf(searchOfState(state(THREE))));
  });

  it('is an outage or the same prices after any one change', () => {
    const pricesOf = (cards: readonly ListingCard[]) =>
      cards.map(({ code, price, status }) => ({ code, price, status }));
    // Nothing contradicts another id.
    expectNoWrongPrice(searchOfState(state(THREE)), (answer) => pricesOf(cardsOf(answer)), /\.id$/);
  });
});

describe.skipIf(!hasShared)('the captured search of a hundred items', () => {
  it('is read whole, from the call and from the page', () => {
    const cards = cardsOf(searchOfState(state(HUNDRED)));
    expect(cards).toHaveLength(100);
    expect(cardsOf(searchOfPage(page(HUNDRED)))).toEqual(cards);
    expect(readSearch(searchOfState(state(HUNDRED))).totalResultsAvailable).toBe(663);
    expect(cards.every(({ status, auction }) => status === 'open' && auction === undefined)).toBe(
      true,
    );
    const conditions = Map.groupBy(cards, ({ condition }) => condition);
    expect(
      Object.fromEntries([...conditions].map(([condition, found]) => [condition, found.length])),
    ).toEqual({
      new: 20,
      'like-new': 10,
      good: 34,
      fair: 26,
      poor: 10,
    });
  });

  it('knows a seller without ratings, and the listing of Yahoo! Auctions among them', () => {
    const cards = cardsOf(searchOfState(state(HUNDRED)));
    expect(cards.filter(({ code }) => !code.startsWith('z'))).toMatchObject([
      {
        code: 'e1228929303',
        price: { current: 2380 },
        seller: { id: 'p70517549', ratingPercent: undefined, goodCount: undefined },
      },
    ]);
  });

  it('counts the good ratings of every seller to within one of the share that is told', () => {
    const rated = cardsOf(searchOfState(state(HUNDRED))).flatMap(({ seller }) =>
      seller.ratingPercent === undefined ? [] : [seller],
    );
    expect(rated).toHaveLength(97);
    for (const { id, goodCount = 0, badCount = 0, ratingPercent = 0 } of rated)
      expect(Math.abs(goodCount - ((goodCount + badCount) * ratingPercent) / 100), id).toBeLessThan(
        1,
      );
  });
});

describe.skipIf(!hasShared)('the captured item', () => {
  const listing = () => listingOfItem(readItem(itemOfState(state(ITEM))), readAt);

  it('is read whole', () => {
    expect(listing()).toMatchObject({
      code: 'z604620404',
      url: 'https://paypayfleamarket.yahoo.co.jp/item/z604620404',
      title:
        'ポケモンカード 黒炎の支配者 ステラミラクルポケモンGO  熱風のアリーナ未開封パック 13パック',
      price: { current: 8980, buyNow: 8980, tax: 'included' },
      condition: 'new',
      status: 'open',
      auction: undefined,
      quantity: 1,
      brand: 'ポケモンカードゲーム',
      categoryPath: [
        { id: '2511', name: 'ゲーム、おもちゃ' },
        { id: '2420', name: 'トレーディングカード' },
      ],
      seller: {
        id: 'p634529',
        name: 'もおきあたこ',
        ratingPercent: 100,
        goodCount: 221,
        badCount: 0,
        isStore: false,
      },
      shipping: { payer: 'seller', fee: 0, fromPrefecture: 14 },
      dispatch: '1〜2日で発送',
      likeCount: 1,
    });
    expect(listing().updatedAt?.toISOString()).toBe('2026-05-05T10:59:02.000Z');
    expect(listing().descriptionText).toMatch(/^ポケモンカードの未開封パック13個のセットです。\n/);
    expect(listing().descriptionHtml).toContain('<br />');
    expect(listing().pictures.length).toBeGreaterThan(1);
  });

  it('is found in its page', () => {
    expect(listingOfItem(readItem(itemOfPage(page(ITEM))), readAt)).toEqual(listing());
  });

  it('is an outage or the same price after any one change', () => {
    const item = itemOfState(state(ITEM));
    expectNoWrongPrice(
      item,
      (mutant) =>
        (({ price, status, shipping }) => ({ price, status, shipping }))(
          listingOfItem(readItem(mutant), readAt),
        ),
      /^location$/,
    );
  });

  it('has no price when the site says so', () => {
    const item = { ...(itemOfState(state(ITEM)) as object), noPriceItem: true };
    expect(listingOfItem(readItem(item), readAt).price.current).toBeUndefined();
  });

  it('is recommended with others, of which ten are sold', () => {
    const cards = recommendedOf(recommendedOfState(state(ITEM)));
    expect(cards).toHaveLength(96);
    expect(cards.filter(({ status }) => status === 'sold')).toHaveLength(10);
    expect(cards[0]).toMatchObject({
      code: 'z602885720',
      price: { current: 6500 },
      status: 'open',
      seller: { id: 'p44841198' },
    });
    expect(recommendedOf(recommendedOfPage(page(ITEM)))).toEqual(cards);
    // Its seller wants to hear offers first: the site writes 0 and logs no price.
    expect(
      cards.filter(({ price }) => price.current === undefined).map(({ code }) => code),
    ).toEqual(['z249524260']);
  });

  it('is recommended at the same prices or not at all after any one change', () => {
    const pricesOf = (cards: readonly ListingCard[]) =>
      cards.map(({ code, price, status }) => ({ code, price, status }));
    expectNoWrongPrice(
      recommendedOfState(state(ITEM)),
      (answer) => pricesOf(recommendedOf(answer)),
      /\.itemId$/,
    );
  });
});

describe.skipIf(!hasShared)('a price that is told twice', () => {
  it.each([
    ['search', () => searchOfState(state(THREE)), cardsOf],
    ['recommendations', () => recommendedOfState(state(ITEM)), recommendedOf],
  ])('is an outage in the %s when the two differ', (_, document, read) => {
    const answer = document() as { items: { price: number }[] };
    for (const item of answer.items.slice(0, 2)) item.price += 1;
    expect(missingIn(() => read(answer))).toBe('items.0.price');
  });
});

describe.skipIf(!hasShared)('a page that changed', () => {
  it.each([
    ['"__NEXT_DATA__"', '__NEXT_DATA__'],
    ['"itemsState"', 'props.initialState.itemsState'],
    ['"item":', 'props.initialState.itemsState.items.item'],
  ])('names what is gone with %s', (text, missing) => {
    expect(missingIn(() => itemOfPage(page(ITEM).replaceAll(text, text.replace('"', '"x'))))).toBe(
      missing,
    );
  });

  it.each([
    ['searchState', 'props.initialState.searchState'],
    ['totalResultsAvailable', 'totalResultsAvailable'],
    ['itemStatus', 'items.0.itemStatus'],
    ['price', 'items.0.price'],
    ['seller', 'items.0.seller'],
  ])('names %s', (key, missing) => {
    expect(
      missingIn(() => cardsOf(searchOfPage(page(HUNDRED).replaceAll(`"${key}":`, `"x${key}":`)))),
    ).toBe(missing);
  });

  it('is no "nothing found"', () => {
    expect(missingIn(() => searchOfPage('<html><body>メンテナンス中</body></html>'))).toBe(
      '__NEXT_DATA__',
    );
    expect(
      missingIn(() => searchOfPage('<script id="__NEXT_DATA__" type="application/json">{"props":')),
    ).toBe('__NEXT_DATA__');
  });
});

function missingIn(read: () => unknown): string | undefined {
  try {
    read();
  } catch (failure) {
    if (failure instanceof Outage) return failure.missing;
    throw failure;
  }
  return 'nothing: it was read';
}

function expectNoWrongPrice(
  document: unknown,
  facts: (mutant: unknown) => unknown,
  uncheckable: RegExp,
): void {
  const before = JSON.stringify(facts(document));
  let outages = 0;
  for (const { path, kind, mutant } of mutationsOf(document)) {
    let after: string;
    try {
      after = JSON.stringify(facts(mutant));
    } catch (failure) {
      expect(failure, `${path} ${kind}`).toBeInstanceOf(Outage);
      outages += 1;
      continue;
    }
    if (!uncheckable.test(path)) expect(after, `${path} ${kind}`).toBe(before);
  }
  expect(outages).toBeGreaterThan(20);
}
