import { describe, expect, it } from 'vitest';
import { hasShared, readShared } from '../../../../test-support/world/captures.ts';
import { expectNoWrongPrice } from '../../../../test-support/wrong-prices.ts';
import type { ListingCard } from '../listing.ts';
import { cardOfSearchItem } from './search-card.ts';
import { pageOf, readListingState } from './search-answer.ts';
import { readModules, readSearchItem, readSearch } from './shapes.ts';
import { FOLDER, closedSearch, readAt } from '../../../../test-support/captures/yahoo-auctions.ts';

const cardsOf = (answer: unknown): ListingCard[] =>
  readSearch(answer).items.map((item, index) =>
    cardOfSearchItem(readSearchItem(item, `items.${index}.`), `items.${index}`, {
      status: 'sold',
      readAt,
    }),
  );

/** Code, prices, tax, bids, state, delivery, condition and kind of seller of each. */
const FACTS_OF_SEVEN = [
  [
    'h1001582809',
    40000,
    undefined,
    10000,
    undefined,
    'none',
    29,
    'sold',
    'buyer',
    11,
    'like-new',
    false,
  ],
  [
    'z595392208',
    77000,
    undefined,
    77000,
    77000,
    'none',
    undefined,
    'sold',
    'seller',
    7,
    'new',
    false,
  ],
  [
    'u1227414514',
    62000,
    undefined,
    30000,
    undefined,
    'none',
    32,
    'sold',
    'seller',
    12,
    'new',
    false,
  ],
  [
    'l1226876084',
    81500,
    undefined,
    10000,
    undefined,
    'none',
    38,
    'sold',
    'seller',
    12,
    'new',
    false,
  ],
  ['b1223558732', 17500, undefined, 5000, undefined, 'none', 6, 'sold', 'buyer', 11, 'new', false],
  [
    'z564116426',
    6980,
    undefined,
    6980,
    6980,
    'none',
    undefined,
    'sold',
    'seller',
    40,
    'new',
    false,
  ],
  ['e1215222713', 4580, 4164, 4580, undefined, 'added', 1, 'sold', 'buyer', 23, 'new', true],
];

describe.skipIf(!hasShared)('the captured v3 search answer', () => {
  it('is read with its prices, bids, tax and shipping', () => {
    const facts = cardsOf(closedSearch()).map(
      ({ code, price, auction, status, shipping, condition, isShopItem }) => [
        code,
        price.current,
        price.currentBeforeTax,
        price.start,
        price.buyNow,
        price.tax,
        auction?.bidCount,
        status,
        shipping.payer,
        shipping.fromPrefecture,
        condition,
        isShopItem,
      ],
    );
    expect(facts).toEqual(FACTS_OF_SEVEN);
  });

  it('keeps sellers, categories and ends', () => {
    const [, , , , , , store] = cardsOf(closedSearch());
    expect(store?.seller).toMatchObject({ isStore: true, ratingPercent: 100, name: '********' });
    expect(store?.categoryPath.map(({ name }) => name)).toEqual([
      'おもちゃ、ゲーム',
      'ゲーム',
      'トレーディングカードゲーム',
      'ポケモンカードゲーム',
      'シングルカード',
    ]);
    expect(store?.auction?.endsAt.toISOString()).toBe('2026-01-11T11:21:57.000Z');
  });

  it('is the same in the state of its page, with what the site says of all that matched', () => {
    const fromPage = pageOf(
      readListingState(readShared(`${FOLDER}/closedsearch_7items_2026-05-08.html`)),
      { status: 'sold' },
      readAt,
    );
    const fromCall = pageOf(closedSearch(), { status: 'sold' }, readAt);
    expect(fromPage).toEqual(fromCall);
    expect(fromPage).toMatchObject({
      total: 7,
      hasMore: false,
      isPartialMatch: false,
      statistics: { average: 41365, lowest: 4580, highest: 81500 },
    });
    // Two of the seven were sold on the flea market, which is another site.
    expect(fromPage.listings).toHaveLength(5);
  });

  it('names its brands with their reading', () => {
    const { modules } = closedSearch() as { modules: unknown };
    expect(readModules({ modules }).modules.brand?.children).toMatchObject([
      { id: 167473, name: 'ポケモンカードゲーム', kanaName: 'ポケモンカードゲーム', count: 5 },
      { id: 132599, name: 'Pokemon', kanaName: 'ポケモン', count: 1 },
    ]);
  });

  it('is an outage or the same prices after any one change', () => {
    const pricesOf = (cards: readonly ListingCard[]) =>
      cards.map(({ code, price, auction }) => ({
        code,
        price,
        isAuction: auction !== undefined,
        bids: auction?.bidCount,
      }));
    // What these keys say cannot be checked against anything else in the answer; a wrong value
    // there is still no wrong price.
    expectNoWrongPrice(closedSearch(), (answer) => pricesOf(cardsOf(answer)), {
      uncheckable: /\.(bidCount|auctionId|isFixedPrice|isNoPrice|initPriceNoTax|etc)$/,
    });
  });
});
