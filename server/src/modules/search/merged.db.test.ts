import { Check } from 'typebox/value';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MergedMessage, MergedPage } from '@hako/contract/merged-search';
import { pretendSettings } from '../../../../scripts/pretend-settings.ts';
import { type Simulator, startSimulator } from '../../../../simulator/src/start.ts';
import { startTestService, type TestService } from '../../../test-support/test-service.ts';
import { systemClock } from '../../kernel/clock.ts';
import type { MergedGroupRow, MergedMessageRow, MergedPageRow } from './merged-view.ts';

/** The party of the pretend world behind each site. */
const PARTY: Readonly<Record<string, string>> = {
  auction: 'yahoo-auctions',
  mercari: 'mercari',
  shopping: 'yahoo-shopping',
  rakuten: 'rakuten',
  paypay: 'paypay',
  surugaya: 'suruga-ya',
  amazon: 'amazon',
};

let simulator: Simulator;
let service: TestService;
let sites: string[];
let aheadMs = 0;
const clock = { now: () => new Date(systemClock.now().getTime() + aheadMs), monotonicMs: () => systemClock.monotonicMs() + aheadMs };

beforeAll(async () => {
  simulator = await startSimulator();
  service = await startTestService({ clock, settings: pretendSettings(simulator.url) });
  sites = ((await page('q=nikon')).sites ?? []).map(({ site }) => site);
});
afterEach(() => {
  simulator.world.faults.remove({});
});
afterAll(async () => {
  await service.close();
  await simulator.stop();
});

async function page(query: string): Promise<MergedPageRow> {
  const answer = await service.app.inject({ url: `/api/catalog/merged-page?${query}` });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  const body = answer.json();
  expect(Check(MergedPage, body), answer.body.slice(0, 500)).toBe(true);
  return body;
}
async function stream(query: string): Promise<MergedMessageRow[]> {
  const answer = await service.app.inject({ url: `/api/catalog/merged?${query}` });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return answer.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
const cardsOf = (groups: readonly MergedGroupRow[]) => groups.flatMap(({ members }) => members);
const keysOf = (groups: readonly MergedGroupRow[]) => cardsOf(groups).map(({ site, code }) => `${site}:${code}`);

const listsOf = (messages: readonly MergedMessageRow[]) => messages.filter((message) => message.type === 'list');
const kw = (keyword: string) => `q=${encodeURIComponent(keyword)}`;
/** Every page from the first to the last. */
async function allPages(query: string, between: (page: number) => Promise<void> | void = () => undefined): Promise<MergedPageRow[]> {
  const pages = [await page(query)];
  for (let cursor = pages[0]?.cursor; cursor && pages.length < 60; cursor = pages.at(-1)?.cursor) {
    await between(pages.length);
    pages.push(await page(`${query}&cursor=${cursor}`));
  }
  return pages;
}

describe('the list as it comes', () => {
  it('keeps its promises from the opening to the end', async () => {
    const messages = await stream(kw('máy ảnh canon'));
    for (const message of messages) expect(Check(MergedMessage, message), JSON.stringify(message).slice(0, 400)).toBe(true);
    expect(messages[0]).toMatchObject({ type: 'query', is_translated: true });
    expect(
      messages
        .filter(({ type }) => type === 'site')
        .map((message) => (message as { site: string }).site)
        .toSorted(),
    ).toEqual(sites.toSorted());
    expect(messages.at(-1)?.type).toBe('done');
    const lists = listsOf(messages);
    expect(lists.map(({ is_final }) => is_final)).toEqual([...lists.slice(1).map(() => false), true]);
    const told = new Map<string, MergedGroupRow>();
    for (const { groups, order } of lists) {
      for (const group of groups) told.set(group.id, group);
      expect(order.filter((id) => !told.has(id))).toEqual([]);
    }
    // Put together it is the page that the other call gives, and somebody who joins later hears the same end.
    const whole = await page(kw('máy ảnh canon'));
    const last = lists.at(-1);
    expect(last?.order.map((id) => told.get(id))).toEqual(whole.groups);
    expect(last).toMatchObject({ cursor: whole.cursor, total: whole.total, is_partial: false });
    const again = await stream(kw('máy ảnh canon'));
    expect(listsOf(again)).toMatchObject([{ is_final: true, order: last?.order, groups: whole.groups }]);
  });

  it('leads a link to its page, and refuses one that leads nowhere', async () => {
    expect(await stream(kw('https://jp.mercari.com/item/m87177707015'))).toMatchObject([
      { type: 'query', link_path: '/mercari/item/m87177707015' },
      { type: 'done' },
    ]);
    const answer = await service.app.inject({ url: `/api/catalog/merged?${kw('https://example.com/x')}` });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'marketplaces.link-not-supported']);
    const other = await service.app.inject({ url: '/api/catalog/merged-page?q=a&sites=ebay' });
    expect([other.statusCode, other.json().code]).toEqual([404, 'marketplaces.site-not-served']);
  });

  it('asks each site once, however many ask the same at the same time', async () => {
    const faults = sites.map((site) => simulator.world.faults.add({ party: PARTY[site] as string, kind: 'slow', delayMs: 30 }));
    const pages = await Promise.all(Array.from({ length: 12 }, () => page(kw('olympus om-1'))));
    for (const { groups } of pages) expect(groups).toEqual(pages[0]?.groups);
    for (const [index, fault] of faults.entries()) {
      // Yahoo! Auctions may want a cookie first, and a thin page is read on once.
      expect(fault.struck, sites[index]).toBeGreaterThan(0);
      expect(fault.struck, sites[index]).toBeLessThanOrEqual(3);
    }
  });
});

describe('groups', () => {
  it('are one product in one class of condition, cheapest told', async () => {
    const groups = (await allPages(`${kw('nikon')}&size=100`)).slice(0, 4).flatMap((one) => one.groups);
    const joined = groups.filter(({ basis }) => basis !== 'alone');
    expect(joined.length).toBeGreaterThan(5);
    expect(joined.some(({ site_count }) => site_count > 1)).toBe(true);
    for (const { members, member_count, cheapest, cheapest_landed_vnd } of joined) {
      expect(members).toHaveLength(member_count);
      const totals = members.flatMap(({ landed }) => landed?.likely_vnd ?? []);
      expect(cheapest_landed_vnd).toBe(Math.min(...totals));
      expect(members.find(({ site, code }) => site === cheapest.site && code === cheapest.code)?.landed?.likely_vnd).toBe(cheapest_landed_vnd);
      const titles = members.map(({ title }) => title);
      const junk = members.filter(({ condition, title }) => condition === 'junk' || /ジャンク|部品取り/.test(title));
      expect([0, members.length], titles.join('\n')).toContain(junk.length);
      const fresh = members.filter(({ condition }) => condition === 'new');
      expect([0, members.length], titles.join('\n')).toContain(fresh.length);
    }
  });
});

describe('orders and filters', () => {
  it.each([
    ['price-up', (card: { price_jpy: number | null }) => card.price_jpy],
    ['price-down', (card: { price_jpy: number | null }) => -(card.price_jpy ?? 0)],
    ['landed-up', (card: { landed: { likely_vnd: number } | null }) => card.landed?.likely_vnd],
  ] as const)('%s holds over all sites of a page', async (sort, valueOf) => {
    const { groups } = await page(`${kw('sony')}&sort=${sort}`);
    const values = groups.map(({ members }) => valueOf(members[0] as never)) as number[];
    expect(values.length).toBeGreaterThan(10);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });

  it('ending-soon holds for the auctions, which stand before everything else', async () => {
    const { groups } = await page(`${kw('sony')}&sort=ending-soon`);
    const ends = groups.map(({ members }) => Date.parse(members[0]?.ends_at ?? '9999-01-01'));
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  });

  it.each([
    ['condition=new', (card) => card.condition === 'new'],
    ['condition=junk', (card) => card.condition === 'junk'],
    ['min_price=5000&max_price=20000', (card) => (card.price_jpy ?? 0) >= 5_000 && (card.price_jpy ?? 0) <= 20_000],
    ['max_landed=3000000', (card) => (card.landed?.likely_vnd ?? Number.MAX_SAFE_INTEGER) <= 3_000_000],
    ['seller_kind=store', (card) => card.seller.is_store || card.is_shop_item],
    ['ends_within_hours=12', (card) => card.kind === 'auction' && Date.parse(card.ends_at ?? '') - clock.now().getTime() <= 12 * 3_600_000],
    ['free_shipping=true', (card) => card.shipping_payer === 'seller'],
    ['importable=true', (card) => card.flags.every(({ rule }) => rule !== 'block')],
    ['exclude=nikon', (card) => !/nikon/i.test(card.title)],
    ['sites=mercari', (card) => card.site === 'mercari'],
  ] as [string, (card: ReturnType<typeof cardsOf>[number]) => boolean][])('%s', async (filter, holds) => {
    const found = await page(`${kw('máy ảnh')}&size=100&${filter}`);
    const cards = cardsOf(found.groups);
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.filter((card) => !holds(card)).map(({ title, price_jpy }) => [title, price_jpy])).toEqual([]);
    if (/landed|importable/.test(filter)) expect(found.is_total_upper_bound).toBe(true);
  });
});

describe('pages', () => {
  it('tell nothing twice and every listing of every site', async () => {
    const query = `${kw('seiko')}&sites=auction,mercari&size=50`;
    const pages = await allPages(query);
    const told = pages.flatMap(({ groups }) => keysOf(groups));
    expect(pages.length).toBeGreaterThan(2);
    expect(new Set(told).size).toBe(told.length);
    expect(pages.map(({ first }) => first)).toEqual(
      pages.map((_, index) => pages.slice(0, index).reduce((sum, { groups }) => sum + groups.length, 0)),
    );
    // All that the sites claim, but for what ends or appears while we look.
    const missing = (pages[0]?.total ?? 0) - told.length - (pages.at(-1)?.sites.reduce((sum, { left_out }) => sum + left_out, 0) ?? 0);
    expect(Math.abs(missing)).toBeLessThanOrEqual(4);
    // A page that was told does not change.
    expect(await page(`${query}&cursor=${pages[0]?.cursor}`)).toEqual(pages[1]);
  });

  it('lose nothing when goods of the first page are sold before the second is asked for', async () => {
    const query = `${kw('canon')}&sites=auction&sort=price-up&size=20`;
    const ends = new Map(
      (await allPages(`${query}&translate=off`)).flatMap(({ groups }) => cardsOf(groups).map((card) => [`${card.site}:${card.code}`, card.ends_at])),
    );
    const before = [...ends.keys()];
    expect(before.length).toBeGreaterThan(100);
    const gone = new Set<string>();
    aheadMs += 60_000;
    const pages = await allPages(query, async (number) => {
      if (number !== 1) return;
      for (const key of before.slice(0, 12)) {
        const code = key.split(':')[1] as string;
        gone.add(key);
        const answer = await fetch(`${simulator.url}/_control/auctions/${code}`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: '{"isRemoved":true}',
        });
        expect(answer.status).toBeLessThan(300);
      }
      // So long somebody looks at the first page.
      aheadMs += 20_000;
    });
    const told = pages.flatMap(({ groups }) => keysOf(groups));
    expect(new Set(told).size).toBe(told.length);
    const found = new Set(told);
    // What ends by itself meanwhile is not lost.
    const isOver = (key: string) => Date.parse(ends.get(key) ?? '') <= clock.now().getTime();
    expect(before.filter((key) => !gone.has(key) && !found.has(key) && !isOver(key))).toEqual([]);
  });

  it('begin anew, and say so, when the list is gone or another', async () => {
    const first = await page(`${kw('leica')}&size=3`);
    for (const query of [
      `${kw('leica')}&size=3&cursor=AAAAAAAAAAAAAAAA1`,
      `${kw('leica')}&size=4&cursor=${first.cursor}`,
      `${kw('leica')}&size=3&cursor=x`,
    ]) {
      const answer = await page(query);
      expect(answer.restart).toMatch(/tìm lại từ đầu/);
      expect(answer.first).toBe(0);
    }
    expect((await page(`${kw('leica')}&size=3&cursor=${first.cursor}`)).restart).toBeNull();
    aheadMs += 11 * 60_000;
    expect((await page(`${kw('leica')}&size=3&cursor=${first.cursor}`)).restart).toMatch(/tìm lại từ đầu/);
  });
});

describe('silent sites', () => {
  // The longest deadline, and what a busy machine adds; a request that nobody gives up takes eight seconds.
  const DEADLINE_MS = 6_000;
  const PATIENCE_MS = 1_500;

  it('cost the customer their own results only, one by one', { timeout: 120_000 }, async () => {
    const whole = await page(`${kw('seiko')}&size=100`);
    for (const [index, silent] of sites.entries()) {
      // One that says nothing costs its whole deadline each time; every other one hangs up instead.
      simulator.world.faults.add({ party: PARTY[silent] as string, kind: index % 2 === 0 ? 'timeout' : 'reset' });
      const answer = await page(`${kw('seiko')}&size=99&exclude=${silent}x`);
      simulator.world.faults.remove({});
      expect(answer.is_partial).toBe(true);
      const row = answer.sites.find(({ site }) => site === silent);
      expect(row, silent).toMatchObject({ state: 'missing', kind: expect.any(String), message: expect.stringContaining(row?.name ?? '?') });
      expect(row?.took_ms).toBeLessThan(DEADLINE_MS + PATIENCE_MS);
      for (const site of sites.filter((one) => one !== silent)) {
        expect(answer.sites.find((one) => one.site === site)?.state, `${site} while ${silent} is silent`).toBe('answered');
        if (cardsOf(whole.groups).some((card) => card.site === site)) expect(cardsOf(answer.groups).some((card) => card.site === site)).toBe(true);
      }
      expect(cardsOf(answer.groups).some((card) => card.site === silent)).toBe(false);
      // Its circuit closes again.
      aheadMs += 180_000;
    }
  });

  it('but one leave that one', { timeout: 60_000 }, async () => {
    const [alive, ...others] = sites as [string, ...string[]];
    for (const silent of others) simulator.world.faults.add({ party: PARTY[silent] as string, kind: 'reset' });
    const answer = await page(kw('citizen'));
    expect(answer.sites.filter(({ state }) => state === 'answered').map(({ site }) => site)).toEqual([alive]);
    expect(answer.groups.length).toBeGreaterThan(0);
    simulator.world.faults.remove({});
    aheadMs += 180_000;
    // A list that lacks sites is not kept for long.
    expect((await page(kw('citizen'))).is_partial).toBe(false);
  });

  it('are shown by what they last said, with its age', async () => {
    const before = await page(`${kw('yamaha')}&sites=mercari`);
    aheadMs += 120_000;
    simulator.world.faults.add({ party: 'mercari', kind: 'reset' });
    const answer = await page(`${kw('yamaha')}&sites=mercari`);
    expect(answer.sites).toMatchObject([
      { state: 'kept', kind: 'unreachable', message: expect.stringContaining('2 phút'), age_seconds: expect.any(Number) },
    ]);
    expect(answer.sites[0]?.age_seconds).toBeGreaterThanOrEqual(120);
    expect(answer.is_partial).toBe(true);
    expect(keysOf(answer.groups).toSorted()).toEqual(keysOf(before.groups).toSorted());
    // A quarter of an hour later it is too old to be shown.
    aheadMs += 15 * 60_000;
    expect((await page(`${kw('yamaha')}&sites=mercari`)).sites).toMatchObject([{ state: 'missing' }]);
  });

  it('come back on the next page', async () => {
    const query = `${kw('canon')}&sites=mercari&size=30`;
    aheadMs += 180_000;
    const first = await page(query);
    simulator.world.faults.add({ party: 'mercari', kind: 'reset' });
    const second = await page(`${query}&cursor=${first.cursor}`);
    expect(second.sites).toMatchObject([{ state: 'missing' }]);
    simulator.world.faults.remove({});
    aheadMs += 60_000;
    const third = await page(`${query}&cursor=${second.cursor}`);
    expect(third.sites).toMatchObject([{ state: 'answered' }]);
    expect(third.groups.length).toBeGreaterThan(0);
  });
});
