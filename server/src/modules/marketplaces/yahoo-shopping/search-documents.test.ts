import { describe, expect, it } from 'vitest';
import { expectNoWrongPrice } from '../../../../test-support/wrong-prices.ts';
import {
  SHOPPING_RANKING as RANKING,
  SHOPPING_SEARCH as SEARCH,
} from '../../../../test-support/world/shopping-documents.ts';
import type { ListingCard } from '../listing.ts';
import { cardOfHit } from './card.ts';
import { cardOfRankingRow } from './ranking.ts';
import { readRanking, readHit, readSearch } from './shapes.ts';

const readAt = new Date('2026-11-21T03:00:00Z');

const cardsOf = (answer: unknown): ListingCard[] =>
  readSearch(answer).hits.map((hit, i) =>
    cardOfHit(readHit(hit, `hits.${i}.`), `hits.${i}`, readAt),
  );
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
    expectNoWrongPrice(SEARCH, (answer) => facts(cardsOf(answer)), {
      uncheckable: /\.(inStock|taxExcludePrice|code)$/,
      leastOutages: 60,
    });
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
      { uncheckable: /bargain_price$|information\.(code|url)$/, leastOutages: 10 },
    );
  });
});
