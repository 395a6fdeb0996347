import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { ownProduct } from '../support/own-product.ts';
import { signIn } from '../support/api-person.ts';
import { aNewcomer, openAccount, signInAtDesk } from '../support/people.ts';
import { scan } from '../support/desk/scanner.ts';
import { DESKTOP, look, useBrowser, visit } from '../support/story.ts';

const { person } = useBrowser();
const customer = aNewcomer('Đặng Thu Thảo');
let sales: Page;
let colleague: Page;
let codes: string[];

beforeAll(async () => {
  await openAccount(customer, 1_000_000);
  const client = await signIn(ownProduct.url, customer.phone, customer.password);
  const quotes = ['Bát gốm Mashiko', 'Chảo gang Oigen'].map((name) => ({
    name,
    link: 'https://lamp-shop.example/1',
    price: 3_000,
  }));
  const asked = await client.write('POST', '/api/quote/user/request', { quotes }, randomUUID());
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  codes = (asked.body['data'] as { code: string }[]).map(({ code }) => code);
  sales = await person(DESKTOP);
  colleague = await person(DESKTOP);
  await signInAtDesk(sales, 'sales');
  await signInAtDesk(colleague, 'admin');
});

it('a scan opens what it names and presses nothing, wherever the focus is', async () => {
  const [first, second] = codes as [string, string];
  await visit(sales, '/desk/queue');
  const field = sales.getByLabel('Quét hoặc gõ mã');
  await expect.poll(() => field.evaluate((box) => box === document.activeElement)).toBe(true);
  await scan(sales, first);
  await sales.getByText(`Báo giá · ${first}`).waitFor();

  await sales.getByRole('link', { name: 'Khiếu nại' }).focus();
  await scan(sales, second);
  await sales.getByText(`Báo giá · ${second}`).waitFor();
  expect(new URL(sales.url()).pathname).toBe('/desk/queue');

  const weight = sales.getByLabel('Cân nặng một món (g)');
  await sales.getByLabel('Phí vận chuyển trong Nhật').fill('800');
  await weight.fill('900');
  let answers = 0;
  sales.on('request', (request) => (answers += request.url().endsWith('/quote') ? 1 : 0));
  await weight.focus();
  await scan(sales, second);
  await sales.waitForURL((url) => url.searchParams.get('scan') === second);
  expect(await weight.inputValue()).toBe('900');
  await sales.getByRole('button', { name: 'Gửi báo giá, khóa 24 giờ' }).focus();
  await scan(sales, first);
  await sales.getByText(`Báo giá · ${first}`).waitFor();
  expect(answers).toBe(0);

  await visit(sales, '/desk/complaints');
  await scan(sales, second);
  await sales.getByText(`Báo giá · ${second}`).waitFor();
});

it('what somebody types stays when a colleague finishes the same work', async () => {
  const [first] = codes as [string, string];
  await visit(sales, `/desk/queue?scan=${first}`);
  const weight = sales.getByLabel('Cân nặng một món (g)');
  await weight.fill('777');

  await visit(colleague, `/desk/queue?scan=${first}`);
  await colleague.getByText('Trần Thu Hà đang mở việc này.').waitFor();
  await colleague.getByLabel('Phí vận chuyển trong Nhật').fill('800');
  await colleague.getByLabel('Cân nặng một món (g)').fill('900');
  await colleague.getByRole('button', { name: 'Gửi báo giá, khóa 24 giờ' }).click();
  await colleague.getByText(`Đã báo giá đơn ${first}`, { exact: false }).waitFor();

  await sales.getByText('Đồng nghiệp vừa xử lý việc này.', { exact: false }).waitFor();
  expect(await weight.inputValue()).toBe('777');
  await sales.getByText(`Báo giá · ${first}`).waitFor();
  await look(sales, '7-desk-colleague');
  await sales.getByRole('button', { name: 'Sang việc tiếp theo' }).click();
  await sales
    .getByText('Đồng nghiệp vừa xử lý việc này.', { exact: false })
    .waitFor({ state: 'detached' });
});
