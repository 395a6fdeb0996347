import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { aNewcomer, openAccount, signInAs } from '../support/people.ts';
import { look, PHONE, pretend, useBrowser, visit } from '../support/story.ts';

const { person } = useBrowser();
const customer = aNewcomer('Hồ Thị Mai');
let phone: Page;

beforeAll(async () => {
  await openAccount(customer, 80_000_000);
  phone = await person(PHONE);
  await signInAs(phone, customer.phone, customer.password);
});

interface Made {
  readonly id?: string;
  readonly code?: string;
  readonly asin?: string;
}

/** Something for sale there, made by hand: its site, the address of its pages, and how it is made. */
const GOODS: readonly (readonly [name: string, path: string, made: string, wish: object])[] = [
  ['Rakuten', 'rakuten', '/_control/rakuten/items', { name: 'ニコン FM2 カメラ', price: 23_450 }],
  ['Yahoo! Shopping', 'shopping', '/_control/yahoo-shopping/items', { name: 'ニコン 帽子' }],
  ['PayPay', 'paypay', '/_control/paypay/items', { title: 'ニコン 双眼鏡 8x30', price: 8_200 }],
  [
    'Suruga-ya',
    'suruga-ya',
    '/_control/suruga-ya/products',
    { title: 'ミニカー 赤', price: 1_500 },
  ],
  ['Amazon', 'amazon', '/_control/amazon/items', { title: 'ニコン クロス', price: 2_400 }],
  [
    'Yahoo! Auctions',
    'auction',
    '/_control/auctions',
    {
      title: 'ニコン ストラップ',
      startPrice: 1_000,
      buyNowPrice: 3_000,
      rivals: [],
      endsInSeconds: 900,
    },
  ],
];

it.each(GOODS)('a thing at %s is bought on its page', async (_, path, made, wish) => {
  const { id, asin, code = id ?? asin } = await pretend<Made>('POST', made, wish);
  expect(code).toBeDefined();
  await visit(phone, `/${path}/item/${encodeURIComponent(code ?? '')}`);
  await phone
    .getByRole('main')
    .getByRole('button', { name: /Mua ngay/ })
    .click();
  const sheet = phone.getByRole('dialog', { name: 'Mua ngay' });
  await expect.poll(() => sheet.textContent()).toMatch(/giữ trong ví bây giờ\s*[\d.]{5,}/i);
  await look(phone, `5-buy-${path}`);
  await sheet.getByRole('button', { name: 'Xác nhận mua' }).click();
  await phone.waitForURL('**/account/quotes/HK*');
});

it('goods whose variants differ in price are asked for by their variant', async () => {
  const made = { name: 'ニコン ストラップ', price: 1_980, highest: 4_980 };
  const { id } = await pretend<Made>('POST', '/_control/rakuten/items', made);
  await visit(phone, `/rakuten/item/${encodeURIComponent(id ?? '')}`);
  const main = phone.getByRole('main');
  expect(await main.textContent()).toMatch(/từ.*đến.*tùy phiên bản/);
  expect(await main.getByRole('button', { name: /Mua ngay/ }).count()).toBe(0);
  await look(phone, '5-variant-prices');
  await phone.getByLabel('Phiên bản (màu, cỡ, mẫu)').fill('ブラック L');
  await phone.getByRole('button', { name: 'Nhờ báo giá phiên bản này' }).click();
  await phone.waitForURL('**/account/quotes/request?*');
  expect(await phone.getByLabel('Ghi chú').inputValue()).toBe('Phiên bản: ブラック L');
  await phone.getByRole('button', { name: 'Gửi yêu cầu báo giá' }).click();
  await phone.waitForURL('**/account/quotes/HK*');
  await phone.getByText('Nhân viên đang xem sản phẩm').waitFor();
  expect(await phone.getByRole('main').textContent()).toContain('ブラック L');
});
