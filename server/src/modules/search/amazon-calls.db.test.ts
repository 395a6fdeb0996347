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

const call = async (method: 'GET' | 'POST', path: string, status = 200) => {
  const answer = await service.asCustomer(method, path);
  expect(answer.status, `${path} ${JSON.stringify(answer.body).slice(0, 300)}`).toBe(status);
  return answer.body;
};
const get = (path: string, status?: number) => call('GET', path, status);
const control = async (
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
): Promise<{ asin: string }> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${service.sim.url}/_control/amazon${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { asin: string };
};

interface Product {
  readonly code: string;
  readonly name: string;
  readonly name_ja: string;
  readonly current_price: number;
  readonly before_price: number | null;
  readonly savings_amount: number | null;
}
interface Deal {
  readonly code: string;
  readonly price: {
    basis_price: { value: { amount: number } };
    deal_price: { value: { amount: number } };
    savings_amount: number;
    savings_percent: number;
  };
}

describe('the mobile client', () => {
  it('reads a search of Japan, with names in Vietnamese', async () => {
    const body = await get('/api/amazon/jp/search?keyword=tai+nghe&query=tai+nghe');
    expectMobile('search.amazon-jp', body);
    expect(body.japanese).toBe('ヘッドホン');
    const products: Product[] = body.products;
    expect(products).toHaveLength(10);
    expect(products[0]?.name).toMatch(/tai nghe/i);
    expect(products[0]?.name_ja).toMatch(/ヘッドホン/);
    for (const { current_price: price, before_price: before, savings_amount: saved } of products)
      if (before !== null) expect(saved).toBe(before - price);
    expect(products.some(({ before_price }) => before_price !== null)).toBe(true);
  });

  it('is told that the United States are not served', async () => {
    const body = await get('/api/amazon/us/search?keyword=camera&query=camera');
    expectMobile('search.amazon-us', body);
    expect(body).toMatchObject({
      products: [],
      served: false,
      message: expect.stringMatching(/Amazon Mỹ/),
    });
  });

  it('reads what is cheaper than usual, asked for by POST without a body', async () => {
    const answer = await fetch(`${service.url}/api/amazon/jp/deals/details`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(200);
    const body = (await answer.json()) as { products: Deal[] };
    expectMobile('amazon.deals', body);
    expect(body.products.length).toBeGreaterThan(5);
    for (const { price } of body.products)
      expect(price.basis_price.value.amount - price.deal_price.value.amount).toBe(
        price.savings_amount,
      );
  });

  it('reads the largest savings first', async () => {
    const body = await get('/api/amazon/jp/deals/top?language=ja_JP&country=jp');
    expectMobile('amazon.flash-sale', body);
    const percents = (body.products as Deal[]).map(({ price }) => price.savings_percent);
    expect(percents.length).toBeGreaterThan(5);
    expect(percents).toEqual(percents.toSorted((a, b) => b - a));
    const elsewhere = await get('/api/amazon/jp/deals/top?language=en_US&country=us');
    expectMobile('amazon.flash-sale', elsewhere);
    expect(elsewhere.products).toEqual([]);
  });
});

describe('the keywords that Amazon completes', () => {
  it('are asked for in Japanese and told in both languages', async () => {
    const { data } = await get(
      `/api/amazon/keyword/suggestions?keyword=${encodeURIComponent('tai nghe')}`,
    );
    expect(data.japanese).toBe('ヘッドホン');
    expect(data.results[0]).toMatchObject({
      keyword: 'ヘッドホン',
      name: expect.stringMatching(/tai nghe/i),
    });
    expect((await get('/api/amazon/keyword/suggestions?keyword=')).data.results).toEqual([]);
  });

  it('are of the goods, without the condition that the words name', async () => {
    const words = encodeURIComponent('tai nghe cũ');
    const { data } = await get(`/api/amazon/keyword/suggestions?keyword=${words}`);
    expect(data.japanese).toBe('ヘッドホン');
  });

  it('are missing, not refused, while Amazon is silent', async () => {
    service.sim.world.faults.add({
      party: 'amazon',
      path: '^/completion',
      kind: 'status',
      status: 503,
      times: 1,
    });
    expect((await get('/api/amazon/keyword/suggestions?keyword=nikon')).data.results).toEqual([]);
    service.sim.world.faults.remove({});
  });
});

describe('the catalogue', () => {
  it('shows an item with what it costs at the door, and finds it in the search', async () => {
    const { asin } = await control('POST', '/items', {
      title: 'ソニー ヘッドホン 逸品',
      price: 12_000,
      listPrice: 15_000,
      stock: 4,
    });
    const { data } = await get(`/api/catalog/items/amazon/${asin}?fresh=true`);
    expect(data).toMatchObject({
      site: 'amazon',
      site_code: 'AMZ_JP',
      kind: 'fixed',
      can_buy: true,
      can_bid: false,
      price_jpy: 12_000,
      quantity: 4,
    });
    expect(data.path).toBe(`/amazon/item/${asin}`);
    expect(data.landed.likely_vnd).toBeGreaterThan(data.price_vnd);
    expect((await get(`/api/catalog/items/amazon/${asin}/related`)).data.length).toBeGreaterThan(3);
    expect(
      (await get('/api/catalog/categories/amazon')).data.children.map(
        (child: { id: string }) => child.id,
      ),
    ).toContain('3210981');
    expect((await get('/api/catalog/amazon/deals')).data.cards.length).toBeGreaterThan(5);
    const found = await get(
      `/api/catalog/search-whole?q=${encodeURIComponent('ヘッドホン 逸品')}&sites=amazon`,
    );
    expect(found.groups).toMatchObject([
      { type: 'results', site: 'amazon', cards: [{ code: asin, price_jpy: 12_000 }] },
    ]);
    expect((await get('/api/catalog/items/amazon/B000000000', 404)).code).toBe(
      'marketplaces.no-such-listing',
    );
  });

  it('buying makes an order that the desk buys by hand, at the price that was agreed', async () => {
    const { asin: code } = await control('POST', '/items', {
      title: 'ソニー ヘッドホン',
      price: 15_000,
    });
    await control('PATCH', `/items/${code}`, { price: 16_000 });
    await expectBoughtByHand(service, 'amazon', code, () =>
      control('PATCH', `/items/${code}`, { stock: null }),
    );
  });

  it('says when the site is silent', async () => {
    service.sim.world.faults.add({
      party: 'amazon',
      path: '^/catalog',
      kind: 'status',
      status: 500,
      times: 3,
    });
    expect((await get('/api/amazon/jp/search?keyword=yamaha&query=yamaha', 503)).code).toBe(
      'outside.unavailable',
    );
    service.sim.world.faults.remove({});
  });
});
