import { describe, expect, it } from 'vitest';
import {
  rig,
  setUpAuctionCallsRig,
} from '../../../../test-support/rigs/storefronts/auction-calls-rig.ts';

setUpAuctionCallsRig();

describe('brands', () => {
  it('are ranked by how many listings they have', async () => {
    // A first reading may take longer than its deadline on a busy machine; it is asked again then.
    const firstTen = '/api/brand-ranking?size=10';
    await expect.poll(async () => (await rig.call('GET', firstTen)).status).toBe(200);
    const { results, pagination } = (await rig.get(firstTen)).data;
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

  it('of some words are those of the goods, whatever condition the words name', async () => {
    const brandsOf = async (words: string) =>
      (await rig.get(`/api/auction/search-brand?keyword=${encodeURIComponent(words)}`)).brand
        .children;
    const cameras = await brandsOf('máy ảnh');
    expect(cameras.length).toBeGreaterThan(3);
    expect(await brandsOf('máy ảnh cũ')).toEqual(cameras);
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
