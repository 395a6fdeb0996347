import { describe, expect, it } from 'vitest';
import { hasShared } from '../../../../test-support/world/captures.ts';
import { expectNoWrongPrice } from '../../../../test-support/wrong-prices.ts';
import type { ListingCard } from '../listing.ts';
import { listingOfItem } from './item.ts';
import { itemOfPage, itemOfState, recommendedOfPage, recommendedOfState } from './pages.ts';
import { readItem } from './shapes.ts';
import {
  ITEM,
  page,
  readAt,
  recommendedOf,
  state,
} from '../../../../test-support/captures/paypay.ts';

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
      { uncheckable: /^location$/ },
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
      { uncheckable: /\.itemId$/ },
    );
  });
});
