import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { ownProduct } from '../support/own-product.ts';
import { signIn } from '../support/api-person.ts';
import { aNewcomer, openAccount, signInAtDesk } from '../support/people.ts';
import { DESKTOP, look, PHONE, useBrowser, visit } from '../support/story.ts';

const { person } = useBrowser();
const customer = aNewcomer('Phan Ngọc Lan');
let sales: Page;
let colleague: Page;
let codes: string[];

const ask = async (names: readonly string[]): Promise<string[]> => {
  const client = await signIn(ownProduct.url, customer.phone, customer.password);
  const quotes = names.map((name) => ({ name, link: 'https://lamp-shop.example/1', price: 3_000 }));
  const asked = await client.write('POST', '/api/quote/user/request', { quotes }, randomUUID());
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  return (asked.body['data'] as { code: string }[]).map(({ code }) => code);
};

beforeAll(async () => {
  await openAccount(customer, 1_000_000);
  codes = await ask(['Đèn giấy Washi', 'Ấm gang Nambu']);
  sales = await person(DESKTOP);
  colleague = await person(DESKTOP);
  await signInAtDesk(sales, 'sales');
  await signInAtDesk(colleague, 'admin');
});

const rowOf = (page: Page, code: string) => page.getByRole('row', { name: new RegExp(code) });
/** Only what belongs to the customer of this story: other stories have work too. */
const list = `/desk/work?text=${encodeURIComponent(customer.phone)}`;

it('two colleagues share the list: one claims, the other reads whose it is, and nothing moves under the hand', async () => {
  const [first, second] = codes as [string, string];
  await visit(sales, list);
  await visit(colleague, list);
  await rowOf(sales, first).getByRole('checkbox').check();
  await sales.getByText('1 việc đã chọn').waitFor();
  await rowOf(colleague, second).getByRole('link').focus();
  await colleague.keyboard.press('c');
  await colleague.getByText('Đã nhận 1 việc.').waitFor();
  await rowOf(sales, second).getByText('Hoàng Gia Bảo').waitFor();
  await sales.getByText('1 việc đã chọn').waitFor();

  const [third] = (await ask(['Quạt gấp Kyoto'])) as [string];
  await sales.getByText('1 việc mới').waitFor();
  expect(await rowOf(sales, third).count()).toBe(0);
  await sales.getByText('1 việc đã chọn').waitFor();
  await rowOf(sales, second).getByRole('checkbox').check();
  await sales.getByRole('button', { name: 'Nhận việc' }).click();
  await sales.getByText('Đã nhận 1 việc. 1 việc: Hoàng Gia Bảo đã nhận.').waitFor();
  await rowOf(sales, first).getByText('của bạn').waitFor();
  await rowOf(sales, third).waitFor();
  await look(sales, 'desk-work');
});

it('whoever finishes a task comes back to the list, with the next one under the keys', async () => {
  const [first, second] = codes as [string, string];
  await visit(sales, list);
  await rowOf(sales, first).getByRole('link').click();
  await sales.getByText(`Báo giá · ${first}`).waitFor();
  await sales.getByLabel('Phí vận chuyển trong Nhật').fill('800');
  await sales.getByLabel('Cân nặng một món (g)').fill('900');
  await sales.getByRole('button', { name: 'Gửi báo giá, khóa 24 giờ' }).click();
  await sales.waitForURL((url) => url.pathname === '/desk/work');
  expect(new URL(sales.url()).searchParams.get('text')).toBe(customer.phone);
  await rowOf(sales, second).waitFor();
  expect(await rowOf(sales, first).count()).toBe(0);
  await expect
    .poll(() => sales.evaluate(() => document.activeElement?.closest('tr')?.textContent ?? ''))
    .toContain(second);
});

it('a filter is kept as a tab, and the list reads well on a phone', async () => {
  await visit(sales, '/desk/work?kinds=quote&when=today');
  await sales.getByRole('button', { name: 'Lưu bộ lọc này' }).click();
  await sales.getByLabel('Tên bộ lọc').fill('Báo giá hôm nay');
  await sales.getByRole('button', { name: 'Lưu bộ lọc', exact: true }).click();
  await sales.getByRole('link', { name: /^Báo giá hôm nay/ }).waitFor();
  await sales.setViewportSize(PHONE);
  await visit(sales, list);
  await look(sales, 'desk-work-phone');
});
