import { describe, expect, it } from 'vitest';
import { hasShared, readShared, readSharedJson } from '../../../../test-support/world/captures.ts';
import { mutationsOf } from '../../../../test-support/mutations.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { Listing, ListingCard } from '../listing.ts';
import { listingOfItem } from './item.ts';
import { itemOfState, readNextData } from './next-data.ts';
import { cardOfSearchItem } from './search-card.ts';
import { readSearchPage } from './search-page.ts';
import { pageOf, readListingState } from './search-answer.ts';
import { readItem, readModules, readSearchItem, readSearch } from './shapes.ts';

const FOLDER = 'data/marketplaces/yahoo-auctions';
const readAt = new Date('2026-05-08T00:00:00+09:00');

interface ClosedState {
  props: { pageProps: { initialState: { search: { items: { listing: unknown } } } } };
}
const closedSearch = () =>
  (readSharedJson(`${FOLDER}/closedsearch_7items_2026-05-08.next_data.json`) as ClosedState).props
    .pageProps.initialState.search.items.listing;
const cardsOf = (answer: unknown): ListingCard[] =>
  readSearch(answer).items.map((item, index) =>
    cardOfSearchItem(readSearchItem(item, `items.${index}.`), `items.${index}`, {
      status: 'sold',
      readAt,
    }),
  );
const itemState = () =>
  (
    readSharedJson(`${FOLDER}/item_open_0bids_pagedata_nextdata_2025-10-02.json`) as {
      nextData: unknown;
    }
  ).nextData;

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
    expect(facts).toEqual([
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
      [
        'b1223558732',
        17500,
        undefined,
        5000,
        undefined,
        'none',
        6,
        'sold',
        'buyer',
        11,
        'new',
        false,
      ],
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
    ]);
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
    // What these keys say cannot be checked against anything else in the answer; a wrong value there is still no wrong price.
    expectNoWrongPrice(
      closedSearch(),
      (answer) => pricesOf(cardsOf(answer)),
      /\.(bidCount|auctionId|isFixedPrice|isNoPrice|initPriceNoTax|etc)$/,
    );
  });
});

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
    expectNoWrongPrice(
      item,
      (mutant) => priceOf(listingOfItem(readItem(mutant), readAt)),
      /^(bids|initPrice|price|bidorbuy|seller\.isStore|auctionId)$/,
    );
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
