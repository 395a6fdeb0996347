import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectBoughtByHand } from '../../../test-support/people/bought-by-hand.ts';
import {
  type PretendService,
  startPretendService,
} from '../../../test-support/world/pretend-service.ts';
import { expectMobile } from '../../../test-support/people/mobile-shapes.ts';

let service: PretendService;
beforeAll(async () => {
  service = await startPretendService(100_000_000);
});
afterAll(() => service.close());

const get = async (path: string, status = 200) => {
  const answer = await service.asCustomer('GET', path);
  expect(answer.status, `${path} ${JSON.stringify(answer.body).slice(0, 300)}`).toBe(status);
  return answer.body;
};
const control = async (
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
): Promise<{ id: string; seller: string }> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${service.sim.url}/_control/paypay${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { id: string; seller: string };
};

describe('the mobile client', () => {
  it('reads a search as it asks for it', async () => {
    const body = await get('/api/paypay/search?keyword=m%C3%A1y%20%E1%BA%A3nh%20film&query=camera');
    expectMobile('search.paypay', body);
    expect(body.data.japanese).toBe('フィルムカメラ');
    // Goods of the auction house that stand there too are left to it.
    expect(body.data.results.length).toBeGreaterThan(12);
    for (const row of body.data.results) {
      expect(row).toMatchObject({
        status: 'OPEN',
        url: `https://paypayfleamarket.yahoo.co.jp/item/${row.code}`,
      });
      expect(row.name).toMatch(/máy ảnh/i);
      expect(row.category.path[0]).toMatchObject({ id: 2504, named: row.category.path[0].name });
    }
  });

  it('reads the landing page: a group for each asked category, none that breaks it', async () => {
    const nine = ['13457', '2501', '2502', '2504', '2506', '2511', '2497', '2512', '2517'];
    const body = await get(
      `/api/paypay/home/products?size=20&${nine.map((id) => `categories=${id}`).join('&')}`,
    );
    expectMobile('home.paypay', body);
    expect(body.data.map(({ category }: { category: string }) => category)).toEqual(nine);
    expect(
      body.data.find(({ category }: { category: string }) => category === '2504').results.length,
    ).toBeGreaterThan(12);
    const other = await get('/api/paypay/home/products?size=20&categories=2511&categories=999999');
    expectMobile('home.paypay', other);
    expect(other.data.map(({ category }: { category: string }) => category)).toEqual(['2511']);
    const whole = await get('/api/paypay/home/products');
    expectMobile('home.paypay', whole);
    expect(whole.data).toHaveLength(10);
    for (const { category, name, results } of whole.data) {
      expect(results.length, category).toBeGreaterThan(5);
      expect(name, category).toMatch(/^[\p{Script=Latin}, ]+$/u);
    }
  });

  it('finds the flea market in the combined search', async () => {
    const body = await get('/api/products/search?q=nikon');
    expectMobile('search.all', body);
    const group = body.data.results.find(({ type }: { type: string }) => type === 'paypay');
    expect(group.products.length).toBeGreaterThan(5);
    expect(group.products.every(({ code }: { code: string }) => code.startsWith('z'))).toBe(true);
  });
});

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

describe('the catalogue', () => {
  it('shows the item with what it costs at the door, and follows it to its end', async () => {
    const { id } = await control('POST', '/items', { price: 15_000 });
    const { data } = await get(`/api/catalog/items/paypay/${id}?fresh=true`);
    expect(data).toMatchObject({
      site: 'paypay',
      site_code: 'PFL_JP',
      kind: 'fixed',
      can_buy: true,
      can_bid: false,
      price_jpy: 15_000,
      shipping_jpy: 0,
    });
    expect(data.landed.likely_vnd).toBeGreaterThan(data.price_vnd);
    expect((await get(`/api/catalog/items/paypay/${id}/related`)).data.length).toBeGreaterThan(3);
    expect(
      (await get('/api/catalog/categories/paypay')).data.children.map(
        (child: { id: string }) => child.id,
      ),
    ).toContain('2511');
    const found = await get(
      `/api/catalog/search-whole?q=${encodeURIComponent('カメラ')}&sites=paypay&sort=price-up`,
    );
    expect(found.groups[0]).toMatchObject({ type: 'results', site: 'paypay' });
    expect(
      found.groups[0].cards.every(
        (card: { shipping_payer: string }) => card.shipping_payer === 'seller',
      ),
    ).toBe(true);
  });

  it('buying makes an order that the desk buys by hand, at the price that was agreed', async () => {
    const { id } = await control('POST', '/items', {
      price: 15_000,
      title: 'ニコン FM2 フィルムカメラ',
    });
    await control('PATCH', `/items/${id}`, { price: 16_000 });
    await expectBoughtByHand(service, 'paypay', id, () =>
      control('PATCH', `/items/${id}`, { isSold: true }),
    );
  });
});
