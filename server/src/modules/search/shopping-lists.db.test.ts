import { describe, expect, it } from 'vitest';
import {
  get,
  type Row,
  control,
  service,
  setUpShoppingRig,
} from '../../../test-support/rigs/search/shopping-rig.ts';

setUpShoppingRig();

describe('the calls of the specification', () => {
  it('sort and page a search', async () => {
    const page = (n: number, sort: string) =>
      get(`/api/shopping/search?keyword=sony&sort=${sort}&size=30&page=${n}`);
    const rows: Row[] = [
      ...(await page(1, '%2Bprice')).data.results,
      ...(await page(2, '+price')).data.results,
    ];
    expect(new Set(rows.map(({ code }) => code)).size).toBe(60);
    expect(rows.map(({ price }) => price)).toEqual(
      rows.map(({ price }) => price).toSorted((a, b) => a - b),
    );
  });

  it('find one product by its bar code in several stores', async () => {
    const found: Row[] = (await get('/api/shopping/search?keyword=nikon&condition=new&size=50'))
      .data.results;
    const jans = await Promise.all(
      found
        .slice(0, 10)
        .map(async ({ code }) => (await get(`/api/shopping/item/${code}`)).data.jan),
    );
    const same = await get(`/api/shopping/search?jan_code=${jans.find((jan) => jan !== null)}`);
    expect(same.data.results.length).toBeGreaterThan(1);
  });

  it('show what rises, what is in a sale, and of that the most reduced', async () => {
    const home = await get('/api/shopping/home/products?page=1&size=20');
    expect(home.data.results).toHaveLength(20);
    expect(
      (await get('/api/shopping/home/products?category=13457&size=5')).data.results,
    ).toHaveLength(5);
    const deals: Row[] = (await get('/api/shopping/deal/products?size=30')).data.results;
    expect(deals).toHaveLength(30);
    expect(
      deals.every(
        ({ price, priceLabel }) =>
          priceLabel.discountedPrice === price && priceLabel.defaultPrice > price,
      ),
    ).toBe(true);
    const best: Row[] = (await get('/api/shopping/deal/recommens?size=10')).data.results;
    const reduction = ({ price, priceLabel }: Row) =>
      Math.floor(((priceLabel.defaultPrice - price) * 1_000) / priceLabel.defaultPrice);
    expect(best.map(reduction)).toEqual(best.map(reduction).toSorted((a, b) => b - a));
    expect(reduction(best[0] as Row)).toBeGreaterThanOrEqual(reduction(deals[0] as Row));
  });

  it('give more beside an item', async () => {
    const { code, store } = await control('POST', '/items', {
      name: 'ためしの品',
      price: 12_000,
      kind: 'watch',
      store: 2,
    });
    const more = await service.asCustomer('POST', '/api/shopping/item-get-more', {
      code,
      size: 10,
    });
    expect(more.status).toBe(200);
    const { results, relates } = more.body.data as { results: Row[]; relates: Row[] };
    expect(results.length).toBeGreaterThan(5);
    expect(results.every(({ seller }) => seller.sellerId === store)).toBe(true);
    expect(relates.length).toBeGreaterThan(5);
    expect([...results, ...relates].map((row) => row.code)).not.toContain(code);
  });

  it('refuse what is not there, and say when the site is silent', async () => {
    expect((await get('/api/shopping/item/asahi-honpo_nothing-99999', 404)).code).toBe(
      'marketplaces.no-such-listing',
    );
    expect((await get('/api/shopping/item/nothing', 404)).code).toBe(
      'marketplaces.no-such-listing',
    );
    service.sim.world.faults.add({
      party: 'yahoo-shopping',
      path: 'itemSearch',
      kind: 'status',
      status: 500,
      times: 3,
    });
    expect((await get('/api/shopping/search?keyword=yamaha', 503)).code).toBe(
      'outside.unavailable',
    );
    service.sim.world.faults.remove({});
  });
});
