import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  capture,
  captureText,
  hasCaptures,
  type Json,
  missing,
  strangers,
} from '../../test-support/shapes.ts';
import { type Simulator, startSimulator } from '../start.ts';

describe.skipIf(!hasCaptures)('answers have the shape of the captures', () => {
  let sim: Simulator;
  beforeAll(async () => {
    sim = await startSimulator();
  });
  afterAll(() => sim.stop());

  const yahoo = async (path: string) =>
    (
      await fetch(`${sim.url}/yahoo-auctions${path}`, { headers: { cookie: 'B=x' } })
    ).json() as Promise<Json>;
  const nextData = (html: string) =>
    JSON.parse(/<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

  it('search items', async () => {
    const theirs = capture('yahoo-auctions/closedsearch_7items_2026-05-08.next_data.json').props
      .pageProps.initialState.search.items.listing;
    const ours = await yahoo('/api/search/v3/search/items?limit=100');
    // An open search may know the fee for the visitor's prefecture; in the capture all of them are null.
    expect(strangers(ours.items, theirs.items, /ShippingFee(Type)?$/)).toEqual([]);
    expect(missing(ours.items[0], theirs.items[0])).toEqual([]);
    expect(missing(ours.metadata, theirs.metadata)).toEqual([]);
    console.log(
      `compared: ${ours.items.length} search items of Yahoo! Auctions with ${theirs.items.length} captured`,
    );
  });

  it('closed search page', async () => {
    const theirs = capture('yahoo-auctions/closedsearch_7items_2026-05-08.next_data.json');
    const page = await (
      await fetch(
        `${sim.url}/yahoo-auctions/closedsearch/closedsearch?p=${encodeURIComponent('カメラ')}&n=50`,
      )
    ).text();
    const ours = nextData(page);
    const [a, b] = [ours, theirs].map(
      (data) => data.props.pageProps.initialState.search.items.listing,
    );
    expect(missing(a, b)).toEqual([]);
    expect(a.items.length).toBeGreaterThan(0);
    expect(strangers(a.items, b.items, /ShippingFee(Type)?$/)).toEqual([]);
    expect(missing(ours, theirs)).toEqual([]);
    console.log(`compared: closed search page of Yahoo! Auctions, ${a.items.length} items`);
  });

  it('item, as JSON and in its page', async () => {
    const theirs = capture('yahoo-auctions/item_open_0bids_pagedata_nextdata_2025-10-02.json');
    const item = theirs.nextData.props.pageProps.initialState.item.detail.item;
    // Known from other sources than this one capture: stores, buy-now, brand, shipping, return rules.
    const documented =
      /^\$\.(bidorbuy|taxin\w+|taxRate|brand|shipping|aucShoppingItemInfo|itemReturnable\.comment)(\.|\[|$)/;
    const hits = await yahoo('/api/search/v3/search/items?limit=40');
    for (const { auctionId } of hits.items) {
      const ours = await yahoo(`/api/detail/v2/items/${auctionId}`);
      expect(strangers(ours, item, documented)).toEqual([]);
      expect(missing(ours, item)).toEqual([]);
    }
    const page = await (
      await fetch(`${sim.url}/yahoo-auctions/jp/auction/${hits.items[0].auctionId}`)
    ).text();
    const pageData = JSON.parse(/var pageData = (.*);<\/script>/.exec(page)?.[1] ?? 'null');
    expect(strangers(pageData, theirs.pageData, /^$/)).toEqual([]);
    expect(missing(pageData.items, theirs.pageData.items)).toEqual([]);
    expect(nextData(page).props.initialState.item.detail.item.auctionId).toBe(
      hits.items[0].auctionId,
    );
    console.log('compared: 40 items and one item page of Yahoo! Auctions');
  });

  it('search page', async () => {
    const theirs = captureText('yahoo-auctions/search_open_1item_auction_2026-05-08.html');
    const ours = await (
      await fetch(`${sim.url}/yahoo-auctions/search/search?p=${encodeURIComponent('カメラ')}&n=20`)
    ).text();
    const product = (html: string) =>
      /<li class="Product">.*?<\/li>/s.exec(html.slice(html.indexOf('Products__items')))?.[0] ?? '';
    const attributes = (html: string) =>
      [
        ...new Set([...html.matchAll(/ (data-auction-[a-z-]+)=/g)].map(([, name]) => String(name))),
      ].sort();
    expect(attributes(product(ours))).toEqual(attributes(product(theirs)));
    for (const one of [
      'Product__titleLink',
      'Product__bonus',
      'Product__priceValue',
      'Product__postage',
      'Product__price',
    ])
      expect(product(ours)).toContain(one);
    expect(
      await (
        await fetch(
          `${sim.url}/yahoo-auctions/search/search?p=${encodeURIComponent('ぬえぬえぬえ')}`,
        )
      ).text(),
    ).toContain('条件に一致する商品は見つかりませんでした。');
    console.log('compared: search page of Yahoo! Auctions');
  });
});
