import { Check } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CatalogMessage } from '@hako/contract/search/search';
import { type SearchRig, startSearchRig } from '../../../test-support/rigs/search-rig.ts';
import type { Group, Message } from './index.ts';

let rig: SearchRig;
beforeAll(async () => {
  rig = await startSearchRig(undefined, true);
});
afterAll(() => rig.close());

const get = async (url: string) => {
  const answer = await rig.app.inject({ method: 'GET', url });
  return {
    status: answer.statusCode,
    type: answer.headers['content-type'],
    text: answer.body,
    body: () => answer.json(),
  };
};
const linesOf = (text: string): Message[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const resultsOf = (messages: readonly Message[]) =>
  messages.find((message): message is Group & { type: 'results' } => message.type === 'results');

describe('the combined search', () => {
  it.each(['máy ảnh film nikon', 'may anh film nikon'])(
    'finds for %s, tells each site, and names the silent one',
    async (keyword) => {
      const { status, type, text } = await get(
        `/api/catalog/search?q=${encodeURIComponent(keyword)}`,
      );
      expect([status, type]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
      const messages = linesOf(text);
      for (const message of messages)
        expect(Check(CatalogMessage, message), JSON.stringify(message).slice(0, 300)).toBe(true);
      expect(messages[0]).toMatchObject({
        type: 'query',
        japanese: 'ニコン フィルムカメラ',
        is_translated: true,
      });
      expect(messages.find(({ type: kind }) => kind === 'outage')).toMatchObject({
        site: 'mercari',
        name: 'Mercari',
      });
      expect(messages.at(-1)?.type).toBe('done');
      const cards = resultsOf(messages)?.cards ?? [];
      expect(cards.length).toBeGreaterThan(5);
      for (const card of cards) {
        expect(card.price_vnd).toBeGreaterThan(0);
        expect(card.landed?.likely_vnd).toBeGreaterThan(card.price_vnd ?? 0);
        expect(card.title_vi).toMatch(/máy ảnh phim/i);
      }
    },
  );

  it('leads a pasted link to its page and asks no site', async () => {
    const { text } = await get(
      `/api/catalog/search?q=${encodeURIComponent('https://jp.mercari.com/item/m87177707015')}`,
    );
    expect(linesOf(text)).toMatchObject([
      { type: 'query', link_path: '/mercari/item/m87177707015' },
      { type: 'done' },
    ]);
  });

  it.each([
    [
      `search?q=${encodeURIComponent('https://example.com/x')}`,
      400,
      'marketplaces.link-not-supported',
      'Link sản phẩm chưa được hỗ trợ hoặc chưa đúng.',
    ],
    [
      'search?q=a&sites=ebay',
      404,
      'marketplaces.site-not-served',
      'Sàn này chưa được hỗ trợ. Vui lòng chọn sàn khác.',
    ],
    [
      'items/mercari/m12345678901/bids',
      404,
      'marketplaces.not-at-this-site',
      'Sàn này không có mục bạn cần xem.',
    ],
    [
      'items/mercari/m12345678901',
      503,
      'outside.unavailable',
      'Hako đang gặp gián đoạn. Chưa có gì thay đổi; Vui lòng thử lại sau ít phút.',
    ],
  ])('refuses %s', async (query, status, code, message) => {
    const answer = await get(`/api/catalog/${query}`);
    expect(answer.body().code).toBe(code);
    expect(answer.status).toBe(status);
    expect(answer.body().message).toBe(message);
  });

  it('answers the same at once for the server’s own pages', async () => {
    const { query, groups } = (await get('/api/catalog/search-whole?q=seiko&sites=auction')).body();
    expect(query.japanese).toBe('セイコー');
    expect(groups).toHaveLength(1);
    expect(groups[0].cards.length).toBeGreaterThan(0);
  });
});

describe('an item', () => {
  const someCard = async () =>
    resultsOf(linesOf((await get('/api/catalog/search?q=lens&sites=auction&kind=auction')).text))
      ?.cards[0];

  it('is read whole, with what it costs at the door', async () => {
    const card = await someCard();
    const { data } = (await get(`/api/catalog/items/auction/${card?.code}`)).body();
    expect(data).toMatchObject({
      code: card?.code,
      kind: 'auction',
      can_bid: true,
      is_stale: false,
    });
    expect(data.pictures.length).toBeGreaterThan(0);
    expect(data.landed.high_vnd).toBeGreaterThanOrEqual(data.landed.likely_vnd);
    const bids = (await get(`/api/catalog/items/auction/${card?.code}/bids`)).body();
    expect(bids.data.bid_count).toBe(bids.data.bids.length);
    const related = (await get(`/api/catalog/items/auction/${card?.code}/related`)).body();
    expect(related.data.length).toBeGreaterThan(0);
  });

  it('is shown from what was kept when the site is silent', async () => {
    const card = await someCard();
    await get(`/api/catalog/items/auction/${card?.code}`);
    rig.simulator.world.faults.add({
      party: 'yahoo-auctions',
      path: '^/(api/detail|jp/auction)',
      kind: 'reset',
    });
    const { status, body } = await get(`/api/catalog/items/auction/${card?.code}?fresh=true`);
    rig.simulator.world.faults.remove({});
    expect([status, body().data.code]).toEqual([200, card?.code]);
  });

  it('that does not exist is refused in Vietnamese', async () => {
    const answer = await get('/api/catalog/items/auction/z999999999');
    expect([answer.status, answer.body().code]).toEqual([404, 'marketplaces.no-such-listing']);
  });

  it('categories carry Vietnamese names', async () => {
    const { data } = (await get('/api/catalog/categories/auction')).body();
    expect(data.children.length).toBeGreaterThan(3);
  });
});
