import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { ownProduct } from '../support/own-product.ts';
import { signIn } from '../support/api-person.ts';
import { aNewcomer, openAccount, signInAs, signInAtDesk } from '../support/people.ts';
import { DESKTOP, look, PHONE, useBrowser, visit } from '../support/story.ts';

const { person } = useBrowser();
const customer = aNewcomer('Phạm Ngọc Mai');
let phone: Page;
let sales: Page;

beforeAll(async () => {
  await openAccount(customer, 20_000_000);
  phone = await person(PHONE);
  sales = await person(DESKTOP);
  await signInAs(phone, customer.phone, customer.password);
  await signInAtDesk(sales, 'sales');
});

it('a thing of an unknown shop is asked for, answered by sales, made cheaper by a coupon that is seen before, and paid', async () => {
  await visit(phone, '/account/quotes/request');
  await phone.getByLabel('Tên sản phẩm').fill('Đèn bàn gốm Hasami');
  await phone
    .getByRole('textbox', { name: /^Link sản phẩm/ })
    .fill('https://lamp-shop.example/den/7');
  await phone.getByLabel('Giá một món ở cửa hàng').fill('12000');
  await look(phone, '9-quote-request');
  await phone.getByRole('button', { name: 'Gửi yêu cầu báo giá' }).click();
  await phone.waitForURL('**/account/quotes/HK*');
  await phone.getByText('Nhân viên đang xem sản phẩm').waitFor();
  const code = new URL(phone.url()).pathname.split('/').at(-1) as string;

  await visit(sales, '/desk/queue');
  await sales.getByRole('link', { name: 'Cảm nhận' }).waitFor();
  await sales.getByLabel('Quét hoặc gõ mã').fill(code);
  await sales.keyboard.press('Enter');
  await answer(code, () => look(sales, '9-quote-answer'));

  await phone.getByText('Báo giá đã có').waitFor();
  const pay = phone.getByRole('button', { name: /^Thanh toán [\d.]+/ });
  await pay.waitFor();
  const before = amountOf(await pay.textContent());
  await phone.getByText('Nhập mã của bạn').click();
  await phone.getByLabel('Mã giảm giá').fill('khong-co');
  await phone.getByRole('button', { name: 'Áp dụng mã' }).click();
  await phone.getByText('Lỗi áp dụng mã giảm giá').waitFor();
  await phone.getByLabel('Mã giảm giá').fill('chaohako');
  await phone.getByRole('button', { name: 'Áp dụng mã' }).click();
  // Its line stands among the folded ones.
  await phone
    .getByText(/Chào bạn mới/)
    .first()
    .waitFor({ state: 'attached' });
  await expect.poll(async () => amountOf(await pay.textContent())).toBeLessThan(before);
  await phone.getByRole('checkbox', { name: /Tôi đồng ý/ }).check();
  await look(phone, '9-quote-coupon');
  await pay.click();
  await phone.getByText('Đã xác nhận mua hàng').first().waitFor();
});

it('answered quotes are chosen in the list and paid together from a bar that moves none of them', async () => {
  const client = await signIn(ownProduct.url, customer.phone, customer.password);
  const things = ['Ấm trà gang Nambu', 'Khăn furoshiki chàm'].map((name) => ({
    name,
    link: 'https://lamp-shop.example/1',
    price: 3_000,
  }));
  const asked = await client.write(
    'POST',
    '/api/quote/user/request',
    { quotes: things },
    randomUUID(),
  );
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  for (const { code } of asked.body['data'] as { code: string }[]) {
    await visit(sales, `/desk/queue?scan=${code}`);
    await answer(code);
  }

  await visit(phone, '/account/quotes?tab=wait_for_pay');
  const bar = phone.getByRole('region', { name: 'Báo giá đã chọn' });
  const choices = phone.getByRole('checkbox', { name: /^Chọn thanh toán/ });
  await expect.poll(() => choices.count()).toBe(2);
  expect(await bar.count()).toBe(0);
  const firstRow = phone.getByRole('main').getByRole('article').first();
  const place = () => firstRow.evaluate((row) => row.getBoundingClientRect().top + scrollY);
  const before = await place();
  for (const choice of await choices.all()) await choice.check();
  expect(await place()).toBe(before);
  const shown = await bar.boundingBox();
  const thumbBar = await phone
    .getByRole('navigation', { name: 'Chính', exact: true })
    .boundingBox();
  expect((shown?.y ?? Number.NaN) + (shown?.height ?? 0)).toBeLessThanOrEqual(thumbBar?.y ?? 0);
  await look(phone, '9-quotes-chosen');
  await bar.getByRole('button', { name: 'Thanh toán (2)' }).click();
  const sheet = phone.getByRole('dialog', { name: 'Thanh toán 2 báo giá' });
  await sheet.getByText('Ấm trà gang Nambu').waitFor();
  await sheet.getByRole('checkbox', { name: /Tôi đồng ý/ }).check();
  await look(phone, '9-quotes-paid-together');
  await sheet.getByRole('button', { name: /^Thanh toán [\d.]+/ }).click();
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => choices.count()).toBe(0);
});

/** Sales answers the request that is open at the desk. */
async function answer(
  code: string,
  beforeSending: () => Promise<void> = async () => undefined,
): Promise<void> {
  await sales.getByLabel('Phí vận chuyển trong Nhật').fill('800');
  await sales.getByLabel('Cân nặng một món (g)').fill('900');
  await beforeSending();
  // The desk goes on to the next request by itself, so what it shows does not tell that this one was sent.
  const sent = sales.waitForResponse(
    (reply) => reply.url().endsWith(`/orders/${code}/quote`) && reply.ok(),
  );
  await sales.getByRole('button', { name: 'Gửi báo giá, khóa 24 giờ' }).click();
  await sent;
}

/** `Thanh toán 2.345.678 ₫` -> 2345678. */
const amountOf = (text: string | null): number => Number((text ?? '').replaceAll(/\D/g, ''));
