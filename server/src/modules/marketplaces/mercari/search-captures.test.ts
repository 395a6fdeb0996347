import { describe, expect, it } from 'vitest';
import { hasShared } from '../../../../test-support/world/captures.ts';
import { expectNoWrongPrice } from '../../../../test-support/wrong-prices.ts';
import type { ListingCard } from '../listing.ts';
import { answersOf, cardsOf, newest, SEARCHES } from '../../../../test-support/captures/mercari.ts';

describe.skipIf(!hasShared)('the recorded searches', () => {
  it.each(SEARCHES)('%s gives %i listings', (name, count) => {
    const cards = cardsOf(answersOf(name)[0]);
    expect(cards).toHaveLength(count);
    for (const card of cards) {
      expect(card.code).toMatch(/^(m\d+|[A-Za-z0-9]{22})$/);
      expect(card.shipping.fee).toBe(card.shipping.payer === 'seller' ? 0 : undefined);
      expect(card.price.tax).toBe('included');
    }
  });

  it('keep the price range and the order that were asked for', () => {
    const prices = cardsOf(answersOf('test_search_sort_by_price_asc')[0]).map(({ price }) =>
      Number(price.current),
    );
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(
      cardsOf(answersOf('test_search_filter_by_status_on_sale')[0]).every(
        ({ status }) => status === 'open',
      ),
    ).toBe(true);
  });

  it('never show 9,999,999 as the price of a listing without one', () => {
    expect(cardsOf(answersOf('test_search_no_price_item')[0])[0]?.price).toMatchObject({
      current: undefined,
      buyNow: undefined,
    });
  });

  it('of 2026 tell auctions from goods at a fixed price', () => {
    const [auction] = cardsOf(newest('search_page_auction'));
    expect(auction).toMatchObject({
      code: 'm83173230226',
      price: { current: 62100, start: 60000, buyNow: undefined },
      auction: { bidCount: 21, endsAt: new Date('2026-09-02T11:39:00Z') },
      condition: 'fair',
      shipping: { payer: 'seller', fee: 0 },
    });
    const [plain] = cardsOf(newest('search_page'));
    expect(plain?.price.buyNow).toBe(plain?.price.current);
  });

  it('are an outage or the same prices after any one change', () => {
    const facts = (cards: readonly ListingCard[]) =>
      cards.map(({ price, status }) => ({ price, status }));
    expectNoWrongPrice(newest('search_page_auction'), (answer) => facts(cardsOf(answer)), {
      uncheckable: /\.((isNoPrice|initialPrice|price|status) .*|auction null)$/,
      within: /^items/,
      leastOutages: 11,
    });
    expectNoWrongPrice(newest('search_page'), (answer) => facts(cardsOf(answer)), {
      uncheckable: /\.(isNoPrice|price|status) /,
      within: /^items/,
      leastOutages: 11,
    });
  });
});
