import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectMobile } from '../../../../test-support/people/mobile-shapes.ts';
import { type SearchRig, startSearchRig } from '../../../../test-support/rigs/search-rig.ts';

let rig: SearchRig;
beforeAll(async () => {
  rig = await startSearchRig();
});
afterAll(() => rig.close());

const byNumber = (a: number, b: number) => a - b;

interface BrandRow {
  id: number;
  englishName: string;
  kanaName: string;
  count: number;
}

describe('the auction search', () => {
  it('offers brands that narrow it, and more of them under their initials where the mobile client looks', async () => {
    const found = await rig.get(
      `/api/auction/search?keyword=${encodeURIComponent('máy ảnh')}&query=camera&size=20&page=1`,
    );
    expectMobile('search.auction', found);
    const brand = found.data.filters.find(
      ({ data_name: name }: { data_name: string }) => name === 'brand',
    );
    expect(brand).toMatchObject({
      selected: [],
      filters: expect.arrayContaining([expect.objectContaining({ label: 'Nikon' })]),
    });
    const more = await rig.get(`/${brand.fetch_data_url}`);
    expectMobile('search.auction.brands', more);
    const all: BrandRow[] = more.brand.children;
    expect(all.length).toBeGreaterThanOrEqual(brand.filters.length);
    const initials: { character: string; count: number; children: BrandRow[] }[] =
      more.initialBrand.initials;
    expect(
      initials.flatMap(({ children }) => children.map(({ id }) => id)).toSorted(byNumber),
    ).toEqual(all.map(({ id }) => id).toSorted(byNumber));
    expect(
      initials.find(({ children }) => children.some(({ englishName }) => englishName === 'Nikon'))
        ?.character,
    ).toBe('ナ');
    for (const { count, children } of initials) expect(count).toBe(children.length);
    const nikon = all.find(({ englishName }) => englishName === 'Nikon') as BrandRow;
    const narrowed = await rig.get(
      `/api/auction/search?keyword=${encodeURIComponent('máy ảnh')}&size=20&page=1&brand_id=${nikon.id}`,
    );
    for (const { name } of narrowed.data.results) expect(name).toMatch(/nikon/i);
    expect(
      narrowed.data.filters.find(({ data_name: name }: { data_name: string }) => name === 'brand')
        .selected,
    ).toEqual([nikon.id]);
    expect(narrowed.data.results.length).toBeGreaterThan(0);
  });

  it('narrows to what ends soon, sorts by what is watched, and tells what was sold with its average', async () => {
    const soon = (await rig.get('/api/auction/search?ends_within_hours=1&size=50')).data;
    expect(soon.results.length).toBeGreaterThan(10);
    for (const { end_time: at } of soon.results)
      expect(Date.parse(at) - rig.platform.clock.now().getTime()).toBeLessThanOrEqual(3_600_000);
    const item = soon.filters.find(({ data_name: name }: { data_name: string }) => name === 'item');
    expect(item.filters.map(({ is_active: isActive }: { is_active: boolean }) => isActive)).toEqual(
      [true, false, false],
    );
    expect((await rig.get('/api/auction/search?sort=popular&size=5')).data.results).toHaveLength(5);
    const sold = (await rig.get('/api/auction/search?keyword=nikon&status=sold&size=20')).data;
    expect(sold.statistics.average).toBeGreaterThan(0);
    expect(sold.results.length).toBeGreaterThan(3);
  });

  it('stands without brands and categories when the site counts none', async () => {
    rig.simulator.world.faults.add({
      party: 'yahoo-auctions',
      path: '^/api/search/v1',
      kind: 'reset',
    });
    const found = await rig
      .get('/api/auction/search?keyword=lens&query=lens&size=20&page=1')
      .finally(() => rig.simulator.world.faults.remove({}));
    expectMobile('search.auction', found);
    expect(found.data.results.length).toBeGreaterThan(0);
    expect(
      found.data.filters.map(({ data_name: name }: { data_name: string }) => name),
    ).not.toContain('brand');
  });
});

describe('brands', () => {
  it('are ranked by how many listings they have', async () => {
    const { results, pagination } = (await rig.get('/api/brand-ranking?size=10')).data;
    expect(results.map(({ rank }: { rank: number }) => rank)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    const counts = results.map(({ count }: { count: number }) => count);
    expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
    expect(pagination.total).toBeGreaterThan(10);
    const second = (await rig.get('/api/brand-ranking?size=10&page=2')).data.results;
    expect(second[0].rank).toBe(11);
    const cameras = (await rig.get('/api/brand-ranking?category=2084044777&size=50')).data.results;
    expect(cameras.map(({ name }: { name: string }) => name)).not.toContain('SHIMANO');
  });

  it('show what they offer', async () => {
    const [first] = (await rig.get('/api/brand-ranking?category=2084044777')).data.results;
    const { brand, results, pagination } = (
      await rig.get(`/api/brand/${first.brand_id}?category=2084044777&sort=price-up`)
    ).data;
    expect(brand).toMatchObject({ name: first.name, rank: 1 });
    expect(pagination.total).toBe(first.count);
    const prices = results.map(({ price }: { price: number }) => price);
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b));
    expect((await rig.get('/api/brand/999999999')).data).toMatchObject({
      brand: null,
      results: [],
    });
  });
});

it('outstanding goods are those that most people watch, not those with most bids', async () => {
  const outstanding = (await rig.get('/api/outstanding-products?size=20')).data;
  const busiest = (await rig.get('/api/category/products?size=20')).data;
  expect(outstanding.results.length).toBeGreaterThan(10);
  expect(outstanding.results.map(({ code }: { code: string }) => code)).not.toEqual(
    busiest.results.map(({ code }: { code: string }) => code),
  );
  const codes = new Set(busiest.results.map(({ code }: { code: string }) => code));
  for (const code of busiest.today_ends) expect(codes.has(code)).toBe(true);
});

describe('what a seller offers', () => {
  it.each(['auction', 'mercari'])('is listed page by page at %s, with who it is', async (type) => {
    const { listings } = await rig.marketplaces.read(type).search({ size: 20, seller: 'private' });
    const sellerId = listings[0]?.seller.id;
    const { user, results, pagination } = (
      await rig.get(`/api/user/products?user_id=${sellerId}&type=${type}&size=10`)
    ).data;
    expect(user).toMatchObject({ id: sellerId, type });
    expect(results.length).toBeGreaterThan(0);
    expect(pagination.total).toBeGreaterThanOrEqual(results.length);
    expect(results.every(({ seller_id: id }: { seller_id: string }) => id === sellerId)).toBe(true);
  });

  it('shows what they sold where the site lets it be searched', async () => {
    const { listings } = await rig.marketplaces
      .read('mercari')
      .search({ size: 60, seller: 'private', status: 'sold' });
    const { results } = (
      await rig.get(`/api/user/products?user_id=${listings[0]?.seller.id}&type=mercari&status=sold`)
    ).data;
    expect(results.map(({ code }: { code: string }) => code)).toContain(listings[0]?.code);
  });

  it.each([
    ['type=auction', 400, 'request.invalid'],
    ['code=1&type=ebay', 404, 'marketplaces.site-not-served'],
  ])('of %s is refused', async (query, status, code) => {
    const answer = await rig.call('GET', `/api/user/products?${query}`);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

describe('delivery inside Japan', () => {
  const buyerPays = async () => {
    const { listings } = await rig.marketplaces.read('auction').search({ size: 100 });
    return listings
      .filter(({ shipping }) => shipping.payer === 'buyer' && shipping.fee !== undefined)
      .map(({ code }) => code);
  };
  it('is quoted to our warehouse, or to another prefecture', async () => {
    const codes = (await buyerPays()).slice(0, 10);
    const differences: number[] = [];
    for (const code of codes) {
      const { data } = await rig.get(`/api/domestic-shipping-fee/${code}`);
      expect(data).toMatchObject({ code, payer: 'buyer', to_prefecture: 13, is_lowest: true });
      expect(data.fee).toBe(data.methods[0].fee);
      const far = await rig.call('POST', `/api/v2/auction/domestic-shipping-fee/${code}`, {
        rid: 'r1',
        prefecture: 47,
      });
      expect(far.body).toMatchObject({ rid: 'r1', data: { to_prefecture: 47 } });
      differences.push(far.body.data.fee - data.fee);
    }
    expect(differences.some((yen) => yen !== 0)).toBe(true);
  });

  it('falls back to the listing’s own word when there is no quote', async () => {
    const [code] = await buyerPays();
    rig.simulator.world.faults.add({ party: 'yahoo-auctions', path: 'shipments', kind: 'reset' });
    const { data } = await rig
      .get(`/api/auction/domestic-shipping-fee/${code}`)
      .finally(() => rig.simulator.world.faults.remove({}));
    expect(data.methods).toEqual([]);
    expect(data.fee).toBeGreaterThan(0);
  });
});
