import { describe, expect, it } from 'vitest';
import {
  get,
  control,
  service,
  setUpPaypayRig,
} from '../../../test-support/rigs/search/paypay-rig.ts';

setUpPaypayRig();

describe('the calls of the specification', () => {
  it('narrow and sort a search', async () => {
    const { data } = await get(
      '/api/paypay/search?keyword=nikon&price_min=20000&price_max=60000&condition=used20,used40&sort=price&order=ASC&size=50',
    );
    const rows: { price: number; condition: string }[] = data.results;
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.map(({ price }) => price)).toEqual(
      rows.map(({ price }) => price).toSorted((a, b) => a - b),
    );
    expect(
      rows.every(
        ({ price, condition }) =>
          price >= 20_000 && price <= 60_000 && ['used20', 'used40'].includes(condition),
      ),
    ).toBe(true);
    expect(
      (await get('/api/paypay/search?status=sold&category=2511&size=5')).data.results,
    ).toHaveLength(5);
    expect(
      (
        await get(
          `/api/paypay/search?keyword=${encodeURIComponent('ニコン ぬるぽガッ')}&__auto_translate_keyword=off`,
        )
      ).data.is_partial_match,
    ).toBe(true);
  });

  it('show an item, its seller, and what is recommended beside it', async () => {
    const { id, seller } = await control('POST', '/items', {
      title: 'ニコン FM2 フィルムカメラ',
      price: 32_100,
      seller: 3,
    });
    const item = await get(`/api/paypay/item/${id}`);
    expect(item.data).toMatchObject({
      code: id,
      name: 'ニコン FM2 フィルムカメラ',
      price: 32_100,
      status: 'OPEN',
      freeship: true,
      seller: { id: seller },
    });
    expect(item.data.name_vi).toMatch(/Nikon/i);
    expect(item.categories.map(({ id: category }: { id: number }) => category)).toEqual([
      2504, 2443, 24431,
    ]);
    expect(
      item.categories.every(
        ({ name, name_ja }: { name: string; name_ja: string }) => name !== '' && name_ja !== '',
      ),
    ).toBe(true);
    const offered = await get(`/api/paypay/saller/products?code=${seller}`);
    expect(offered.data.saller).toMatchObject({
      id: seller,
      name: item.data.seller.name,
      numRating: item.data.seller.numRating,
    });
    expect(offered.data.results.map(({ code }: { code: string }) => code)).toContain(id);
    const beside = await get(`/api/paypay/recommend/${id}`);
    expect(beside.data.results.length).toBeGreaterThan(3);
    expect(beside.data.results.map(({ code }: { code: string }) => code)).not.toContain(id);
  });

  it('refuse what is not there', async () => {
    expect((await get('/api/paypay/item/z999999999', 404)).code).toBe(
      'marketplaces.no-such-listing',
    );
    expect((await get('/api/paypay/saller/products', 400)).code).toBe('request.invalid');
    expect((await get('/api/paypay/saller/products?code=p1')).data).toMatchObject({
      saller: null,
      results: [],
    });
  });

  it('answer with the other categories when one is silent, and say so when all are', async () => {
    service.sim.world.faults.add({
      party: 'paypay',
      path: 'genreCategoryIds=2511',
      kind: 'status',
      status: 500,
      times: 1,
    });
    const { data } = await get('/api/paypay/home/products?categories=2511&categories=2512&size=30');
    expect(data.map(({ results }: { results: unknown[] }) => results.length > 0)).toEqual([
      false,
      true,
    ]);
    service.sim.world.faults.add({
      party: 'paypay',
      path: 'genreCategoryIds',
      kind: 'status',
      status: 500,
    });
    expect(
      (await get('/api/paypay/home/products?categories=2511&categories=2512&size=31', 503)).code,
    ).toBe('outside.unavailable');
    service.sim.world.faults.remove({});
  });
});
