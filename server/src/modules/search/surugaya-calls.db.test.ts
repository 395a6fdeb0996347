import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectBoughtByHand } from '../../../test-support/people/bought-by-hand.ts';
import {
  type PretendService,
  startPretendService,
} from '../../../test-support/world/pretend-service.ts';

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
): Promise<{ code: string }> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${service.sim.url}/_control/suruga-ya${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { code: string };
};

interface Row {
  readonly code: string;
  readonly name: string;
  readonly name_ja: string;
  readonly price: number;
  readonly condition: string;
  readonly is_own: boolean;
  readonly stock: boolean;
}

describe('the calls of the specification', () => {
  it('search in Vietnamese, narrowed and sorted, 24 a page', async () => {
    const { data } = await get(
      '/api/suruga-ya/search?keyword=m%C3%A1y%20%E1%BA%A3nh%20phim&page=1&size=20&sort=price-up&price_min=5000&price_max=60000',
    );
    expect(data.japanese).toBe('フィルムカメラ');
    const rows: Row[] = data.results;
    expect(rows).toHaveLength(24);
    expect(data.pagination).toMatchObject({ page: 1, size: 24, total: expect.any(Number) });
    expect(data.has_more).toBe(true);
    expect(rows.map(({ price }) => price)).toEqual(
      rows.map(({ price }) => price).toSorted((a, b) => a - b),
    );
    expect(rows.every(({ price, stock }) => stock && price >= 5_000 && price <= 60_000)).toBe(true);
    expect(rows[0]?.name).not.toMatch(/フィルムカメラ/);
    expect(rows[0]?.name_ja).toMatch(/[ァ-ヶ]/);
    const next: Row[] = (
      await get(
        '/api/suruga-ya/search?keyword=m%C3%A1y%20%E1%BA%A3nh%20phim&page=2&sort=price-up&price_min=5000&price_max=60000',
      )
    ).data.results;
    expect(next.filter(({ code }) => rows.some((row) => row.code === code))).toEqual([]);
    const fresh: Row[] = (await get('/api/suruga-ya/search?category=8&condition=new')).data.results;
    expect(fresh.filter(({ is_own }) => is_own).every(({ condition }) => condition === 'new')).toBe(
      true,
    );
    const gone: Row[] = (await get('/api/suruga-ya/search?keyword=nikon&in_stock=false')).data
      .results;
    expect(gone.every(({ stock, price }) => !stock && price === 0)).toBe(true);
  });

  it('tell an item with its fee, its list price, and who sells it', async () => {
    const { code } = await control('POST', '/products', {
      title: 'ニコン FM2 ボディ',
      price: 3_700,
      listPrice: 9_900,
    });
    const { data } = await get(`/api/suruga-ya/item/${code}`);
    expect(data).toMatchObject({
      code,
      site_code: 'SUR_JP',
      name_ja: 'ニコン FM2 ボディ',
      price: 3_700,
      list_price: 9_900,
      is_own: true,
      shipping_fee: 240,
      shipping_note: 'Miễn phí vận chuyển nội địa Nhật; phí đặt hàng của Suruga-ya ¥240',
      condition_name: 'Đã qua sử dụng',
      is_adult: false,
    });
    expect(data.name).toMatch(/Nikon FM2/);
    expect(data.categories.map(({ name_ja }: { name_ja: string }) => name_ja)).toEqual([
      '家電・カメラ・AV機器',
      'フィルムカメラ',
    ]);
    const related = await get(`/api/suruga-ya/related/${code}`);
    expect(related.data.results.length).toBeGreaterThan(5);
    expect(related.data.results.map((row: Row) => row.code)).not.toContain(code);
  });

  it('refuse what is not there, and say when the site is silent', async () => {
    expect((await get('/api/suruga-ya/item/604000001', 404)).code).toBe(
      'marketplaces.no-such-listing',
    );
    expect((await get('/api/suruga-ya/item/nothing', 400)).code).toBeDefined();
    service.sim.world.faults.add({
      party: 'suruga-ya',
      path: '^/search',
      kind: 'status',
      status: 500,
      times: 3,
    });
    expect((await get('/api/suruga-ya/search?keyword=yamaha', 503)).code).toBe(
      'outside.unavailable',
    );
    service.sim.world.faults.remove({});
  });
});

describe('the catalogue', () => {
  it('shows an item with what it costs at the door, and finds it in the search', async () => {
    const { code } = await control('POST', '/products', {
      title: 'ニコン FM2 ボディ 逸品',
      price: 5_300,
    });
    const { data } = await get(`/api/catalog/items/surugaya/${code}?fresh=true`);
    expect(data).toMatchObject({
      site: 'surugaya',
      site_code: 'SUR_JP',
      kind: 'fixed',
      can_buy: true,
      can_bid: false,
      price_jpy: 5_300,
      shipping_jpy: 0,
    });
    expect(data.path).toBe(`/suruga-ya/item/${code}`);
    expect(data.landed.likely_vnd).toBeGreaterThan(data.price_vnd);
    expect((await get(`/api/catalog/items/surugaya/${code}/related`)).data.length).toBeGreaterThan(
      3,
    );
    expect(
      (await get('/api/catalog/categories/surugaya')).data.children.map(
        (child: { id: string }) => child.id,
      ),
    ).toContain('8');
    const found = await get(
      `/api/catalog/search-whole?q=${encodeURIComponent('FM2 逸品')}&sites=surugaya`,
    );
    expect(found.groups).toMatchObject([
      { type: 'results', site: 'surugaya', cards: [{ code, price_jpy: 5_300 }] },
    ]);
  });

  it('buying makes an order that the desk buys by hand, at the price that was agreed', async () => {
    const { code } = await control('POST', '/products', {
      title: 'ニコン FM2 ボディ',
      price: 15_000,
    });
    await control('PATCH', `/products/${code}`, { price: 16_000 });
    await expectBoughtByHand(service, 'suruga-ya', code, () =>
      control('PATCH', `/products/${code}`, { isSoldOut: true, offers: [] }),
    );
  });
});

it('a card and its page show what other shops ask, only where that is less than the price', async () => {
  const found = await get(
    `/api/catalog/search-whole?q=${encodeURIComponent('ゲーム')}&sites=surugaya&size=40`,
  );
  const cards = found.groups.flatMap((group: { cards: object[] }) => group.cards);
  const cheaper = cards.filter(({ other_offer: other }: { other_offer: object | null }) => other);
  expect(cheaper.length).toBeGreaterThan(0);
  expect(cheaper.length).toBeLessThan(cards.length);
  for (const { other_offer: other, price_jpy: price, seller } of cheaper) {
    expect(other.price_jpy).toBeLessThan(price);
    expect(seller.id).toBe('suruga-ya');
  }
  const [first] = cheaper;
  const { data } = await get(`/api/catalog/items/surugaya/${first.code}`);
  expect([data.price_jpy, data.other_offer]).toEqual([first.price_jpy, first.other_offer]);
});
