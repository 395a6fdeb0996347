import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
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
  await phone.getByRole('textbox', { name: /^Link sản phẩm/ }).fill('https://lamp-shop.example/den/7');
  await phone.getByLabel('Giá một món ở cửa hàng').fill('12000');
  await look(phone, '9-quote-request');
  await phone.getByRole('button', { name: 'Gửi yêu cầu báo giá' }).click();
  await phone.waitForURL('**/account/quotes/HK*');
  await phone.getByText('Nhân viên đang xem sản phẩm').waitFor();
  const code = new URL(phone.url()).pathname.split('/').at(-1) as string;

  await visit(sales, '/desk');
  await sales.getByRole('link', { name: 'Cảm nhận' }).waitFor();
  await sales.getByLabel('Quét hoặc gõ mã').fill(code);
  await sales.keyboard.press('Enter');
  await sales.getByLabel('Phí vận chuyển trong Nhật').fill('800');
  await sales.getByLabel('Cân nặng một món (g)').fill('900');
  await look(sales, '9-quote-answer');
  await sales.getByRole('button', { name: 'Gửi báo giá, khóa 24 giờ' }).click();

  await phone.getByText('Báo giá đã có').waitFor();
  const pay = phone.getByRole('button', { name: /^Thanh toán [\d.]+/ });
  await pay.waitFor();
  const before = amountOf(await pay.textContent());
  await phone.getByLabel('Mã giảm giá').fill('khong-co');
  await phone.getByRole('button', { name: 'Áp dụng mã' }).click();
  await phone.getByText('Lỗi áp dụng mã giảm giá').waitFor();
  await phone.getByLabel('Mã giảm giá').fill('chaohako');
  await phone.getByRole('button', { name: 'Áp dụng mã' }).click();
  await phone
    .getByText(/Chào bạn mới/)
    .first()
    .waitFor();
  await expect.poll(async () => amountOf(await pay.textContent())).toBeLessThan(before);
  await phone.getByRole('checkbox', { name: /Tôi đồng ý/ }).check();
  await look(phone, '9-quote-coupon');
  await pay.click();
  await phone.getByText('Đã xác nhận mua hàng').first().waitFor();
});

/** `Thanh toán 2.345.678 ₫` -> 2345678. */
const amountOf = (text: string | null): number => Number((text ?? '').replaceAll(/\D/g, ''));
