import { describe, expect, it } from 'vitest';
import { hasShared, readShared } from '../../../../test-support/world/captures.ts';
import { Outage } from '../../../kernel/outage.ts';
import { readSearchPage } from './search-page.ts';
import { FOLDER, readAt } from '../../../../test-support/captures/yahoo-auctions.ts';

describe.skipIf(!hasShared)('the captured search pages', () => {
  it('give an auction with bids, end and shipping', () => {
    const { listings, isPartialMatch } = readSearchPage(
      readShared(`${FOLDER}/search_open_1item_auction_2026-05-08.html`),
      readAt,
    );
    expect(isPartialMatch).toBe(false);
    expect(listings).toMatchObject([
      {
        code: 't1227918112',
        title: 'ポケモンカード マナフィ LV.32 004/PPP 蒼海の王子 プロモ',
        price: { current: 2500, start: 2500, buyNow: undefined, tax: 'none' },
        shipping: { payer: 'buyer', fee: 180, isFeeLowest: false },
        seller: { ratingPercent: 99.7, isStore: false },
        auction: { bidCount: 0, endsAt: new Date(1_778_417_253_000) },
      },
    ]);
  });

  it('give fifty goods at a fixed price, and say that they match only a part of the words', () => {
    const { listings, isPartialMatch, total } = readSearchPage(
      readShared(`${FOLDER}/search_open_50items_fixedprice_2026-05-08.html`),
      readAt,
    );
    expect(isPartialMatch).toBe(true);
    expect(listings).toHaveLength(50);
    expect(total).toBe(123_695);
    expect(
      listings.every(
        ({ auction, price }) => auction === undefined && price.current === price.buyNow,
      ),
    ).toBe(true);
    const added = listings
      .filter(({ price }) => price.tax === 'added')
      .map(({ price }) => [price.startBeforeTax, price.current]);
    expect(added).toEqual(
      expect.arrayContaining([
        [345, 379],
        [43, 47],
        [1000, 1100],
      ]),
    );
    expect(
      listings.filter(({ price }) => price.tax === 'included').map(({ price }) => price.current),
    ).toEqual([20]);
  });

  it('give nothing found only when the page says so', () => {
    const page = readShared(`${FOLDER}/search_zero_results_keyword_2025-10-03.html`);
    expect(readSearchPage(page, readAt).listings).toEqual([]);
    expect(() =>
      readSearchPage(page.replace('条件に一致する商品は見つかりませんでした', ''), readAt),
    ).toThrow(Outage);
  });

  it('name the attribute that is gone', () => {
    const page = readShared(`${FOLDER}/search_open_1item_auction_2026-05-08.html`);
    for (const name of [
      'data-auction-price',
      'data-auction-endtime',
      'data-auction-startprice',
      'data-auction-buynowprice',
      'data-auction-id',
    ])
      expect(
        () => readSearchPage(page.replaceAll(`${name}=`, 'data-other='), readAt),
        name,
      ).toThrow(Outage);
  });
});
