import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { customerToken } from '../../../test-support/people/sign-in.ts';
import { startTestService, type TestService } from '../../../test-support/test-service.ts';
import { seedDemoPeople } from '../../demo-people.ts';

let service: TestService;
let token = '';
beforeAll(async () => {
  service = await startTestService();
  await seedDemoPeople(service.platform);
  token = await customerToken(service);
});
afterAll(() => service.close());

const send = (method: string, path: string, body?: object) =>
  call(service, method, path, { token, ...(body && { body }) });

describe('saved searches', () => {
  test('are made, listed, changed and deleted', async () => {
    const made = await send('POST', '/api/saved-searches', {
      keyword: 'máy ảnh nikon',
      filters: { max_price: 50_000, condition: 'used' },
    });
    expect(made).toMatchObject({
      status: 200,
      body: {
        is_new: true,
        data: {
          keyword: 'máy ảnh nikon',
          japanese: 'ニコン カメラ',
          is_alerting: true,
          new_count: 0,
        },
      },
    });
    const { id, path } = made.body.data;
    expect(path).toBe(
      '/hako-go/search?keyword=m%C3%A1y+%E1%BA%A3nh+nikon&sort=newest&condition=used&max_price=50000',
    );
    expect(
      (
        await send('POST', '/api/saved-searches', {
          keyword: 'may anh nikon',
          filters: { condition: 'used', max_price: 50_000 },
        })
      ).body,
    ).toMatchObject({
      is_new: false,
      data: { id },
    });
    expect(
      (await send('PUT', `/api/saved-searches/${id}`, { name: 'Nikon cũ', is_alerting: false }))
        .body.data,
    ).toMatchObject({
      name: 'Nikon cũ',
      is_alerting: false,
    });
    expect((await send('GET', '/api/saved-searches')).body.data).toMatchObject({
      most: 50,
      results: [{ id, name: 'Nikon cũ' }],
    });
    expect((await send('GET', `/api/saved-searches/${id}/finds`)).body.data).toEqual({
      results: [],
    });
    expect((await send('DELETE', `/api/saved-searches/${id}`)).body).toEqual({ status: true });
    expect((await send('GET', `/api/saved-searches/${id}/finds`)).body.code).toBe(
      'search.no-such-saved',
    );
  });

  test.each([
    [{ keyword: '  ' }, 'search.keyword-needed'],
    [{ keyword: 'https://jp.mercari.com/item/m87177707015' }, 'search.keyword-needed'],
    [{ keyword: 'nikon', sites: ['ebay'] }, 'marketplaces.site-not-served'],
    [{ keyword: 'nikon', filters: { min_price: -1 } }, 'request.invalid'],
  ])('%j is refused: %s', async (body, code) => {
    expect((await send('POST', '/api/saved-searches', body)).body.code).toBe(code);
  });

  test('are for those who are signed in', async () => {
    expect((await call(service, 'GET', '/api/saved-searches')).status).toBe(401);
  });
});

describe('the price of a favourite', () => {
  test('is watched and left alone', async () => {
    await send('POST', '/api/favorite/product', {
      code: 'm87177707015',
      site_code: 'MER_JP',
      name: 'ニコン FM2',
      price: 30_000,
    });
    const watched = await send('PUT', '/api/favorite/product/watch', {
      code: 'm87177707015',
      is_watching: true,
      wished_price: 25_000,
    });
    expect(watched).toMatchObject({
      status: 200,
      body: { data: { site: 'mercari', base_price: 30_000, wished_price: 25_000, is_over: false } },
    });
    expect((await send('GET', '/api/favorite/product/watches')).body.data.results).toHaveLength(1);
    expect(
      (
        await send('PUT', '/api/favorite/product/watch', {
          code: 'm87177707015',
          is_watching: false,
        })
      ).body,
    ).toEqual({ data: null });
    expect((await send('GET', '/api/favorite/product/watches')).body.data.results).toEqual([]);
    expect(
      (await send('PUT', '/api/favorite/product/watch', { code: 'm1', is_watching: true })).body
        .code,
    ).toBe('favorites.not-a-favorite');
  });

  test('of goods whose address tells the site is watched there', async () => {
    await send('POST', '/api/favorite/product', {
      code: '604043986',
      url: 'https://www.suruga-ya.jp/product/detail/604043986',
      name: 'x',
    });
    expect(
      (await send('PUT', '/api/favorite/product/watch', { code: '604043986', is_watching: true }))
        .body.data,
    ).toMatchObject({
      site: 'surugaya',
      base_price: null,
    });
  });
});
