import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Check } from 'typebox/value';
import { MergedMessage } from '@hako/contract/search/merged-search';
import {
  cardsOf,
  kw,
  type MergedRig,
  startMergedRig,
} from '../../../test-support/rigs/merged-rig.ts';
import type { MergedGroupRow, MergedMessageRow } from './merged/merged-view.ts';

let rig: MergedRig;
beforeAll(async () => {
  rig = await startMergedRig();
});
afterEach(() => rig.heal());
afterAll(() => rig.close());

const listsOf = (messages: readonly MergedMessageRow[]) =>
  messages.filter((message) => message.type === 'list');

describe('the list as it comes', () => {
  it('takes "cũ" for a filter, not for a word that titles have', async () => {
    const [opening, ...rest] = await rig.stream(kw('máy ảnh canon cũ'));
    expect(opening).toMatchObject({ japanese: 'キヤノン カメラ', condition: 'used' });
    const groups = rest.flatMap((message) => (message.type === 'list' ? message.groups : []));
    const conditions = groups.flatMap(({ members }) => members.map(({ condition }) => condition));
    expect(conditions.length).toBeGreaterThan(0);
    expect(conditions).not.toContain('new');
  });

  it('keeps its promises from the opening to the end', async () => {
    const messages = await rig.stream(kw('máy ảnh canon'));
    for (const message of messages)
      expect(Check(MergedMessage, message), JSON.stringify(message).slice(0, 400)).toBe(true);
    expect(messages[0]).toMatchObject({ type: 'query', is_translated: true });
    expect(
      messages
        .filter(({ type }) => type === 'site')
        .map((message) => (message as { site: string }).site)
        .toSorted(),
    ).toEqual(rig.sites.toSorted());
    expect(messages.at(-1)?.type).toBe('done');
    const lists = listsOf(messages);
    expect(lists.map(({ is_final }) => is_final)).toEqual([
      ...lists.slice(1).map(() => false),
      true,
    ]);
    const told = new Map<string, MergedGroupRow>();
    for (const { groups, order } of lists) {
      for (const group of groups) told.set(group.id, group);
      expect(order.filter((id) => !told.has(id))).toEqual([]);
    }
    // Put together it is the page that the other call gives, and somebody who joins later hears the same end.
    const whole = await rig.page(kw('máy ảnh canon'));
    const last = lists.at(-1);
    expect(last?.order.map((id) => told.get(id))).toEqual(whole.groups);
    expect(last).toMatchObject({ cursor: whole.cursor, total: whole.total, is_partial: false });
    const again = await rig.stream(kw('máy ảnh canon'));
    expect(listsOf(again)).toMatchObject([
      { is_final: true, order: last?.order, groups: whole.groups },
    ]);
  });

  it('leads a link to its page, and refuses one that leads nowhere', async () => {
    expect(await rig.stream(kw('https://jp.mercari.com/item/m87177707015'))).toMatchObject([
      { type: 'query', link_path: '/mercari/item/m87177707015' },
      { type: 'done' },
    ]);
    const answer = await rig.service.app.inject({
      url: `/api/catalog/merged?${kw('https://example.com/x')}`,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([
      400,
      'marketplaces.link-not-supported',
    ]);
    const other = await rig.service.app.inject({ url: '/api/catalog/merged-page?q=a&sites=ebay' });
    expect([other.statusCode, other.json().code]).toEqual([404, 'marketplaces.site-not-served']);
  });

  it('asks each site once, however many ask the same at the same time', async () => {
    const faults = rig.sites.map((site) => rig.hurt(site, 'slow', 30));
    const pages = await Promise.all(Array.from({ length: 12 }, () => rig.page(kw('olympus om-1'))));
    for (const { groups } of pages) expect(groups).toEqual(pages[0]?.groups);
    for (const [index, fault] of faults.entries()) {
      // Yahoo! Auctions may want a cookie first, and a thin page is read on once.
      expect(fault.struck, rig.sites[index]).toBeGreaterThan(0);
      expect(fault.struck, rig.sites[index]).toBeLessThanOrEqual(3);
    }
  });
});

describe('orders and filters', () => {
  it.each([
    ['price-up', (card: { price_jpy: number | null }) => card.price_jpy],
    ['price-down', (card: { price_jpy: number | null }) => -(card.price_jpy ?? 0)],
    ['landed-up', (card: { landed: { likely_vnd: number } | null }) => card.landed?.likely_vnd],
  ] as const)('%s holds over all sites of a page', async (sort, figureOf) => {
    const { groups } = await rig.page(`${kw('sony')}&sort=${sort}`);
    const values = groups.map(({ members }) => figureOf(members[0] as never)) as number[];
    expect(values.length).toBeGreaterThan(10);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });

  it('tell how the landed prices spread, whatever the bounds of price are', async () => {
    const spreadOf = async (query: string) => {
      const answer = await rig.service.app.inject({ url: `/api/catalog/landed-spread?${query}` });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().data;
    };
    const { groups, total } = await rig.page(kw('sony'));
    const told = await spreadOf(`${kw('sony')}&min_landed=3000000&max_price=20000`);
    expect(told).toEqual(await spreadOf(kw('sony')));
    expect(told).toMatchObject({ total, is_partial: false });
    const counted = told.spread.counts.reduce((sum: number, count: number) => sum + count, 0);
    expect(counted).toBe(told.counted);
    const shown = cardsOf(groups).flatMap(({ landed }) => landed?.likely_vnd ?? []);
    expect(counted).toBeGreaterThanOrEqual(shown.length);
    expect(told.spread.edges[0]).toBeLessThanOrEqual(Math.min(...shown));
    expect(told.spread.edges[24]).toBeGreaterThanOrEqual(Math.max(...shown));
    const nothing = await spreadOf(kw('スーパーレア存在しない'));
    expect(nothing.spread).toBeNull();
  });

  it('ending-soon holds for the auctions, which stand before everything else', async () => {
    const { groups } = await rig.page(`${kw('sony')}&sort=ending-soon`);
    const ends = groups.map(({ members }) => Date.parse(members[0]?.ends_at ?? '9999-01-01'));
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  });

  it.each([
    ['condition=new', (card) => card.condition === 'new'],
    ['condition=junk', (card) => card.condition === 'junk'],
    [
      'min_price=5000&max_price=20000',
      (card) => (card.price_jpy ?? 0) >= 5_000 && (card.price_jpy ?? 0) <= 20_000,
    ],
    [
      'max_landed=3000000',
      (card) => (card.landed?.likely_vnd ?? Number.MAX_SAFE_INTEGER) <= 3_000_000,
    ],
    ['seller_kind=store', (card) => card.seller.is_store || card.is_shop_item],
    [
      'ends_within_hours=12',
      (card) =>
        card.kind === 'auction' &&
        Date.parse(card.ends_at ?? '') - rig.clock.now().getTime() <= 12 * 3_600_000,
    ],
    ['free_shipping=true', (card) => card.shipping_payer === 'seller'],
    ['importable=true', (card) => card.flags.every(({ rule }) => rule !== 'block')],
    ['exclude=nikon', (card) => !/nikon/i.test(card.title)],
    ['sites=mercari', (card) => card.site === 'mercari'],
  ] as [string, (card: ReturnType<typeof cardsOf>[number]) => boolean][])(
    '%s',
    async (filter, holds) => {
      const found = await rig.page(`${kw('máy ảnh')}&size=100&${filter}`);
      const cards = cardsOf(found.groups);
      expect(cards.length).toBeGreaterThan(0);
      expect(
        cards.filter((card) => !holds(card)).map(({ title, price_jpy }) => [title, price_jpy]),
      ).toEqual([]);
      if (/landed|importable/.test(filter)) expect(found.is_total_upper_bound).toBe(true);
    },
  );
});
