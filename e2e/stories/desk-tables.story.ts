import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { readSheet } from '../../server/test-support/read-sheet.ts';
import { signIn } from '../support/api-person.ts';
import { eventually } from '../support/eventually.ts';
import { ownProduct } from '../support/own-product.ts';
import { aNewcomer, openAccount, signInAtDesk } from '../support/people.ts';
import { DESKTOP, look, PHONE, pretend, useBrowser, visit } from '../support/story.ts';

const { person } = useBrowser();
const customer = aNewcomer('Đỗ Minh Khang');

/**
 * Two things that were bought and wait for their parcels: other stories may have moved all others
 * on.
 */
beforeAll(async () => {
  await openAccount(customer, 10_000_000);
  const client = await signIn(ownProduct.url, customer.phone, customer.password);
  for (const name of ['ニコン レンズ A', 'ニコン レンズ B']) {
    const price = 3_000;
    const made = { name, price };
    const item = await pretend<{ id: string }>('POST', '/_control/mercari/items', made);
    const wish = { code: item.id, site: 'mercari', price };
    const bought = await client.write('POST', '/api/bid/mercari', wish, randomUUID());
    expect(bought.status, JSON.stringify(bought.body)).toBe(200);
  }
});

/** Presses a button that gives a file, and reads the file back. */
async function fileOf(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await download.path());
}

const codesIn = (page: Page): Promise<string[]> =>
  page.locator('tbody tr td:first-child a').allTextContents();

it('a buyer filters, sorts and takes along the orders, and writes down what the seller sent', async () => {
  const page = await person(DESKTOP);
  await signInAtDesk(page, 'buyer');
  await eventually('both things were bought', async () => {
    await visit(page, '/desk/orders?state=BOUGHT');
    return (await codesIn(page)).length > 1 || undefined;
  });
  await visit(page, '/desk');
  await page.getByRole('link', { name: 'Đơn hàng' }).click();
  await page.getByRole('heading', { name: 'Đơn hàng', level: 1 }).waitFor();

  await page.getByLabel('Trạng thái').selectOption('BOUGHT');
  await page.waitForURL('**/desk/orders?state=BOUGHT');
  await page.getByRole('link', { name: 'Mã đơn' }).click();
  // The address changes before the rows do.
  await page.locator('th[aria-sort=ascending]', { hasText: 'Mã đơn' }).waitFor();
  const codes = await codesIn(page);
  expect(codes.length).toBeGreaterThan(0);
  expect(codes).toEqual(codes.toSorted());
  await look(page, '42-orders');

  const sheet = await readSheet(await fileOf(page, 'Xuất Excel'));
  expect(sheet.rows.slice(1).map(([code]) => code)).toEqual(codes);
  const csv = (await fileOf(page, 'Xuất CSV')).toString('utf8').trim().split('\r\n');
  expect(csv.slice(1).map((line) => line.split(',')[0])).toEqual(codes);
  // What an order leaves for us is for those who keep the books.
  expect(csv[0]).not.toContain('Lãi gộp');

  await page.goBack();
  await page.waitForURL('**/desk/orders?state=BOUGHT');
  await page.getByRole('link', { name: codes[0] as string }).click();
  await page.getByLabel('Ghi chú mới').fill('Người bán gửi làm hai kiện.');
  await page.getByRole('button', { name: 'Lưu ghi chú' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Người bán gửi làm hai kiện.' }).waitFor();
  expect(await page.getByLabel('Ghi chú mới').inputValue()).toBe('');

  const number = page.getByLabel('Mã vận đơn của người bán');
  await number.fill('1234-5678-9014');
  await page.getByRole('button', { name: 'Lưu mã vận đơn' }).click();
  await page.getByText('có chữ số gõ nhầm').waitFor();
  await number.fill('1234-5678-9013');
  await page.getByRole('button', { name: 'Lưu mã vận đơn' }).click();
  await page.getByRole('link', { name: '123456789013' }).waitFor();
  await page.getByRole('button', { name: 'Thêm kiện thứ 2' }).click();
  await page.getByLabel('Tên kiện').fill('Ống kính');
  await page.getByLabel('Trong kiện có gì').fill('1 ống kính, 1 nắp');
  await page.getByLabel('Hãng vận chuyển').selectOption('sagawa');
  await number.fill('111111111112');
  await page.getByRole('button', { name: 'Lưu mã vận đơn' }).click();
  await page.getByText('1 ống kính, 1 nắp').waitFor();
  await look(page, '42-order');

  await visit(page, `/desk/purchases/${codes[0]}`);
  await page.getByRole('button', { name: 'Sao chép địa chỉ kho Nhật' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')[0]).toMatch(/^〒\d{3}-\d{4}$/);
  expect(copied).toContain(codes[0]);
  await page.setViewportSize(PHONE);
  await look(page, '42-purchase-phone');
});
