import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectMobile } from '../../../test-support/people/mobile-shapes.ts';
import { type SearchRig, startSearchRig } from '../../../test-support/rigs/search-rig.ts';

let rig: SearchRig;
beforeAll(async () => {
  rig = await startSearchRig();
});
afterAll(() => rig.close());

interface Category {
  id: string;
  name_vi: string;
  root_category_id: string;
  parent_category_id: string;
  has_child: boolean;
}

describe('the data sets of Mercari', () => {
  it('give the whole tree of categories, and the children of one', async () => {
    const { itemCategories: all }: { itemCategories: Category[] } = await rig.get(
      '/api/mercari/v2/datasets/item-categories',
    );
    const byId = new Map(all.map((row) => [row.id, row]));
    for (const { root_category_id: root, parent_category_id: parent } of all) {
      expect(byId.get(root)?.parent_category_id).toBe('0');
      if (parent !== '0') expect(byId.get(parent)?.has_child).toBe(true);
    }
    const roots = all.filter(({ parent_category_id: parent }) => parent === '0');
    expect(
      (await rig.get('/api/mercari/v2/datasets/item-categories?parent_id=0')).itemCategories,
    ).toEqual(roots);
    const children = (
      await rig.get(`/api/mercari/v2/datasets/item-categories?parent_id=${roots[0]?.id}`)
    ).itemCategories;
    expect(children.length).toBeGreaterThan(0);
    expect(all.some(({ name_vi: name }) => /máy ảnh/i.test(name))).toBe(true);
  });

  it('give the first categories with those right below, as a menu of two steps', async () => {
    const { itemCategoryGroups: groups } = await rig.get(
      '/api/mercari/v2/datasets/item-category-groups',
    );
    expect(groups.length).toBeGreaterThan(3);
    for (const { id, itemCategories, count } of groups) {
      expect(itemCategories.every((row: Category) => row.parent_category_id === id)).toBe(true);
      expect(count).toBeGreaterThanOrEqual(itemCategories.length);
    }
  });

  it('give the brands in Japanese order: all, by words, by initial, by pages', async () => {
    const { itemBrands: all, total } = await rig.get('/api/mercari/v2/datasets/item-brands');
    expect(all).toHaveLength(total);
    const readings = all.map(({ jaPronunciation }: { jaPronunciation: string }) => jaPronunciation);
    expect(readings).toEqual(readings.toSorted(new Intl.Collator('ja').compare));
    expect(
      (await rig.get('/api/mercari/v2/datasets/item-brands?keyword=nikon')).itemBrands,
    ).toMatchObject([{ name: 'ニコン', subname: 'Nikon', initial: 'ナ' }]);
    const ka = (
      await rig.get(`/api/mercari/v2/datasets/item-brands?initial=${encodeURIComponent('ガ')}`)
    ).itemBrands;
    expect(new Set(ka.map(({ initial }: { initial: string }) => initial))).toEqual(new Set(['カ']));
    const second = (await rig.get('/api/mercari/v2/datasets/item-brands?page=2&size=5')).itemBrands;
    expect(second).toEqual(all.slice(5, 10));
  });
});

describe('lists of Mercari', () => {
  it('of what is popular are read by the mobile client and go on by their cursor', async () => {
    const first = await rig.get('/api/mercari/search/popular');
    expectMobile('home.mercari-popular', first);
    expect(first.meta).toEqual({ hasNextPage: true, endCursor: 1 });
    const second = await rig.get(`/api/mercari/search/popular?endCursor=${first.meta.endCursor}`);
    expect(second.meta.endCursor).toBe(2);
    const codes = new Set(first.data.map(({ code }: { code: string }) => code));
    expect(second.data.some(({ code }: { code: string }) => codes.has(code))).toBe(false);
    const newest = await rig.get('/api/mercari/home/products');
    expect(newest.data.map(({ code }: { code: string }) => code)).not.toEqual([...codes]);
  });

  it('of the ranking number their places', async () => {
    const { data } = await rig.get('/api/mercari/ranking?page=2&size=5');
    expect(data.map(({ rank }: { rank: number }) => rank)).toEqual([6, 7, 8, 9, 10]);
  });

  it('of a category are ordered as asked', async () => {
    const { products } = (
      await rig.get('/api/mercari/category/products?category_id=97&sort=price_asc&size=20')
    ).data;
    const prices = products.map(({ price }: { price: number }) => price);
    expect(prices.length).toBeGreaterThan(5);
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b));
  });

  it('of a shop are those of its page', async () => {
    const [card] = (await rig.marketplaces.read('mercari').search({ seller: 'store', size: 5 }))
      .listings;
    const shopId = (await rig.marketplaces.findListing('mercari', card?.code ?? ''))?.seller.id;
    const { seller, products } = (await rig.get(`/api/mercari/seller/${shopId}`)).data;
    expect(seller.name).not.toBe('');
    expect(products.map(({ code }: { code: string }) => code)).toContain(card?.code);
  });
});

describe('what can be ordered with a purchase', () => {
  it('are our services at their price of today', async () => {
    const { services, price_request: request } = (
      await rig.get('/api/mercari/get-additional-services')
    ).data;
    expect(services.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining(['BASIS', 'PHOTO', 'CARE']),
    );
    for (const service of services)
      expect((service.price_vnd === null) !== (service.basis_points === null)).toBe(true);
    expect(request).toBeNull();
  });

  it('and whether this seller takes price requests, and what others wished for', async () => {
    const { listings } = await rig.marketplaces
      .read('mercari')
      .search({ seller: 'private', kind: 'fixed', size: 40 });
    const open = listings.find(({ price }) => price.current !== undefined);
    const { price_request: request } = (
      await rig.get(`/api/mercari/get-additional-services?code=${open?.code}`)
    ).data;
    expect(request).toMatchObject({ is_open: true, wishes: expect.any(Number) });
    expect(request.wishes > 0).toBe(request.highest_jpy !== null);
    rig.simulator.world.faults.add({ party: 'mercari', path: 'desiredPrice', kind: 'reset' });
    const silent = await rig
      .get(`/api/mercari/get-additional-services?code=${open?.code}`)
      .finally(() => rig.simulator.world.faults.remove({}));
    expect(silent.data.price_request).toMatchObject({ is_open: true, wishes: 0 });
    expect(
      (await rig.call('GET', '/api/mercari/get-additional-services?code=m99999999999')).status,
    ).toBe(404);
  });
});
