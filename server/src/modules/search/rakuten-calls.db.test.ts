import { describe, expect, it } from 'vitest';
import { expectMobile } from '../../../test-support/people/mobile-shapes.ts';
import { get, service, setUpRakutenRig } from '../../../test-support/rigs/search/rakuten-rig.ts';

setUpRakutenRig();

describe('the mobile client', () => {
  it('reads a search as it asks for it, its two prices the wrong way round', async () => {
    const body = await get(
      '/api/rakuten/search?keyword=m%C3%A1y%20%E1%BA%A3nh%20film&query=m%C3%A1y%20%E1%BA%A3nh%20film&size=20&page=1&sort=-affiliateRate&minPrice=60000&maxPrice=10000',
    );
    expectMobile('search.rakuten', body);
    expect(body.data.japanese).toBe('フィルムカメラ');
    expect(body.data.results).toHaveLength(20);
    for (const row of body.data.results) {
      expect(row.price).toBeGreaterThanOrEqual(10_000);
      expect(row.price).toBeLessThanOrEqual(60_000);
      expect(row.code).toBe(`${row.store.code}:${row.code.split(':')[1]}`);
      expect(row.name).toMatch(/máy ảnh/i);
      expect(row.name_ja).toContain('カメラ');
    }
  });

  it('reads the popular goods, from the second page on until there are none', async () => {
    const phrase = encodeURIComponent('レディースファッション');
    const [first, second] = [
      await get(`/api/rakuten/search/popular?query=${phrase}&size=20`),
      await get(`/api/rakuten/search/popular?query=${phrase}&size=20&page=2&type_code`),
    ];
    expectMobile('home.rakuten-popular', first);
    expectMobile('home.rakuten-popular', second);
    const ranking = await get('/api/rakuten/search/popular?query&size=20');
    expectMobile('home.rakuten-popular', ranking);
    expect(ranking.data).toHaveLength(20);
    const all = [...first.data, ...second.data].map(({ code }: { code: string }) => code);
    expect(all.length).toBe(40);
    expect(new Set(all).size).toBe(all.length);
    expect(
      (await get(`/api/rakuten/search/popular?query=${encodeURIComponent('ぬえぬえぬえ')}&size=20`))
        .data,
    ).toEqual([]);
  });

  it('reads the flash sale: flags as texts, the largest discount first', async () => {
    const body = await get('/api/rakuten/deal/products');
    expectMobile('home.flash-sale', body);
    expect(body.data.length).toBeGreaterThan(3);
    const rates: number[] = body.data.map(
      ({ discount_rate }: { discount_rate: number }) => discount_rate,
    );
    expect(rates).toEqual(rates.toSorted((a, b) => b - a));
    expect(rates[0]).toBeGreaterThan(0);
  });

  it('reads the ranking in the names of Rakuten, page by page', async () => {
    const [first, second] = [
      await get('/api/rakuten/ranking?page=1'),
      await get('/api/rakuten/ranking?page=2'),
    ];
    expectMobile('item.rakuten-ranking', first);
    expect([...first.data, ...second.data].map(({ rank }: { rank: number }) => rank)).toEqual(
      Array.from({ length: 60 }, (_, i) => i + 1),
    );
    expect(first.data[0].smallImageUrls[0].imageUrl).toContain('?_ex=64x64');
    expect(
      (
        await service.sim.app.inject(
          first.data[0].smallImageUrls[0].imageUrl.replace(service.sim.url, ''),
        )
      ).statusCode,
    ).toBe(200);
  });

  it('reads an item by its code, a colon in it or its code for one, and finds it again among what was viewed', async () => {
    const [row] = (await get('/api/rakuten/search?keyword=nikon&query=nikon')).data.results;
    const item = await get(`/api/rakuten/item/${row.code}`);
    expectMobile('item.rakuten', item);
    expect((await get(`/api/rakuten/item/${encodeURIComponent(row.code)}`)).data.code).toBe(
      row.code,
    );
    expect(item.data).toMatchObject({
      code: row.code,
      price: row.price,
      taxFlag: 0,
      store: row.store,
      name: row.name_ja,
      availability: 1,
    });
    // Names that did not come in time on a busy machine are there when the item is read again.
    const genres = async () =>
      (await get(`/api/rakuten/item/${row.code}`)).data.categories.filter(
        ({ name_vi }: { name_vi: string }) => name_vi !== '',
      );
    await expect.poll(genres, { timeout: 40_000 }).toHaveLength(3);
    const viewed = async () => {
      const { results } = (await get('/api/product-recently-viewed?page=1&size=20&source=rakuten'))
        .data;
      return results.map(({ product_id }: { product_id: string }) => product_id);
    };
    await expect.poll(viewed, { timeout: 20_000 }).toContain(row.code);
    expect((await get('/api/rakuten/item/hinata-mart:19999999', 404)).code).toBe(
      'marketplaces.no-such-listing',
    );
  });

  it.each([
    ['đồng hồ seiko', /セイコー/],
    ['túi xách gucci', /グッチ/],
    ['mô hình bandai', /バンダイ/],
    ['tai nghe sony', /ソニー/],
    ['máy câu shimano', /シマノ/],
    ['máy ảnh film canon', /キヤノン/],
    ['giày nike', /ナイキ/],
  ])('finds %s in Vietnamese', async (keyword, named) => {
    const { data } = await get(
      `/api/rakuten/search?keyword=${encodeURIComponent(keyword)}&size=10`,
    );
    expect(data.results.length, data.japanese).toBeGreaterThan(3);
    for (const row of data.results) expect(row.name_ja).toMatch(named);
  });

  it('finds Rakuten in the combined search', async () => {
    const body = await get('/api/products/search?q=nikon');
    expectMobile('search.all', body);
    expect(
      body.data.results.find(({ type }: { type: string }) => type === 'rakuten').products.length,
    ).toBeGreaterThan(5);
  });
});
