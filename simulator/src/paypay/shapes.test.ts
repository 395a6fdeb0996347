import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capture, hasCaptures, type Json, missing, strangers } from '../../test-support/shapes.ts';
import { type Simulator, startSimulator } from '../start.ts';

const FOLDER = 'paypay-fleamarket';
let sim: Simulator;
beforeAll(async () => {
  sim = await startSimulator();
});
afterAll(() => sim.stop());

const get = async (path: string) =>
  (await fetch(`${sim.url}/paypay${path}`)).json() as Promise<Json>;
const stateOf = async (path: string): Promise<Json> =>
  JSON.parse(
    /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(
      await (await fetch(`${sim.url}/paypay${path}`)).text(),
    )?.[1] ?? 'null',
  );

describe.skipIf(!hasCaptures)('answers have the shape of the captures', () => {
  it('search, as call and as page', async () => {
    const theirs = capture(`${FOLDER}/search_open_100items_2026-05-05.next_data.json`);
    const { result } = theirs.props.initialState.searchState.search;
    const ours = await get('/api/v1/search?itemStatus=open&results=100');
    expect(ours.items).toHaveLength(100);
    expect(strangers(ours, result, /^$/)).toEqual([]);
    expect(missing(ours, result)).toEqual([]);
    for (const item of ours.items)
      expect(missing(item, result.items[0], ['brand', 'catalogId'])).toEqual([]);
    const page = await stateOf(`/search/${encodeURIComponent('カメラ')}?open=1&page=1`);
    expect(strangers(page, theirs, /^$/)).toEqual([]);
    expect(missing(page, theirs)).toEqual([]);
    console.log(`compared: ${ours.items.length} search items and a search page of the flea market`);
  });

  it('sold items', async () => {
    const theirs = capture(`${FOLDER}/search_3items_1sold_2026-05-05.next_data.json`).props
      .initialState.searchState.search.result;
    const ours = await get('/api/v1/search?itemStatus=sold&results=50');
    expect(strangers(ours, theirs, /^$/)).toEqual([]);
    expect(
      ours.items.every(
        (item: Json) => item.itemStatus === 'SOLD' && Date.parse(item.endTime) <= Date.now(),
      ),
    ).toBe(true);
  });

  it('item, as call and as page', async () => {
    const theirs = capture(`${FOLDER}/item_z604620404_2026-05-05.next_data.json`);
    const { item } = theirs.props.initialState.itemsState.items;
    const { items } = await get('/api/v1/search?itemStatus=open&results=30');
    for (const { id } of items) {
      const ours = await get(`/api/item/v2/items/${id}`);
      expect(strangers(ours, item, /^$/)).toEqual([]);
      // The one captured is a trading card with a brand and a running countdown.
      expect(
        missing(ours, item, [
          'brand',
          'brandList',
          'specificCategory',
          'countDownCampaignExpiredDate',
        ]),
      ).toEqual([]);
    }
    const page = await stateOf(`/item/${items[0].id}`);
    expect(strangers(page, theirs, /^$/)).toEqual([]);
    expect(page.props.initialState.itemsState.items.item).toEqual(
      await get(`/api/item/v2/items/${items[0].id}`),
    );
    const recommended = (state: Json) =>
      state.props.initialState.recommendsState.recommends.recommends.fleamarket_web_itempage
        .recommendItems;
    expect(recommended(page).items.length).toBeGreaterThan(5);
    expect(missing(recommended(page), recommended(theirs))).toEqual([]);
    expect(missing(recommended(page).items[0], recommended(theirs).items[0])).toEqual([]);
    console.log(`compared: ${items.length} items and an item page of the flea market`);
  });
});

describe('the flea market', () => {
  it('has thousands of goods, also some of the auction house, and pages over them', async () => {
    const { totalResultsAvailable, items } = await get(
      '/api/v1/search?itemStatus=open&results=100&offset=100',
    );
    expect(totalResultsAvailable).toBeGreaterThan(3_000);
    expect(items).toHaveLength(100);
    const prices = (
      await get('/api/v1/search?itemStatus=open&sort=price&order=ASC&minPrice=5000&results=100')
    ).items.map((item: Json) => item.price);
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b));
    expect(prices[0]).toBeGreaterThanOrEqual(5_000);
    const codes = new Set<string>();
    for (let offset = 0; offset < 1_000; offset += 100)
      for (const item of (await get(`/api/v1/search?itemStatus=open&results=100&offset=${offset}`))
        .items)
        codes.add(item.id);
    expect(codes.size).toBe(1_000);
    expect([...codes].some((code) => !code.startsWith('z'))).toBe(true);
  });

  it('does what it is told by hand, and remembers nothing after a reset', async () => {
    const control = async (method: string, path: string, body: object) =>
      (
        await fetch(`${sim.url}/_control/paypay${path}`, {
          method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json() as Promise<Json>;
    const { id } = await control('POST', '/items', { title: 'テスト用の品', price: 4_321 });
    expect(await get(`/api/item/v2/items/${id}`)).toMatchObject({
      id,
      title: 'テスト用の品',
      price: 4_321,
      status: 'OPEN',
    });
    await control('PATCH', `/items/${id}`, { price: 4_000 });
    expect(
      (await get(`/api/v1/search?query=${encodeURIComponent('テスト用')}`)).items,
    ).toMatchObject([{ id, price: 4_000, isPriceDown: true }]);
    await control('PATCH', `/items/${id}`, { isSold: true });
    expect((await get(`/api/item/v2/items/${id}`)).status).toBe('SOLD');
    await control('PATCH', `/items/${id}`, { isRemoved: true });
    expect((await fetch(`${sim.url}/paypay/api/item/v2/items/${id}`)).status).toBe(404);
    sim.world.reset();
    expect((await fetch(`${sim.url}/paypay/item/${id}`)).status).toBe(404);
  });

  it('shuts out who comes too often, refuses what it does not understand, and answers 404 for a leaf', async () => {
    expect((await fetch(`${sim.url}/paypay/api/v1/search?results=101`)).status).toBe(400);
    expect((await fetch(`${sim.url}/paypay/api/v1/categories/2420/children`)).status).toBe(404);
    expect((await get('/api/v1/categories/1/children')).map(({ id }: Json) => id)).toEqual(
      expect.arrayContaining([13457, 2501, 2511, 10002]),
    );
    const pace = (body: object) =>
      fetch(`${sim.url}/_control/paypay/pace`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await pace({ burstPerSecond: 0, blockSeconds: 60 });
    const refused = await fetch(`${sim.url}/paypay/api/v1/search`);
    expect([refused.status, Object.keys(((await refused.json()) as Json).error)]).toEqual([
      423,
      ['code', 'codeV2', 'message'],
    ]);
    await pace({ burstPerSecond: 200, blockSeconds: 30 });
    expect((await fetch(`${sim.url}/paypay/api/v1/search`)).status).toBe(200);
  });
});
