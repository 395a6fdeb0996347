import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { goodsOf } from '../../../../test-support/world/watched-market.ts';
import { newId } from '../../../kernel/chance.ts';
import {
  clock,
  saved,
  markets,
  platform,
  ask,
  told,
  setUpSavedSearchesRig,
  setPace,
} from '../../../../test-support/rigs/search/saved-searches-rig.ts';

setUpSavedSearchesRig();

const later = async (minutes = 61) => {
  clock.advanceMs(minutes * 60_000);
  return saved.run();
};
const put = (site: 'auction' | 'mercari', ...codes: string[]) =>
  markets[site].goods.unshift(...codes.map((code) => goodsOf(site, code)));
const codesOf = async (id: string) =>
  (await saved.listFinds(platform.db, id)).map(({ code }) => code).toSorted();
describe('the watch', () => {
  it('tells nothing of what was there before, and each new thing once, of all sites in one message', async () => {
    const me = newId();
    put('auction', 'a1', 'a2');
    const { id } = (await saved.save(me, ask('máy ảnh'))).saved;
    await saved.run();
    expect(told).toEqual([]);
    put('auction', 'a3');
    put('mercari', 'm1');
    await later();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      customerId: me,
      kind: 'saved_search',
      title: '2 món mới cho “máy ảnh”',
      facts: { found: 2 },
    });
    expect(await codesOf(id)).toEqual(['a3', 'm1']);
    expect((await saved.listFinds(platform.db, id))[0]).toMatchObject({
      title: expect.stringContaining('ニコン'),
      price_jpy: 10_000,
    });
    await later();
    await later();
    expect(told).toHaveLength(1);
    expect((await saved.list(me))[0]).toMatchObject({ newCount: 2 });
    await saved.change(me, id, { isSeen: true });
    expect((await saved.list(me))[0]).toMatchObject({ newCount: 0 });
  });

  it('asks a site once for all who ask the same', async () => {
    const people = Array.from({ length: 20 }, () => newId());
    for (const me of people) await saved.save(me, ask('nikon'));
    await saved.run();
    expect(markets.auction.asked).toHaveLength(1);
    expect(markets.auction.asked[0]).toMatchObject({
      keyword: 'nikon',
      sort: 'newest',
      status: 'open',
      page: 1,
    });
    put('auction', 'x');
    await later();
    expect(new Set(told.map(({ customerId }) => customerId))).toEqual(new Set(people));
  });

  it('puts several searches of a customer into one message', async () => {
    const me = newId();
    await saved.save(me, ask('nikon'));
    await saved.save(me, ask('canon', { sites: ['mercari'] }));
    await saved.run();
    put('mercari', 'x', 'y');
    await later();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      title: '4 món mới trong 2 tìm kiếm đã lưu',
      link: '/account/saved-searches',
    });
  });

  it('waits a quarter of an hour between two messages, and forgets none in between', async () => {
    const me = newId();
    await saved.save(me, ask('nikon', { sites: ['auction'] }));
    await saved.run();
    put('auction', 'x');
    await later();
    put('auction', 'y');
    await later(6);
    expect(told).toHaveLength(1);
    await later(10);
    expect(told.map(({ facts }) => facts)).toEqual([
      { found: 1, searches: 1 },
      { found: 1, searches: 1 },
    ]);
  });

  it('does not take for new what slides in from below when something is sold', async () => {
    const me = newId();
    put('auction', ...Array.from({ length: 60 }, (_, n) => `a${n}`));
    const { id } = (await saved.save(me, ask('nikon', { sites: ['auction'] }))).saved;
    await saved.run();
    markets.auction.goods.splice(3, 2);
    await later();
    expect(await codesOf(id)).toEqual([]);
    put('auction', 'new');
    await later();
    expect(await codesOf(id)).toEqual(['new']);
  });

  it('looks no more often than the budget of a site allows, longest waiting first, and gets round to everybody', async () => {
    for (let n = 0; n < 40; n += 1)
      await saved.save(newId(), ask(`nikon ${n}`, { sites: ['auction'] }));
    setPace(1);
    expect((await saved.run()).readings).toBe(6);
    for (let minute = 0; minute < 4; minute += 1) await later(1);
    expect(markets.auction.asked).toHaveLength(30);
    expect(new Set(markets.auction.asked.map((query) => JSON.stringify(query))).size).toBe(30);
    for (let minute = 0; minute < 2; minute += 1) await later(1);
    expect(new Set(markets.auction.asked.map((query) => JSON.stringify(query))).size).toBe(40);
  });

  it('asks less often what stays quiet', async () => {
    await saved.save(newId(), ask('nikon', { sites: ['auction'] }));
    await saved.run();
    for (let minute = 0; minute < 180; minute += 1) await later(1);
    expect(markets.auction.asked.length).toBeLessThan(12);
    expect(markets.auction.asked.length).toBeGreaterThan(4);
  });

  it('leaves a silent site alone until the next run, and loses only that site', async () => {
    const me = newId();
    for (let n = 0; n < 5; n += 1) await saved.save(me, ask(`nikon ${n}`));
    await saved.run();
    markets.auction.isDead = true;
    markets.auction.asked.length = 0;
    put('auction', 'a1');
    put('mercari', 'm1');
    await later();
    expect(markets.auction.asked).toHaveLength(1);
    expect(told[0]?.facts).toEqual({ found: 5, searches: 5 });
    markets.auction.isDead = false;
    await later();
    expect(told[1]?.facts).toEqual({ found: 5, searches: 5 });
  });

  it('is still and forgets when nobody waits any more', async () => {
    const me = newId();
    const { id } = (await saved.save(me, ask('nikon'))).saved;
    put('auction', 'x');
    await saved.run();
    await saved.change(me, id, { isAlerting: false });
    markets.auction.asked.length = 0;
    put('auction', 'y');
    await later();
    expect({ asked: markets.auction.asked, told }).toEqual({ asked: [], told: [] });
    const { rows } =
      await sql`select 1 from watched_queries union all select 1 from known_listings`.execute(
        platform.db,
      );
    expect(rows).toEqual([]);
  });

  it('tells once although two runs go on at the same moment', async () => {
    const me = newId();
    await saved.save(me, ask('nikon'));
    await saved.run();
    put('auction', 'x');
    put('mercari', 'y');
    clock.advanceMs(3_700_000);
    await Promise.all([saved.run(), saved.run(), saved.run()]);
    // A run that finds nothing left to read may tell before another has booked: the rest comes when it is quiet no more.
    await later(16);
    expect(told.reduce((sum, { facts }) => sum + (facts['found'] ?? 0), 0)).toBe(2);
  });

  it('keeps rows bounded: fifty finds a search, five hundred known codes a question', async () => {
    const me = newId();
    const { id } = (await saved.save(me, ask('nikon', { sites: ['auction'] }))).saved;
    await saved.run();
    for (let round = 0; round < 15; round += 1) {
      put('auction', ...Array.from({ length: 45 }, (_, n) => `r${round}n${n}`));
      await later();
    }
    expect(await saved.listFinds(platform.db, id)).toHaveLength(50);
    const { rows } = await sql<{
      finds: number;
      known: number;
    }>`select (select count(*) from saved_search_finds)::int as finds,
      (select count(*) from known_listings)::int as known`.execute(platform.db);
    expect(rows[0]?.finds).toBe(50);
    expect(rows[0]?.known).toBeLessThanOrEqual(500);
  });
});
