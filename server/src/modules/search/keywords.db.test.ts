import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { startTestService, type TestService } from '../../../test-support/test-service.ts';
import { countSoon } from './catalog/search-counter.ts';
import { countSearch } from './suggest/keyword-store.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  const at = service.platform.clock.now();
  const searched = [
    ['auction', 'may anh nikon', 'máy ảnh nikon', 3],
    ['mercari', 'may anh nikon', 'máy ảnh nikon', 2],
    ['mercari', 'may anh phim', 'máy ảnh phim', 4],
    ['auction', 'dong ho', 'đồng hồ', 1],
  ] as const;
  for (const [typeCode, folded, keyword, times] of searched)
    for (let n = 0; n < times; n += 1)
      await countSearch(service.platform.db, { typeCode, folded, keyword, japanese: 'カメラ', at });
});
afterAll(() => service.close());

const namesOf = async (path: string): Promise<string[]> => {
  const { status, body } = await call(service, 'GET', path);
  expect(status).toBe(200);
  return body.data.results.map((row: { name: string }) => row.name);
};
const suggest = (typed: string) =>
  namesOf(`/api/keyword/autocomplete?keyword=${encodeURIComponent(typed)}`);

describe('suggestions', () => {
  test.each(['may a', 'MÁY  Ả', '  máy a'])(
    'for "%s" are what people search most, whatever the site and the diacritics, then terms of the trade',
    async (typed) => {
      const names = await suggest(typed);
      expect(names.slice(0, 2)).toEqual(['máy ảnh nikon', 'máy ảnh phim']);
      expect(names.length).toBe(10);
      expect(new Set(names).size).toBe(10);
    },
  );

  test('are none for nothing, for spaces and for what nobody writes', async () => {
    expect(await suggest('')).toEqual([]);
    expect(await suggest('    ')).toEqual([]);
    expect(await suggest('zzqx')).toEqual([]);
  });

  test('take letters that mean something to a database as letters', async () => {
    for (const typed of ['%', '_', '\\', "'; drop table searched_keywords; --", 'x'.repeat(500)])
      expect(await suggest(typed)).toEqual([]);
  });

  test('come out of memory once it is read, and say the same', async () => {
    const before = await suggest('may');
    await expect.poll(() => suggest('may'), { timeout: 10_000 }).toEqual(before);
  });
});

test('the most searched keywords are those of the site asked about', async () => {
  expect(await namesOf('/api/keyword-top-search?type_code=mercari')).toEqual([
    'máy ảnh phim',
    'máy ảnh nikon',
  ]);
  expect(await namesOf('/api/keyword/tops?type_code=auction')).toEqual([
    'máy ảnh nikon',
    'đồng hồ',
  ]);
});

describe('a link', () => {
  const resolve = (url: string) => call(service, 'POST', '/api/object-resolver', { body: { url } });

  test('of every site opens its page, in both documented shapes', async () => {
    const links = {
      'https://auctions.yahoo.co.jp/jp/auction/t1227918112': [
        '/auction/item/t1227918112',
        't1227918112',
        'YAC_JP',
      ],
      'https://jp.mercari.com/item/m87177707015?afid=1': [
        '/mercari/item/m87177707015',
        'm87177707015',
        'MER_JP',
      ],
      'https://store.shopping.yahoo.co.jp/asahi-camera/fm2-001.html': [
        '/shopping/item/asahi-camera_fm2-001',
        'asahi-camera_fm2-001',
        'YSP_JP',
      ],
      'https://item.rakuten.co.jp/book/123/': ['/rakuten/item/book%3A123', 'book:123', 'RAK_JP'],
      'https://paypayfleamarket.yahoo.co.jp/item/z595392208': [
        '/paypay/item/z595392208',
        'z595392208',
        'PFL_JP',
      ],
      'https://www.suruga-ya.jp/product/detail/604043986': [
        '/suruga-ya/item/604043986',
        '604043986',
        'SUR_JP',
      ],
      'https://www.amazon.co.jp/dp/B0CXYZ1234': ['/amazon/item/B0CXYZ1234', 'B0CXYZ1234', 'AMZ_JP'],
    };
    for (const [url, [path, code, siteCode]] of Object.entries(links)) {
      const { status, body } = await resolve(url);
      expect({ status, data: body.data }, url).toMatchObject({
        status: 200,
        data: { path, product_id: code, site_code: siteCode, kind: 'item' },
      });
      // The mobile client puts Rakuten's shop and number together itself.
      expect(body.result).toMatchObject({ product_id: code?.split(':').at(-1), url, quantity: 1 });
    }
  });

  test('of a category says so', async () => {
    expect(
      (await resolve('https://auctions.yahoo.co.jp/category/list/23636/')).body.data,
    ).toMatchObject({
      kind: 'category',
      path: '/auction/category/23636',
    });
  });

  test.each(['https://evil.example/item/m87177707015', 'máy ảnh', 'http://169.254.169.254/latest'])(
    '%s is refused in the words of the specification',
    async (url) => {
      const { status, body } = await resolve(url);
      expect({ status, message: body.message }).toEqual({
        status: 400,
        message: 'Link sản phẩm chưa được hỗ trợ hoặc chưa đúng.',
      });
    },
  );
});

test('what tells who somebody is is not counted', async () => {
  for (const typed of ['zzq lan 0912345678', 'zzq lan@example.vn', 'zzq tủ sách'])
    countSoon(service.platform, 'surugaya', typed, 'x');
  const counted = async () =>
    (
      await service.platform.db
        .selectFrom('searched_keywords')
        .select('keyword')
        .where('keyword', 'like', 'zzq%')
        .execute()
    ).map(({ keyword }) => keyword);
  await expect.poll(counted).toEqual(['zzq tủ sách']);
});
