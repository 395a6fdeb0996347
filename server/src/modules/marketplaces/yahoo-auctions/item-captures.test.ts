import { describe, expect, it } from 'vitest';
import { hasShared, readSharedJson } from '../../../../test-support/world/captures.ts';
import { expectNoWrongPrice } from '../../../../test-support/wrong-prices.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { Listing } from '../listing.ts';
import { listingOfItem } from './item.ts';
import { itemOfState, readNextData } from './next-data.ts';
import { readItem } from './shapes.ts';
import { FOLDER, itemState, readAt } from '../../../../test-support/captures/yahoo-auctions.ts';

describe.skipIf(!hasShared)('the captured item', () => {
  const listing = () => listingOfItem(readItem(itemOfState(itemState())), readAt);

  it('is read whole', () => {
    expect(listing()).toMatchObject({
      code: 't1299900001',
      title: 'ニコン FM2 ブラックボディ 50mm F1.8 レンズ付き フィルムカメラ 動作確認済み',
      price: {
        current: 5000,
        currentBeforeTax: undefined,
        start: 5000,
        buyNow: undefined,
        tax: 'none',
      },
      condition: 'poor',
      status: 'open',
      quantity: 1,
      seller: { ratingPercent: 100, goodCount: 265, badCount: 0, isStore: false },
      shipping: { payer: 'seller', fee: 0, fromPrefecture: 28 },
      auction: {
        bidCount: 0,
        isAutoExtension: true,
        isEarlyClosing: true,
        restrictions: ['rating', 'bad-rating-ratio', 'credit'],
      },
      dispatch: '支払い手続きから1～2日で発送',
      isAdultOnly: false,
      isReturnable: false,
    });
    expect(listing().auction?.endsAt.toISOString()).toBe('2025-10-03T15:41:42.000Z');
    expect(listing().pictures.length).toBeGreaterThan(5);
    expect(listing().descriptionHtml).toContain('<br />');
  });

  it.each(['isAdult', 'isOver18', 'isOver20'])(
    'is for grown-ups only when its category says %s',
    (flag) => {
      const item = itemOfState(itemState()) as { category: object };
      expect(
        listingOfItem(readItem({ ...item, category: { ...item.category, [flag]: true } }), readAt)
          .isAdultOnly,
      ).toBe(true);
    },
  );

  it('agrees with what the page tells in its other place', () => {
    const { pageData } = readSharedJson(
      `${FOLDER}/item_open_0bids_pagedata_nextdata_2025-10-02.json`,
    ) as {
      pageData: { items: Record<string, string> };
    };
    const { code, price, auction, quantity } = listing();
    expect([code, String(price.current), String(auction?.bidCount), String(quantity)]).toEqual([
      pageData.items['productID'],
      pageData.items['price'],
      pageData.items['bids'],
      pageData.items['quantity'],
    ]);
  });

  it('is found in the HTML of its page', () => {
    const html = `<html><script id="__NEXT_DATA__" type="application/json">${JSON.stringify(itemState())}</script></html>`;
    expect(listingOfItem(readItem(readNextData(html)), readAt)).toEqual(listing());
    expect(() => readNextData('<html></html>')).toThrow(Outage);
  });

  it('is an outage or the same price after any one change', () => {
    const item = itemOfState(itemState());
    const priceOf = ({ price, auction }: Listing) => ({ price, bids: auction?.bidCount });
    // 0 bids: nothing contradicts a changed bid count or start price. A store flag only says how the tax is told.
    expectNoWrongPrice(item, (mutant) => priceOf(listingOfItem(readItem(mutant), readAt)), {
      uncheckable: /^(bids|initPrice|price|bidorbuy|seller\.isStore|auctionId)$/,
    });
  });

  it.each([
    [
      'the price with tax is missing',
      { price: 8100, taxRate: 10, taxinBidorbuy: 9900, bidorbuy: 9000 },
    ],
    ['the price with tax does not follow', { price: 8100, taxRate: 10, taxinPrice: 8100 }],
    [
      'the buy-now price stands there with tax only',
      { price: 8100, taxRate: 10, taxinPrice: 8910, taxinBidorbuy: 9900 },
    ],
  ])('of a store is an outage when %s', (_, told) => {
    const item = { ...(itemOfState(itemState()) as object), initPrice: 100, ...told };
    expect(() => listingOfItem(readItem(item), readAt)).toThrow(Outage);
  });

  it('of a store shows the price with tax, and keeps the one that is bid', () => {
    const item = {
      ...(itemOfState(itemState()) as object),
      initPrice: 100,
      price: 8100,
      taxRate: 10,
      taxinPrice: 8910,
      bidorbuy: 9000,
      taxinBidorbuy: 9900,
    };
    expect(listingOfItem(readItem(item), readAt).price).toEqual({
      current: 8910,
      currentBeforeTax: 8100,
      buyNow: 9900,
      buyNowBeforeTax: 9000,
      start: 110,
      startBeforeTax: 100,
      tax: 'added',
      taxPercent: 10,
    });
  });
});
