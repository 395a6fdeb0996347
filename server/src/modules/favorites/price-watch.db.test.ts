import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import {
  goodsOf,
  type WatchedMarket,
  watchedMarket,
} from '../../../test-support/world/watched-market.ts';
import { newId } from '../../kernel/chance.ts';
import { movableClock } from '../../kernel/clock.ts';
import { yen } from '../../kernel/money.ts';
import type { Listing } from '../marketplaces/index.ts';
import { createFavorites, createPriceWatches, type PriceWatches } from './index.ts';
import type { Favorites } from './favorites.ts';

const clock = movableClock(new Date('2026-03-01T00:00:00Z'));
let platform: TestPlatform;
let favorites: Favorites;
let market: WatchedMarket;
let watches: PriceWatches;
let told: { customerId: string; title: string; body: string; link: string }[] = [];
let pace = 5;

beforeAll(async () => {
  platform = await createTestPlatform({ clock });
  favorites = createFavorites(platform);
});
afterAll(() => platform.close());
beforeEach(async () => {
  await sql`truncate favorite_products, price_watches, price_changes`.execute(platform.db);
  market = watchedMarket('mercari');
  told = [];
  pace = 5;
  watches = createPriceWatches({
    ...platform,
    marketplaces: { all: [market] },
    pacePerSecond: () => pace,
    titleNow: (title) => title,
    notify: async (_trx, notice) => void told.push(notice),
  });
});

const sell = (code: string, price: number, over: Partial<Listing> = {}) => {
  const listing = goodsOf('mercari', code, {
    ...over,
    price: { ...goodsOf('mercari', code).price, current: yen(price) },
  });
  const at = market.goods.findIndex((one) => one.code === code);
  if (at >= 0) market.goods.splice(at, 1, listing);
  else market.goods.push(listing);
};
const favor = async (code: string, price: number, customerId: string = newId()) => {
  await favorites.toggleProduct(customerId, {
    code,
    site_code: 'MER_JP',
    name: `ニコン ${code}`,
    price,
  });
  return customerId;
};
const later = async (minutes = 181) => {
  clock.advanceMs(minutes * 60_000);
  return watches.run();
};

describe('the watch over a favourite', () => {
  it('tells once that the price fell below what it was when saved', async () => {
    const me = await favor('m1', 10_000);
    sell('m1', 10_000);
    await watches.watch(me, { code: 'm1', wished: undefined });
    await watches.run();
    expect(told).toEqual([]);
    sell('m1', 9_000);
    await later();
    await later();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ customerId: me, link: '/mercari/item/m1' });
    expect(told[0]?.body).toContain('¥9,000 (trước: ¥10,000)');
    expect(await watches.list(me)).toMatchObject([{ last_jpy: 9_000, base_jpy: 9_000 }]);
  });

  it('tells of the wished price, of the sale, and then is over', async () => {
    const me = await favor('m1', 10_000);
    sell('m1', 10_000);
    await watches.watch(me, { code: 'm1', wished: 8_000 });
    await watches.run();
    sell('m1', 7_900);
    await later();
    sell('m1', 7_900, { status: 'sold' });
    await later();
    market.asked.length = 0;
    await later();
    expect(told.map(({ title }) => title)).toEqual([
      'Giá đã xuống đến mức bạn mong muốn',
      'Sản phẩm yêu thích đã bán',
    ]);
    expect(market.asked).toEqual([]);
    expect(await watches.list(me)).toMatchObject([{ is_over: true }]);
  });

  it('tells of goods that the site took down', async () => {
    const me = await favor('m1', 10_000);
    await watches.watch(me, { code: 'm1', wished: undefined });
    await watches.run();
    expect(told[0]?.title).toBe('Sản phẩm yêu thích không còn được bán');
  });

  it('tells once that an auction ends within the hour', async () => {
    const me = await favor('m1', 10_000);
    const endsAt = new Date(clock.now().getTime() + 5 * 3_600_000);
    const auction = {
      bidCount: 0,
      startsAt: undefined,
      endsAt,
      isAutoExtension: false,
      isEarlyClosing: false,
      restrictions: [],
      highestBidder: undefined,
    };
    sell('m1', 12_000, { auction });
    await watches.watch(me, { code: 'm1', wished: undefined });
    await watches.run();
    expect(told).toEqual([]);
    for (let minute = 0; minute < 290; minute += 5) await later(5);
    expect(told.map(({ title }) => title)).toEqual(['Phiên đấu giá bạn theo dõi sắp kết thúc']);
  });

  it('reads goods once for all who watch them, and puts what happened to a customer into one message', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => favor('m1', 10_000)));
    for (const me of people) {
      await favor('m2', 5_000, me);
      for (const code of ['m1', 'm2']) await watches.watch(me, { code, wished: undefined });
    }
    sell('m1', 9_000);
    sell('m2', 4_000);
    await watches.run();
    expect(market.asked).toHaveLength(2);
    expect(told).toHaveLength(10);
    expect(told[0]).toMatchObject({
      title: '2 sản phẩm yêu thích có thay đổi',
      link: '/account/favorites',
    });
  });

  it('keeps to the budget of the site', async () => {
    const me = newId();
    for (let n = 0; n < 20; n += 1) {
      await favor(`m${n}`, 1_000, me);
      await watches.watch(me, { code: `m${n}`, wished: undefined });
      sell(`m${n}`, 1_000);
    }
    pace = 1;
    expect((await watches.run()).readings).toBe(6);
    expect((await later(1)).readings).toBe(6);
    expect(new Set(market.asked).size).toBe(12);
  });

  it('stands a silent site', async () => {
    const me = await favor('m1', 10_000);
    await watches.watch(me, { code: 'm1', wished: undefined });
    market.isDead = true;
    await watches.run();
    market.isDead = false;
    sell('m1', 9_000);
    await later(11);
    expect(told).toHaveLength(1);
  });

  it('tells once although two runs go on at the same moment', async () => {
    const me = await favor('m1', 10_000);
    sell('m1', 9_000);
    await watches.watch(me, { code: 'm1', wished: undefined });
    await Promise.all([watches.run(), watches.run(), watches.run()]);
    expect(told).toHaveLength(1);
  });

  it('ends with the favourite', async () => {
    const me = await favor('m1', 10_000);
    await watches.watch(me, { code: 'm1', wished: undefined });
    await favor('m1', 10_000, me);
    expect(await watches.list(me)).toEqual([]);
    await expect(watches.watch(me, { code: 'm1', wished: undefined })).rejects.toMatchObject({
      code: 'favorites.not-a-favorite',
    });
  });

  it('is for two hundred favourites at most', async () => {
    const me = newId();
    for (let n = 0; n < 201; n += 1) await favor(`m${n}`, 1_000, me);
    for (let n = 0; n < 200; n += 1) await watches.watch(me, { code: `m${n}`, wished: undefined });
    await expect(watches.watch(me, { code: 'm200', wished: undefined })).rejects.toMatchObject({
      code: 'favorites.too-many-watched',
    });
    await watches.watch(me, { code: 'm0', wished: 500 });
    await watches.unwatch(me, 'm0');
    await watches.watch(me, { code: 'm200', wished: undefined });
  });
});
