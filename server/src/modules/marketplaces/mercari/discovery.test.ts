import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Simulator, startSimulator } from '../../../../../simulator/src/start.ts';
import { hasShared, readSharedJson } from '../../../../test-support/world/captures.ts';
import { systemClock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import { brandsOf, categoryRowsOf } from './master.ts';
import { createMercari } from './mercari.ts';
import { searchBodyOf } from './search-body.ts';
import { wishesOf } from './wishes.ts';

let simulator: Simulator;
let site: ReturnType<typeof createMercari>;
beforeAll(async () => {
  simulator = await startSimulator();
  site = createMercari({
    baseUrl: `${simulator.url}/mercari`,
    pacePerSecond: 100,
    clock: systemClock,
    timeoutMs: 5_000,
  });
});
afterAll(async () => {
  await site.close();
  await simulator.stop();
});

describe('the category tree', () => {
  it('is given whole, every row with its root, and by branches that say the same', async () => {
    const rows = (await site.categories?.listAll?.()) ?? [];
    const byId = new Map(rows.map((row) => [row.id, row]));
    expect(rows.length).toBeGreaterThan(20);
    for (const { id, parentId, rootId, isLeaf } of rows) {
      expect(byId.get(rootId)?.parentId).toBe('0');
      if (parentId !== '0') expect(byId.get(parentId)?.rootId).toBe(rootId);
      expect(rows.some((row) => row.parentId === id)).toBe(!isLeaf);
    }
    const roots = (await site.categories?.readBranch(undefined))?.children ?? [];
    expect(roots.map(({ id }) => id)).toEqual(
      rows.filter(({ parentId }) => parentId === '0').map(({ id }) => id),
    );
  });

  it('finds roots by parents, and never runs in circles', () => {
    const row = (id: string, parentCategoryId: string | null) => ({
      id,
      name: id,
      parentCategoryId,
    });
    const rootsOf = (rows: ReturnType<typeof row>[]) =>
      categoryRowsOf(rows).map(({ rootId }) => rootId);
    expect(
      rootsOf([row('1', '0'), row('2', '1'), row('3', '2'), row('4', ''), row('5', null)]),
    ).toEqual(['1', '1', '1', '4', '5']);
    expect(rootsOf([row('1', '2'), row('2', '1'), row('3', '9')])).toEqual(['1', '2', '3']);
  });
});

describe('brands', () => {
  it('stand in the order of their reading and are narrowed by a keyword in any writing', async () => {
    const all = (await site.brands?.listBrands({})) ?? [];
    expect(all.length).toBeGreaterThan(40);
    const readings = all.map(({ reading, name }) => reading ?? name);
    expect(readings).toEqual(readings.toSorted(new Intl.Collator('ja').compare));
    for (const keyword of ['ニコン', 'nikon', 'NIKON'])
      expect((await site.brands?.listBrands({ keyword }))?.map(({ name }) => name)).toEqual([
        'ニコン',
      ]);
    expect(all.find(({ name }) => name === 'ニコン')).toMatchObject({
      id: '3290',
      latinName: 'Nikon',
      reading: 'ニコン',
    });
  });

  it('keep their order whatever the order in which they come', () => {
    const kana = fc.string({
      unit: fc.constantFrom('ア', 'カ', 'ガ', 'サ', 'ー', 'ン', 'ヴ'),
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(kana, {
          maxLength: 12,
          comparator: (a, b) => new Intl.Collator('ja').compare(a, b) === 0,
        }),
        (readings) => {
          const told = readings.map((jaPronunciation, id) => ({ id, name: 'x', jaPronunciation }));
          const order = (rows: typeof told) => brandsOf(rows).map(({ reading }) => reading);
          expect(order(told.toReversed())).toEqual(order(told));
        },
      ),
    );
  });

  it('are asked for once a day, and again after a failure', async () => {
    const asked = createMercari({
      baseUrl: `${simulator.url}/mercari`,
      pacePerSecond: 100,
      clock: systemClock,
      timeoutMs: 5_000,
    });
    simulator.world.faults.add({
      party: 'mercari',
      path: '^/master',
      kind: 'garbage',
      times: 1,
    } as never);
    await expect(asked.brands?.listBrands({})).rejects.toThrow(Outage);
    expect((await asked.brands?.listBrands({}))?.length).toBeGreaterThan(40);
    simulator.world.faults.add({ party: 'mercari', path: '^/master', kind: 'garbage' } as never);
    expect(
      (await asked.brands?.listBrands({}).finally(() => simulator.world.faults.remove({})))?.length,
    ).toBeGreaterThan(40);
    await asked.close();
  });
});

describe('lists', () => {
  it('of what most people like are the ranking', async () => {
    const { listings } = (await site.rankings?.listRanking({ size: 8 })) ?? { listings: [] };
    const likes = await Promise.all(
      listings
        .filter(({ isShopItem }) => !isShopItem)
        .map(async ({ code }) => (await site.findListing(code))?.likeCount ?? 0),
    );
    expect(likes).toEqual(likes.toSorted((a, b) => b - a));
    expect(likes.every((count) => count > 40)).toBe(true);
  });

  it('of what was sold tell when', async () => {
    const { listings } = await site.search({ keyword: 'ニコン', status: 'sold', size: 60 });
    const sold = listings.filter(({ status }) => status === 'sold');
    expect(sold.length).toBeGreaterThan(3);
    for (const { endsAt, readAt } of sold)
      expect(endsAt?.getTime()).toBeLessThanOrEqual(readAt.getTime() + 1_000);
  });

  it('of a shop are found by its id, with who it is', async () => {
    const [card] = (await site.search({ seller: 'store', size: 20 })).listings;
    const listing = await site.findListing(card?.code ?? '');
    const shopId = listing?.seller.id ?? '';
    expect(await site.sellers?.findSeller(shopId)).toMatchObject({
      id: shopId,
      isStore: true,
      name: listing?.seller.name,
    });
    const { listings } = (await site.sellers?.listListings(shopId, {})) ?? { listings: [] };
    expect(listings.map(({ code }) => code)).toContain(card?.code);
    expect(new Set(listings.map(({ seller }) => seller.id))).toEqual(new Set([shopId]));
    expect(await site.sellers?.findSeller('nobody')).toBeUndefined();
  });

  it.each([
    [{ sellerId: '12345' }, { sellerId: ['12345'], shopIds: [] }],
    [{ sellerId: 'R7QF8hq7eUFSgaQxogiiCN' }, { sellerId: [], shopIds: ['R7QF8hq7eUFSgaQxogiiCN'] }],
    [{ conditions: ['used'] as const }, { itemConditionId: [2, 3, 4, 5, 6] }],
    [{ conditions: ['good', 'used'] as const }, { itemConditionId: [3, 2, 4, 5, 6] }],
    [{ sort: 'popular' as const }, { sort: 'SORT_NUM_LIKES', order: 'ORDER_DESC' }],
  ])('are asked for %j', (query, condition) =>
    expect(searchBodyOf(query, 'd')).toMatchObject({ searchCondition: condition }),
  );
});

describe('wished prices', () => {
  it.skipIf(!hasShared)('of the recorded answer are none', () => {
    const answer = readSharedJson('data/marketplaces/mercari/web-api-2026-09/desired_price.json');
    expect(wishesOf(answer, 'm87177707015')).toEqual({
      count: 0,
      highest: undefined,
      lowest: undefined,
      highestCount: 0,
    });
    expect(() => wishesOf(answer, 'm11111111111')).toThrow(Outage);
  });

  it('are read, under the price and in order', async () => {
    const { listings } = await site.search({ seller: 'private', kind: 'fixed', size: 120 });
    let seen = 0;
    for (const { code, price } of listings.slice(0, 40)) {
      const wishes = await site.wishes?.readWishes(code);
      if (!wishes || wishes.count === 0) continue;
      seen += 1;
      expect(Number(wishes.lowest)).toBeLessThanOrEqual(Number(wishes.highest));
      expect(Number(wishes.highest)).toBeLessThan(Number(price.current));
    }
    expect(seen).toBeGreaterThan(0);
    expect(await site.wishes?.readWishes('2JWDpXc97kLGT6F5i2JLSX')).toBeUndefined();
    expect(await site.wishes?.readWishes('m99999999999')).toBeUndefined();
  });
});
