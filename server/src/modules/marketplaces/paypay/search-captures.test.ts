import { describe, expect, it } from 'vitest';
import { hasShared } from '../../../../test-support/world/captures.ts';
import { expectNoWrongPrice } from '../../../../test-support/wrong-prices.ts';
import type { ListingCard } from '../listing.ts';
import { searchOfPage, searchOfState } from './pages.ts';
import { readSearch } from './shapes.ts';
import { HUNDRED, THREE, cardsOf, page, state } from '../../../../test-support/captures/paypay.ts';

/** Code, prices, tax, state, condition, ratings, brand, delivery and end of each. */
const FACTS_OF_THREE = [
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
];

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
    expect(facts).toEqual(FACTS_OF_THREE);
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
    expectNoWrongPrice(searchOfState(state(THREE)), (answer) => pricesOf(cardsOf(answer)), {
      uncheckable: /\.id$/,
    });
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
