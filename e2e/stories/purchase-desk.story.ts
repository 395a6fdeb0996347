import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { aNewcomer, openAccount, signInAs, signInAtDesk } from '../support/people.ts';
import { DESKTOP, look, PHONE, pretend, useBrowser, visit } from '../support/story.ts';

const { person } = useBrowser();
const customer = aNewcomer('Đặng Thu Trang');
let phone: Page;
let buyer: Page;

beforeAll(async () => {
  await openAccount(customer, 20_000_000);
  phone = await person(PHONE);
  buyer = await person(DESKTOP);
  await signInAs(phone, customer.phone, customer.password);
  await signInAtDesk(buyer, 'buyer');
});

/** Buys a bottle at Mercari: somebody must look at its papers, so it waits at the purchase desk. */
async function ordersABottle(name: string): Promise<{ order: string; item: string }> {
  const item = await pretend<{ id: string }>('POST', '/_control/mercari/items', {
    name,
    price: 6_000,
  });
  await visit(phone, `/mercari/item/${item.id}`);
  await phone
    .getByRole('main')
    .getByRole('button', { name: /Mua ngay/ })
    .click();
  const sheet = phone.getByRole('dialog', { name: 'Mua ngay' });
  await expect.poll(() => sheet.textContent()).toMatch(/giữ trong ví bây giờ\s*[\d.]{5,}/i);
  await sheet.getByRole('checkbox', { name: /Tôi hiểu/ }).check();
  await sheet.getByRole('button', { name: 'Xác nhận mua' }).click();
  await phone.waitForURL('**/account/quotes/HK*');
  await phone.getByText('Đã xác nhận mua hàng').first().waitFor();
  return { order: new URL(phone.url()).pathname.split('/').at(-1) as string, item: item.id };
}

async function opens(code: string): Promise<void> {
  await visit(buyer, '/desk/queue');
  await buyer.getByLabel('Quét hoặc gõ mã').fill(code);
  await buyer.keyboard.press('Enter');
  await buyer.getByText('Mua hàng ·').filter({ hasText: code }).first().waitFor();
}

it('the buyer takes what waits for a person, buys it by hand, and the customer sees its number without a reload', async () => {
  const { order } = await ordersABottle('サントリー ウイスキー 響 ミニボトル');
  await opens(order);
  await buyer.getByText('rượu bia: cần giấy tờ nhập khẩu').first().waitFor();
  await look(buyer, '7-purchase-desk');
  await buyer.getByRole('button', { name: 'Nhận mua' }).click();
  await buyer.getByLabel('Mã đơn của sàn').fill('m-order-20261121');
  await buyer.getByRole('button', { name: 'Đã mua', exact: true }).click();
  await phone.getByText('Đã mua').first().waitFor();
  await phone.getByText('m-order-20261121').first().waitFor();
  await look(phone, '6-bought-by-hand');
});

it('what was only to be looked at is left to the agent, which buys it at the marketplace', async () => {
  const { order, item } = await ordersABottle('ニッカ ウイスキー 余市 ミニボトル');
  await opens(order);
  await buyer.getByRole('button', { name: 'Cho chương trình mua' }).click();
  await phone.getByText('Đã mua').first().waitFor({ timeout: 40_000 });
  const { purchases } = await pretend<{ purchases: { item: string }[] }>(
    'GET',
    '/_control/truth/purchases?party=mercari',
  );
  expect(purchases.filter((one) => one.item === item)).toHaveLength(1);
});

it('what is gone is given up: the whole money is back and the customer is told', async () => {
  const { order, item } = await ordersABottle('キリン ウイスキー 富士 ミニボトル');
  await pretend('PATCH', `/_control/mercari/items/${item}`, { isSold: true });
  await opens(order);
  await buyer.getByRole('button', { name: 'Cho chương trình mua' }).click();
  await phone.getByText('Đã bị hủy').first().waitFor({ timeout: 40_000 });
  await look(phone, '6-sold-out');
  await visit(phone, '/account/wallet');
  await phone.getByText('Không có khoản nào đang tạm giữ.').waitFor();
  await phone
    .getByText(new RegExp(`Hủy đơn ${order}`))
    .first()
    .waitFor();
  await look(phone, '6-refunded');
});
