import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SearchRig, startSearchRig } from '../../../test-support/rigs/search-rig.ts';
import { siteOfType } from './discovery/site-of-type.ts';

let rig: SearchRig;
beforeAll(async () => {
  rig = await startSearchRig();
});
afterAll(() => rig.close());

it.each([
  ['y-auction', 'auction'],
  ['YAC_JP', 'auction'],
  ['mercari-jp', 'mercari'],
  ['mercari-shop', 'mercari'],
  ['suruga-ya', 'surugaya'],
  ['ebay', undefined],
  ['', undefined],
  [undefined, undefined],
])('an older client that says %s means %s', (type, site) => expect(siteOfType(type)).toBe(site));

describe('categories around one', () => {
  it.each(['auction', 'mercari'])(
    'at %s lead up, beside and down, and back again',
    async (type) => {
      const first = (await rig.get(`/api/product-category/relative?type=${type}`)).data;
      expect(first).toMatchObject({ current: null, parent: null, siblings: [] });
      const root = first.children.find(({ name_ja: name }: { name_ja: string }) =>
        /家電|カメラ/.test(name),
      );
      const below = (await rig.get(`/api/product-category/relative?type=${type}&code=${root.id}`))
        .data;
      expect(below.current.id).toBe(root.id);
      expect(below.siblings.map(({ id }: { id: string }) => id)).toEqual(
        first.children.map(({ id }: { id: string }) => id).filter((id: string) => id !== root.id),
      );
      const [child] = below.children;
      const deeper = (
        await rig.get(`/api/product-category/relative?type=${type}&category_id=${child.id}`)
      ).data;
      expect(deeper.parent.id).toBe(root.id);
      expect(deeper.results.length).toBeGreaterThan(0);
      expect(deeper.current).toMatchObject({ parent_id: root.id, name: child.name });
    },
  );

  it('where goods of a keyword lie are found at both sites, most goods first, with their way down', async () => {
    for (const type of ['auction', 'mercari']) {
      const { japanese, results } = (
        await rig.get(
          `/api/search-node?keyword=${encodeURIComponent('máy ảnh film nikon')}&type=${type}`,
        )
      ).data;
      expect(japanese).toMatch(/ニコン/);
      expect(results[0].count).toBeGreaterThan(0);
      expect(results[0].path.at(-1).id).toBe(results[0].id);
      expect(
        results[0].path.map(({ name_ja: name }: { name_ja: string }) => name).join(' '),
      ).toContain('カメラ');
      const counts = results.map(({ count }: { count: number }) => count);
      expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
    }
  });

  it('lie where used goods of a keyword do when it asks for used ones', async () => {
    const words = encodeURIComponent('máy ảnh film nikon cũ');
    const { japanese, results } = (await rig.get(`/api/search-node?keyword=${words}&type=auction`))
      .data;
    expect(japanese).toBe('ニコン フィルムカメラ');
    expect(results[0].count).toBeGreaterThan(0);
  });

  it('are also found by their name in Vietnamese where the site gives its tree away', async () => {
    const { results } = (
      await rig.get(`/api/search-node?q=${encodeURIComponent('ống kính')}&type=mercari-jp`)
    ).data;
    expect(results.some(({ name_ja: name }: { name_ja: string }) => name.includes('レンズ'))).toBe(
      true,
    );
    expect((await rig.get('/api/search-node?q=')).data.results).toEqual([]);
  });

  it('of a breadcrumb are named for any site', async () => {
    const { itemCategories } = await rig.get(
      '/api/mercari/v2/datasets/item-categories?parent_id=7',
    );
    const { data } = await rig.get(
      `/api/category-by-code?codes=7,${itemCategories[0].id}&type=mercari-jp`,
    );
    expect(data.map(({ id }: { id: string }) => id)).toEqual(['7', itemCategories[0].id]);
  });
});

describe('a link for a quotation', () => {
  it('shows its goods with what an order needs', async () => {
    const [card] = (
      await rig.marketplaces
        .read('mercari')
        .search({ seller: 'private', kind: 'fixed', keyword: 'カメラ', size: 30 })
    ).listings.filter(({ price }) => price.current !== undefined);
    const { data } = await rig.get(
      `/api/quote/link/search?url=${encodeURIComponent(card?.url ?? '')}`,
    );
    expect(data).toMatchObject({
      kind: 'item',
      site: 'mercari',
      site_code: 'MER_JP',
      product: { code: card?.code, price: card?.price.current, currency: 'JPY', can_order: true },
    });
    expect(data.product.weight_g).toBeGreaterThan(0);
    expect(data.product.landed.likely_vnd).toBeGreaterThan(0);
  });

  it('that is no item says where it leads, and has no price for a running auction', async () => {
    const search = await rig.get(
      `/api/quote/link/search?link=${encodeURIComponent('https://jp.mercari.com/search?keyword=nikon')}`,
    );
    expect(search.data).toMatchObject({ kind: 'search', site: 'mercari', product: null });
    const { listings } = await rig.marketplaces
      .read('auction')
      .search({ kind: 'auction', size: 50 });
    const running = listings.find(({ price }) => price.buyNow === undefined);
    const { data } = await rig.get(
      `/api/quote/link/search?url=${encodeURIComponent(running?.url ?? '')}`,
    );
    expect(data.product).toMatchObject({ price: null, can_order: false });
  });

  it.each([
    ['', 400, 'request.invalid'],
    ['https://example.com/x', 400, 'marketplaces.link-not-supported'],
    ['https://jp.mercari.com/item/m99999999999', 404, 'marketplaces.no-such-listing'],
  ])('%s is refused', async (url, status, code) => {
    const answer = await rig.call('GET', `/api/quote/link/search?url=${encodeURIComponent(url)}`);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});
