import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { aNewcomer, openAccount, signInAs, signInAtDesk } from '../support/people.ts';
import { DESKTOP, look, PHONE, pretend, useBrowser, visit } from '../support/story.ts';

const { person } = useBrowser();
const customer = aNewcomer('Hoàng Thị Lan');
let phone: Page;
let sales: Page;
let order = '';

beforeAll(async () => {
  await openAccount(customer, 20_000_000);
  phone = await person(PHONE);
  sales = await person(DESKTOP);
  await signInAs(phone, customer.phone, customer.password);
  await signInAtDesk(sales, 'sales');
});

it('a customer asks for a lower price, the desk asks the seller, and the goods are bought by themselves when the seller agrees', async () => {
  const item = await pretend<{ id: string }>('POST', '/_control/mercari/items', {
    name: 'キヤノン AE-1 フィルムカメラ',
    price: 10_000,
  });
  await visit(phone, `/mercari/item/${item.id}`);
  await phone.getByRole('button', { name: 'Thương lượng giá' }).click();
  const sheet = phone.getByRole('dialog', { name: 'Thương lượng giá' });
  await sheet.getByLabel('Giá bạn muốn trả').fill('4000');
  await sheet.getByText('Giá đề nghị thấp nhất là ¥5,000').waitFor();
  expect(await sheet.getByRole('button', { name: 'Gửi yêu cầu' }).isDisabled()).toBe(true);
  await sheet.getByLabel('Giá bạn muốn trả').fill('8000');
  await expect
    .poll(() => sheet.textContent(), { timeout: 20_000 })
    .toMatch(/giữ trong ví bây giờ\s*[\d.]{6,}/i);
  await look(phone, '8-price-request');
  await sheet.getByRole('button', { name: 'Gửi yêu cầu' }).click();
  await phone.waitForURL('**/account/negotiations?offer=*');
  await phone.getByText('Chờ nhân viên gửi').first().waitFor();

  await visit(sales, '/desk/offers');
  await sales.getByText(customer.name).waitFor();
  await look(sales, '8-price-request-desk');
  await sales.getByRole('button', { name: 'Đã gửi cho người bán' }).click();
  await phone.getByText('Đã gửi, chờ người bán').first().waitFor();
  await pretend('PATCH', `/_control/mercari/items/${item.id}`, { price: 8_000 });
  await visit(sales, '/desk/offers?state=sent');
  // The watch may have seen the lower price before the desk tells it.
  const agreed = sales.getByRole('button', { name: 'Người bán đồng ý' });
  if (await agreed.isVisible()) await agreed.click();
  const link = phone.getByRole('link', { name: /^Đơn HK/ });
  await link.waitFor({ timeout: 60_000 });
  await phone.getByText('Đã mua', { exact: true }).first().waitFor();
  await look(phone, '8-price-request-bought');
  order = (await link.textContent())?.replace('Đơn ', '') ?? '';
  await link.click();
  await phone.getByText('Đã mua').first().waitFor({ timeout: 60_000 });
});

it('a complaint with a picture is answered and ends with money back in the wallet', async () => {
  await visit(phone, `/account/quotes/${order}`);
  await phone.getByRole('link', { name: 'Khiếu nại về đơn này' }).click();
  const sheet = phone.getByRole('dialog', { name: 'Gửi khiếu nại' });
  await sheet.getByLabel('Việc gì đã xảy ra?').selectOption({ label: 'Hàng hỏng, vỡ khi nhận' });
  await sheet.getByLabel('Bạn kể giúp Hako').fill('Ống kính bị nứt ở mép.');
  expect(await sheet.getByRole('button', { name: 'Gửi khiếu nại' }).isDisabled()).toBe(true);
  const photo = await aPhoto();
  const sending = phone.waitForResponse('**/api/upload/file/user');
  await sheet
    .locator('input[type=file]')
    .setInputFiles({ name: 'nut.jpg', mimeType: 'image/jpeg', buffer: photo });
  await sheet.getByAltText('Ảnh 1').waitFor();
  const sent = await sending;
  const sentBytes = Number(await sent.request().headerValue('content-length'));
  expect(photo.length).toBeGreaterThan(2_000_000);
  expect(sentBytes).toBeGreaterThan(10_000);
  expect(sentBytes).toBeLessThan(1_000_000);
  expect(await sent.json()).toMatchObject({ data: { width: 1_500, height: 2_000 } });
  await look(phone, '8-complaint-form');
  await sheet.getByRole('button', { name: 'Gửi khiếu nại' }).click();
  await phone.waitForURL(/\/account\/complaints\/[\w-]{36}/);

  await visit(sales, '/desk/complaints');
  await sales.getByText('Ống kính bị nứt ở mép.').first().waitFor();
  await look(sales, '8-complaint-desk');
  await sales
    .getByLabel('Trả lời khách hàng')
    .fill('Hako xin lỗi bạn, chúng tôi hoàn một phần tiền hàng.');
  await sales.getByRole('button', { name: 'Gửi', exact: true }).click();
  await phone.getByText('chúng tôi hoàn một phần tiền hàng').waitFor();
  await sales.getByLabel('Kết luận (khách hàng đọc được)').fill('Hoàn 200.000 đ vì ống kính nứt.');
  await sales.getByLabel('Hoàn vào ví').fill('200000');
  await sales.getByRole('button', { name: /Giải quyết và hoàn 200\.000/ }).click();
  const question = sales.getByRole('dialog');
  await expect.poll(() => question.innerText()).toMatch(/200\.000\s₫ vào ví khách ngay/);
  await question.getByRole('button', { name: /Giải quyết và hoàn 200\.000/ }).click();
  await phone.getByText('Đã giải quyết').first().waitFor();
  await look(phone, '8-complaint-resolved');
  await visit(phone, '/account/wallet');
  await phone
    .getByText(/Hoàn tiền theo khiếu nại/)
    .first()
    .waitFor();
});

it('money is asked back to a bank account, which rests first; what is rejected is free again', async () => {
  const accountant = await person(DESKTOP);
  const second = await person(DESKTOP);
  await signInAtDesk(accountant, 'accountant');
  await signInAtDesk(second, 'admin');
  await visit(phone, '/account/wallet/withdraw');
  await phone.getByRole('button', { name: 'Thêm tài khoản' }).first().click();
  const sheet = phone.getByRole('dialog', { name: 'Thêm tài khoản' });
  await sheet.getByLabel('Ngân hàng').selectOption('970436');
  await sheet.getByLabel('Số tài khoản').fill('0011004098765');
  await sheet.getByLabel('Mật khẩu', { exact: true }).fill(customer.password);
  await sheet.getByRole('button', { name: 'Lưu tài khoản' }).click();
  await phone.getByText(/Nhận được tiền từ/).waitFor();
  await phone.getByLabel('Số tiền').fill('1000000');
  await phone.getByRole('button', { name: 'Gửi yêu cầu rút tiền' }).click();
  await phone.getByText('Chờ duyệt').first().waitFor();
  await look(phone, '8-withdrawal');

  await visit(accountant, '/desk/withdrawals');
  await accountant.getByText(customer.name).waitFor();
  await accountant.getByRole('button', { name: 'Duyệt' }).click();
  await phone.getByText('Đã duyệt, chờ chuyển khoản').first().waitFor();
  await visit(accountant, '/desk/withdrawals?status=approved');
  await accountant.getByText('một người khác phải chuyển khoản').waitFor();
  await visit(second, '/desk/withdrawals?status=approved');
  await second.getByText('Tài khoản của khách vừa thay đổi').waitFor();
  expect(await second.getByLabel('Mã giao dịch ngân hàng').count()).toBe(0);
  await look(second, '8-withdrawal-desk');
  await accountant
    .getByLabel('Lý do từ chối (khách hàng đọc được)')
    .fill('Vui lòng gửi lại sau khi tài khoản được xác nhận');
  await accountant.getByRole('button', { name: 'Từ chối' }).click();
  await accountant.getByRole('dialog').getByRole('button', { name: 'Từ chối' }).click();
  await phone.getByText('Bị từ chối').first().waitFor();
  await phone.getByText('Vui lòng gửi lại sau khi tài khoản được xác nhận').first().waitFor();
});

/** As a phone writes it that was held upright: lying, large, and with a word on how it was held. */
const aPhoto = () =>
  sharp({
    create: {
      width: 500,
      height: 375,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .resize(4_000, 3_000)
    .jpeg({ quality: 100 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
